export * from './builders.ts';
export * from './database.ts';
