import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The names of all modules that a process asks for before it looks for its database. */
async function loadedAtStart(): Promise<string[]> {
  // A file, since what a process that exits has written to a pipe may be cut.
  const list = join(await mkdtemp(join(tmpdir(), 'loaded-')), 'names.json');
  const program = `
    import { writeFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve(name, context, next) { loaded.push(name); return next(name, context); } });
    process.on('exit', () => writeFileSync(${JSON.stringify(list)}, JSON.stringify(loaded)));
    await import(${JSON.stringify(pathToFileURL(resolve('apps/api/src/main.ts')).href)});`;
  const env = { PATH: process.env.PATH ?? '' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env }).catch(() => undefined);
  return JSON.parse(await readFile(list, 'utf8')) as string[];
}

test('a process that starts loads neither what prints documents nor, without a collector, OpenTelemetry', async () => {
  const loaded = await loadedAtStart();
  expect(loaded.some((name) => name.endsWith('/watch-requests.ts'))).toBe(true);
  // prom-client asks for the bare interface of OpenTelemetry, which does nothing by itself.
  const dear = loaded.filter((name) => name !== '@opentelemetry/api' && /opentelemetry|open-telemetry|pdfkit|fonts\.ts/.test(name));
  expect(dear).toEqual([]);
});
