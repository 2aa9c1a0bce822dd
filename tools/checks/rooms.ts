import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, type Import } from './imports.ts';
import { ownerFaults, tablesOf, writeFault, writesOf, type TableOwners, type Write } from './tables.ts';

/** Sources of a folder, beside its door and their specifications: a developer who opens it sees what it holds. */
export const MAX_SOURCES = 15;

/** The rooms of an application, as its `rooms.json` has them. */
export interface Rooms {
  /** Folders of `src`: each may import those before it, and types count. */
  readonly rooms: readonly string[];
  /** The room that puts the others together: it alone takes their routes, and their jobs and handlers of the outbox by file. */
  readonly composition: string;
  /** Rooms whose folders are subjects of their own, each with an `index.ts` beside that of the room. */
  readonly doorPerFolder: readonly string[];
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
    if (folder === undefined || isSpec(file) || isDoor(file)) continue;
    const place = posix.dirname(file);
    if (!known.mayGrow.some((one) => place === `${folder}/src/${one}`)) counted.set(place, (counted.get(place) ?? 0) + 1);
  }
  const large = [...counted].filter(([, count]) => count > MAX_SOURCES);
  return large.map(
    ([place, count]) => `${place}: ${count} sources, ${MAX_SOURCES} at most: put what belongs together in a folder of its own`,
  );
}

/** Sources of one application that have the same name: a search for a file by its name finds one. `files`: paths from the root. */
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

/** What is wrong with a file of a room, and on which line; lines are 1-based. */
export interface RoomFault {
  readonly line: number;
  readonly message: string;
}

/** Everything that is wrong with where a file stands, what it imports and what it writes. `file` is a path from the root. */
export function roomFaults(file: string, source: string, all: ReadonlyMap<string, Rooms>): RoomFault[] {
  if (!roomsOf(file, all)) return [];
  const at = (line: number, message: string | undefined) => (message === undefined ? [] : [{ line, message }]);
  return [
    ...at(1, placeFault(file, all) ?? doorFault(file, source)),
    ...importsOf(file, source).flatMap((requested) => at(requested.line, roomFault(file, requested, all))),
    ...writesOf(source).flatMap((write) => at(write.line, tableFault(file, write, all))),
  ];
}

/** Says what is wrong with an import between rooms, or nothing. `file` is a path from the root. */
export function roomFault(
  file: string,
  { from, names }: Pick<Import, 'from' | 'names'>,
  all: ReadonlyMap<string, Rooms>,
): string | undefined {
  const [folder, known = NONE] = roomsOf(file, all) ?? [];
  if (folder === undefined || isForSpecifications(file, folder, known)) return undefined;
  const room = roomIn(file, folder);
  if (!from.startsWith('.')) return room === undefined ? undefined : packageFault(room, from, known);
  const imported = posix.normalize(posix.join(posix.dirname(file), from));
  const target = roomIn(imported, folder);
  if (target === undefined) return undefined;
  if (isDoor(file) && names.includes('*')) return 'a door names what it offers, one by one: no star';
  if (target === room) return isDoor(imported) ? `inside ${room} import the file itself, not the door` : undefined;
  if (known.forSpecifications.includes(target)) return `${target} is for specifications only`;
  if (room === undefined) return undefined;
  const [own, other] = [known.rooms.indexOf(room), known.rooms.indexOf(target)];
  if (own < 0 || other < 0) return undefined;
  if (other < own) return entranceFault({ room, target, path: imported.slice(`${folder}/src/`.length) }, known);
  return `${room} may not import ${target}, which builds on it: move what both need to ${room} or above, or hand it over from ${target}`;
}

/** Routes of a room: `routes.ts`, `trip-routes.ts`, and what lies in a folder `routes`. */
const ROUTES = /\/routes\/|[/-]routes\.ts$/;
/** What the composition takes of a room by file: a door that offered them would load every call with the first rule. */
const MODULE_PARTS = /\/(?:routes|jobs)\/|[/-](?:routes|outbox-handlers)\.ts$/;
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

const NONE: Rooms = { rooms: [], composition: '', doorPerFolder: [], forSpecifications: [], mayGrow: [], packages: {} };

interface Entrance {
  readonly room: string;
  readonly target: string;
  /** Path of what is imported, from `src`. */
  readonly path: string;
}

/** Another room is entered by its door; its routes are for the composition. */
function entranceFault({ room, target, path }: Entrance, { composition, doorPerFolder }: Rooms): string | undefined {
  if (room === composition && MODULE_PARTS.test(path)) return undefined;
  if (ROUTES.test(path)) return `routes of ${target} are for ${composition} alone: move what others need out of them, to ${target}`;
  const [, folder = '', ...deeper] = path.split('/');
  const door = doorPerFolder.includes(target) && deeper.length > 0 ? `${target}/${folder}/index.ts` : `${target}/index.ts`;
  return path === door ? undefined : `${target} is entered by its door: name it in ${door}, and import it from there`;
}

/** Says what a door lacks: a developer who opens it first reads what it offers. */
function doorFault(file: string, source: string): string | undefined {
  return !isDoor(file) || source.startsWith('/** ') ? undefined : 'a door begins with a line that says what it offers: /** … */';
}

function isDoor(file: string): boolean {
  return posix.basename(file) === 'index.ts';
}

function packageFault(room: string, from: string, { packages }: Rooms): string | undefined {
  const name = Object.keys(packages).find((one) => from === one || from.startsWith(`${one}/`));
  if (name === undefined || packages[name]!.includes(room)) return undefined;
  return `${name} is imported by ${packages[name]!.join(' and ') || 'the entry of the process'} alone`;
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
