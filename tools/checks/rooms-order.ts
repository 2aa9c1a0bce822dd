import type { Rule } from 'eslint';
import { relative, resolve, sep } from 'node:path';
import { readRooms, roomFaults, type Rooms } from './rooms.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** `rooms/order` of ESLint: what `npm run boundaries` says of a file of a room, on its line, while it is written. */
export const roomsOrder: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'A room imports and writes only what rooms.json lets it.' } },
  create: (context) => ({
    Program() {
      const file = relative(ROOT, context.filename).split(sep).join('/');
      for (const { line, message } of roomFaults(file, context.sourceCode.text, known()))
        context.report({ loc: { line, column: 0 }, message });
    },
  }),
};

let read: ReadonlyMap<string, Rooms> | undefined;

/** Read once: an editor that is open while rooms.json changes restarts its ESLint. */
function known(): ReadonlyMap<string, Rooms> {
  read ??= readRooms(ROOT, ['apps/api']);
  return read;
}
