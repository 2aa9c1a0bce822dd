export * from './brand-pack.ts';
export * from './public-origin.ts';
export * from './settings.ts';
