// Prints what a test's result depends on besides files: the versions it runs with, and the week, after which it is run again anyway.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const BROWSERS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const browser = BROWSERS.find((path) => path && existsSync(path));
console.log(`node ${process.version} ${process.platform} ${process.arch}`);
console.log(browser ? versionOf(browser) : 'the browser of Playwright');
console.log(globSync('/usr/lib/postgresql/*/bin/postgres').map(versionOf).join() || 'no PostgreSQL');
console.log(existsSync('/usr/bin/promtool') ? versionOf('/usr/bin/promtool').split('\n')[0] : 'no promtool');
console.log(`week ${Math.floor(Date.now() / WEEK_MS)}`);

function versionOf(program) {
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
