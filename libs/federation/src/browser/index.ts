export * from './load-remote.ts';
export * from './trusted-code.ts';
