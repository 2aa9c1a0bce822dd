export * from './count.ts';
export * from './day.ts';
export * from './distance.ts';
export * from './locale.ts';
export * from './money.ts';
export * from './score.ts';
export * from './send-places.ts';
export * from './time.ts';
