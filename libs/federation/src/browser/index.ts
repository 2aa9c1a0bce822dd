export * from './load-remote.ts';
export * from './runtime-core.ts';
export * from './trusted-code.ts';
