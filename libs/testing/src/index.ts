export * from './builders.ts';
export * from './database.ts';
export * from './small-catalogue.ts';
