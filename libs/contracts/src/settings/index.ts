export * from './public-origin.ts';
export * from './settings.ts';
