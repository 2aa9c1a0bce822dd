import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HttpProblem } from '../platform/http/index.ts';

/** Draws a picture; undefined or null when there is none of that name. */
export type RenderPicture = (id: string, size: string) => Promise<Uint8Array | null | undefined>;

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface PictureStore {
  /** Undefined when the picture or the size does not exist. */
  get(id: string, size: string): Promise<StoredPicture | undefined>;
}

/** What may become a file name; which sizes and pictures there are, the renderer knows. */
const SIZE = /^\d{2,4}_\d{2,4}$/;
const ID = /^[a-z0-9][a-z0-9-]{0,80}$/;
/** Drawing takes a processor each. */
const AT_ONCE = 2;
/** With so many in the queue a new request gets a 503, before all of them time out. */
const MAX_WAITING = 100;

/** Draws pictures when they are first asked for, once each, and keeps them in a directory. */
export function pictureStore(directory: string, render: RenderPicture): PictureStore {
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const turn = turns(AT_ONCE);

  const draw = async ({ id, size, path }: { id: string; size: string; path: string }): Promise<Buffer | undefined> => {
    const drawn = await turn(() => render(id, size));
    if (!drawn) return undefined;
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, drawn);
    await rename(part, path);
    return Buffer.from(drawn);
  };

  return {
    async get(id, size) {
      if (!ID.test(id) || !SIZE.test(size)) return undefined;
      const path = join(directory, id, `${size}.webp`);
      const file = await readFile(path).catch(() => undefined);
      if (file) return stored(file);
      let running = drawing.get(path);
      if (!running) drawing.set(path, (running = draw({ id, size, path }).finally(() => drawing.delete(path))));
      const bytes = await running;
      return bytes && stored(bytes);
    },
  };
}

/** Pictures that somebody has put into a directory, `{id}/{width}_{height}.webp`. */
export function pictureFolder(directory: string): PictureStore {
  return {
    async get(id, size) {
      if (!ID.test(id) || !SIZE.test(size)) return undefined;
      const bytes = await readFile(join(directory, id, `${size}.webp`)).catch(() => undefined);
      return bytes && stored(bytes);
    },
  };
}

function stored(bytes: Buffer): StoredPicture {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Lets so many tasks run at once; the others wait in line. */
function turns(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = places;
  const line: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else if (line.length >= MAX_WAITING)
      throw new HttpProblem(503, { code: 'TRY_AGAIN', message: 'Too many pictures are being drawn: try again in a few seconds.' });
    else await new Promise<void>((next) => line.push(next));
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else free++;
    }
  };
}
