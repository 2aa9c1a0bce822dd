import type { ReleaseSource } from '../store/release-store.ts';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** Finds the map of a script of a release: `search/3f9c…/browser/main.js`. */
export type SourceMaps = (file: string) => Promise<SourceMap | undefined>;

/** Where browsers and servers name a file of a release, with its line and column. */
const PLACE = /(?:https?:\/\/[^\s()/]+)?\/(?:releases\/([\w-]+)\/([\w-]+)|remotes\/([\w-]+)@([\w-]+))\/([^\s():]+):(\d+):(\d+)/g;

export function sourceMapsOf(source: ReleaseSource): SourceMaps {
  const known = new Map<string, Promise<SourceMap | undefined>>();
  return (file) => {
    const map =
      known.get(file) ??
      source.read(`${file}.map`).then(
        (content) => new SourceMap(JSON.parse(content.toString('utf8')) as SourceMapPayload),
        () => undefined,
      );
    known.set(file, map);
    return map;
  };
}

/** Replaces each place in a stack by the squad's own file and line; what has no map stays as it is. */
export async function tracedStack(stack: string, maps: SourceMaps): Promise<string> {
  const places = await Promise.all([...stack.matchAll(PLACE)].map(async (place) => [place[0], await original(place, maps)] as const));
  return places.reduce((text, [from, to]) => (to ? text.replace(from, () => to) : text), stack);
}

async function original(place: RegExpMatchArray, maps: SourceMaps): Promise<string | undefined> {
  const [, name = place[3], id = place[4], , , file, line, column] = place;
  const map = await maps(`${name}/${id}/${file}`);
  const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
  const source = found.originalSource.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1} (${name}@${id})`;
}
