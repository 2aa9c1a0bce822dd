import { readFileSync } from 'node:fs';
import { storeOf, type AskedRelease } from '../asked-release.ts';
import { sourceMapsOf, tracedStack } from '@shop/federation/server';

/** `trace < stack`: a stack of a browser or a server, with the squad's own files and lines. */
export async function traceStack(asked: AskedRelease, say: (line: string) => void): Promise<void> {
  say(await tracedStack(readFileSync(0, 'utf8'), sourceMapsOf(await storeOf(asked))));
}
