import { directoryStore, sourceMapsOf, tracedStack } from '@shop/federation/server';
import { expect, test } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../../fixtures/data-directory.ts';

const RELEASES = join(import.meta.dirname, '../../..', DATA_DIR, 'releases');

for (const name of ['search', 'product', 'gifting', 'account', 'minisites'])
  test(`a stack of ${name}, on the server and in the browser, leads to the squad’s own lines`, async () => {
    const registry = JSON.parse(readFileSync(join(RELEASES, 'registry.json'), 'utf8')) as { remotes: Record<string, { stable: string }> };
    const id = registry.remotes[name]!.stable;
    const folder = join(RELEASES, name, id);
    const door = readdirSync(join(folder, 'browser')).find((file) => /^__federation_expose_remote\..*\.js$/.test(file))!;
    for (const [file, address] of [
      ['server/remote.cjs', `/remotes/${name}@${id}/server/remote.cjs`],
      [`browser/${door}`, `http://localhost/releases/${name}/${id}/browser/${door}`],
    ] as const) {
      const { line, column } = placeOf(readFileSync(join(folder, file), 'utf8'));
      const traced = await tracedStack(`Error: x\n    at open (${address}:${line}:${column})`, sourceMapsOf(directoryStore(RELEASES)));
      const [, source = '', at = ''] = /\((apps\/[^:]+):(\d+):\d+ /.exec(traced) ?? [];
      expect(source, traced).toMatch(new RegExp(`^apps/${name}/src/`));
      expect(readFileSync(join(import.meta.dirname, '../../..', source), 'utf8').split('\n')[Number(at) - 1]).toContain('routes');
      expect(traced).toContain(`(${name}@${id})`);
    }
  });

/** Where the remote's door says its routes. */
function placeOf(text: string): { line: number; column: number } {
  const at = /\broutes:/.exec(text)?.index ?? -1;
  expect(at).toBeGreaterThan(0);
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
