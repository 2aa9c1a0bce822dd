import type { Database } from './database.ts';

const noticed = new WeakMap<Database, number>();

/** The newest `catalogue_version` that this process has noticed: what was read under another one is read again. */
export const noticedVersion = (db: Database): number => noticed.get(db) ?? 0;

export const noticeVersion = (db: Database, version: number): void => void noticed.set(db, version);
