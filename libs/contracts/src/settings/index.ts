export * from './brand-pack.ts';
export * from './client-address.ts';
export * from './demo-time.ts';
export * from './patience.ts';
export * from './public-origin.ts';
export * from './settings.ts';
export * from './toggles.ts';
