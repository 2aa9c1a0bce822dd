import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../test/chromium.ts';
import { startPostgres } from '../test/postgres.ts';

/** A file of a release or of the registry with one byte more: on the server, and in the browser. */
export async function checkTampering(): Promise<string[]> {
  return [
    ...(await specs('tampering, on the server', [
      'libs/federation/src/server/host/tampered-release.spec.ts',
      'libs/federation/src/registry',
    ])),
    ...(await journeys('tampering, in the browser', ['fault-tampered'])),
  ];
}

/** Every file that a page fetches is lost in turn. */
export function checkLostFiles(): Promise<string[]> {
  return journeys('lost files', ['lost-files'], { LOST_FILES: 'all' });
}

/** Every early use of a page at every moment. */
export function checkEarlyPresses(): Promise<string[]> {
  return journeys('early presses', ['early-presses'], { EARLY_PRESSES: 'all' });
}

/** A tenth of the visitors, the same on both sides; a canary that throws or is slow is stopped by itself. */
export async function checkCanary(): Promise<string[]> {
  return [
    ...(await specs('canary, shares and stops', ['libs/federation/src/server/host', 'apps/shell/src/server/watchdog'])),
    ...(await journeys('canary, as a squad and its visitors see it', ['release'])),
  ];
}

/** Each of two shells and two APIs is killed in turn; wants the binaries of PostgreSQL on this machine. */
export async function checkReplicas(): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'replicas-'));
  const postgres = await startPostgres(scratch);
  try {
    if (!postgres) return ['two of each: no binaries of PostgreSQL were found in /usr/lib/postgresql'];
    const env = { JOURNEY_DATABASE_URL: postgres.url, JOURNEY_DATA_DIR: 'var/journeys-postgres', SHELLS: '2', APIS: '2' };
    return await journeys('two of each, killed in turn', ['operator-replicas'], env);
  } finally {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function specs(name: string, paths: readonly string[]): Promise<string[]> {
  return passed(name, ['node_modules/vitest/vitest.mjs', 'run', ...paths]);
}

function journeys(name: string, files: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line'];
  const filters = files.map((file) => `/${file}\\.journey\\.ts$`);
  return passed(name, [...playwright, ...filters], { CHROMIUM_PATH: findChromium() ?? '', ...env });
}

/** What `npm test` runs too, here by itself: one fault if it does not pass. */
async function passed(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  console.log(`${name}: ${code ? 'FAULT' : 'holds'}`);
  return code ? [`${name}: does not pass; the lines above say what`] : [];
}
