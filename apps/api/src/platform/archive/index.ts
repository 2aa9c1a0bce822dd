/** Several files as one to download. */
export { zipArchive } from './zip-archive.ts';
export type { ArchivedFile } from './zip-archive.ts';
