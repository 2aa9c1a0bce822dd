export * from './integrity.ts';
export * from './load-release.ts';
export * from './publish.ts';
export * from './release-source.ts';
export * from './remote-host.ts';
