export * from './load-remote.ts';
export * from './runtime-core.ts';
