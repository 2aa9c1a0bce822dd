import { readFileSync } from 'node:fs';
import { storeOf, type RequestedRelease } from '../requested-release.ts';
import { sourceMapsOf, tracedStack } from '@shop/federation/server';

/** `trace < stack`: a stack of a browser or a server, with the squad's own files and lines. */
export async function traceStack(requested: RequestedRelease, say: (line: string) => void): Promise<void> {
  say(await tracedStack(readFileSync(0, 'utf8'), sourceMapsOf(await storeOf(requested))));
}
