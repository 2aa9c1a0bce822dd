export * from './consent.ts';
export * from './data-layer.ts';
