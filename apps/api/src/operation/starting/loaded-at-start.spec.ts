import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The names of all modules that a process asks for before it looks for its database. */
async function loadedAtStart(): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve(name, context, next) { loaded.push(name); return next(name, context); } });
    process.on('exit', () => console.log(JSON.stringify(loaded)));
    await import(${JSON.stringify(pathToFileURL(resolve('apps/api/src/main.ts')).href)});`;
  const env = { PATH: process.env.PATH ?? '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env }).catch(
    (ended: { stdout: string }) => ended,
  );
  return JSON.parse(stdout) as string[];
}

test('a process that starts loads neither what prints papers nor, without a collector, OpenTelemetry', async () => {
  const loaded = await loadedAtStart();
  expect(loaded.some((name) => name.endsWith('/watch-requests.ts'))).toBe(true);
  expect(loaded.filter((name) => /opentelemetry|open-telemetry|pdfkit|fonts\.ts/.test(name))).toEqual([]);
}, 60_000);
