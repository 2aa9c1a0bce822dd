import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ownerFaults, tablesOf, writeFault, type TableOwners, type Write } from './tables.ts';

/** Sources of a folder, beside their specifications: whoever opens it sees what it holds. */
export const MAX_SOURCES = 15;

/** The rooms of an application, as its `rooms.json` has them. */
export interface Rooms {
  /** Folders of `src`: each may import those before it, and types count. */
  readonly rooms: readonly string[];
  /** The room that puts the others together: it alone takes their routes. */
  readonly composition: string;
  /** Folders that only specifications and what they share may import. */
  readonly forSpecifications: readonly string[];
  /** Folders with more than {@link MAX_SOURCES} files, for what is only added to. */
  readonly mayGrow: readonly string[];
  /** Packages that only some rooms may import. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Who writes which table. */
  readonly database?: TableOwners;
}

/** The rooms of each package that has a `rooms.json`, by its folder from the root. */
export function readRooms(root: string, folders: readonly string[]): ReadonlyMap<string, Rooms> {
  const named = folders.filter((folder) => existsSync(`${root}/${folder}/rooms.json`));
  return new Map(named.map((folder) => [folder, JSON.parse(readFileSync(`${root}/${folder}/rooms.json`, 'utf8')) as Rooms]));
}

/** Says what is wrong with where a file stands; undefined where it stands in a room, or beside them as an entry of the process. */
export function placeFault(file: string, all: ReadonlyMap<string, Rooms>): string | undefined {
  const [folder, { rooms, forSpecifications } = NONE] = roomsOf(file, all) ?? [];
  if (folder === undefined) return undefined;
  const room = roomIn(file, folder);
  if (room === undefined || rooms.includes(room) || forSpecifications.includes(room)) return undefined;
  return `${room} is no room: ${folder}/rooms.json lists them, each after those that it builds on`;
}

/** Folders of rooms that have grown too large to be read at a glance. `files`: paths from the root. */
export function largeFolders(files: readonly string[], all: ReadonlyMap<string, Rooms>): string[] {
  const counted = new Map<string, number>();
  for (const file of files) {
    const [folder, known = NONE] = roomsOf(file, all) ?? [];
    if (folder === undefined || isSpec(file)) continue;
    const place = posix.dirname(file);
    if (!known.mayGrow.some((one) => place === `${folder}/src/${one}`)) counted.set(place, (counted.get(place) ?? 0) + 1);
  }
  const large = [...counted].filter(([, count]) => count > MAX_SOURCES);
  return large.map(
    ([place, count]) => `${place}: ${count} sources, ${MAX_SOURCES} at most: put what belongs together in a folder of its own`,
  );
}

/** Sources of one application that have the same name: whoever looks for a file by its name finds one. `files`: paths from the root. */
export function repeatedNames(files: readonly string[], all: ReadonlyMap<string, Rooms>): string[] {
  const named = new Map<string, string[]>();
  for (const file of files) {
    const [folder] = roomsOf(file, all) ?? [];
    if (folder === undefined || SPEC.test(file) || IS_NAMED_BY_PLACE.test(file)) continue;
    const name = `${folder} ${posix.basename(file)}`;
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  const repeated = [...named.values()].filter(({ length }) => length > 1);
  return repeated.map((same) => `${same.join(' and ')} have one name: say in the name of each what is in it`);
}

/** Says what is wrong with an import between rooms, or nothing. `file` is a path from the root, `from` what it imports. */
export function roomFault(file: string, from: string, all: ReadonlyMap<string, Rooms>): string | undefined {
  const [folder, known = NONE] = roomsOf(file, all) ?? [];
  if (folder === undefined || isForSpecifications(file, folder, known)) return undefined;
  const room = roomIn(file, folder);
  if (!from.startsWith('.')) return room === undefined ? undefined : packageFault(room, from, known);
  const imported = posix.normalize(posix.join(posix.dirname(file), from));
  const target = roomIn(imported, folder);
  if (target === undefined || target === room) return undefined;
  if (known.forSpecifications.includes(target)) return `${target} is for specifications only`;
  if (room === undefined) return undefined;
  const [own, other] = [known.rooms.indexOf(room), known.rooms.indexOf(target)];
  if (own < 0 || other < 0) return undefined;
  if (other < own) return ROUTES.test(imported) && room !== known.composition ? routesFault(target, known) : undefined;
  return `${room} may not import ${target}, which builds on it: move what both need to ${room} or above, or hand it over from ${target}`;
}

/** Routes of a room: `routes.ts`, `trip-routes.ts`, and what lies in a folder `routes`. */
const ROUTES = /\/routes\/|[/-]routes\.ts$/;
const SPEC = /\.spec\.tsx?$/;
/** The door of a folder, the routes of a room, and messages, which are named by their language. */
const IS_NAMED_BY_PLACE = /\/(?:index|routes|messages\/[a-z]{2})\.ts$/;
/** Says what is wrong with a statement of a file that writes a table, or nothing. */
export function tableFault(file: string, written: Write, all: ReadonlyMap<string, Rooms>): string | undefined {
  const [folder, { database, forSpecifications } = NONE] = roomsOf(file, all) ?? [];
  const room = folder === undefined ? undefined : roomIn(file, folder);
  if (!database || room === undefined || isSpec(file) || forSpecifications.includes(room)) return undefined;
  return file.startsWith(`${folder}/src/${database.migrations}/`) ? undefined : writeFault(room, written, database);
}

/** Tables without an owner, and owners without a table. */
export function tableFaults(root: string, all: ReadonlyMap<string, Rooms>): string[] {
  return [...all].flatMap(([folder, { database }]) => {
    if (!database) return [];
    return ownerFaults(tablesOf(`${root}/${folder}/src/${database.migrations}`), database).map((fault) => `${folder}/rooms.json: ${fault}`);
  });
}

const NONE: Rooms = { rooms: [], composition: '', forSpecifications: [], mayGrow: [], packages: {} };

function routesFault(target: string, { composition }: Rooms): string {
  return `routes of ${target} are for ${composition} alone: move what others need out of them, to ${target}`;
}

function packageFault(room: string, from: string, { packages }: Rooms): string | undefined {
  const name = Object.keys(packages).find((one) => from === one || from.startsWith(`${one}/`));
  if (name === undefined || packages[name]!.includes(room)) return undefined;
  return `${name} is imported by ${packages[name]!.join(' and ')} alone`;
}

function roomsOf(file: string, all: ReadonlyMap<string, Rooms>): readonly [string, Rooms] | undefined {
  return [...all].find(([folder]) => file.startsWith(`${folder}/src/`));
}

/** The folder of `src` that a file lies in; undefined for one that lies in none. */
function roomIn(file: string, folder: string): string | undefined {
  const [room, ...rest] = file.slice(`${folder}/src/`.length).split('/');
  return rest.length > 0 ? room : undefined;
}

function isForSpecifications(file: string, folder: string, { forSpecifications }: Rooms): boolean {
  return isSpec(file) || forSpecifications.includes(roomIn(file, folder) ?? '');
}

function isSpec(file: string): boolean {
  return /\.(spec|test-utils)\.tsx?$/.test(file);
}
