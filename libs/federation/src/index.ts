export * from './registry/registry.ts';
export * from './registry/registry-changes.ts';
export * from './registry/resolve-lock.ts';
export * from './release.ts';
