export * from './builders.ts';
export * from './database.ts';
export * from './promoted-gift.ts';
export * from './small-catalogue.ts';
