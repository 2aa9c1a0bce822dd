import { evaluate } from '@shop/federation/server';
import { startWatchdog } from './watchdog.ts';

/** A process of its own for `watchdog.spec.ts`: runs code of a remote that never ends, and says what became of it. */
const [kind = 'loop'] = process.argv.slice(2);
const SOURCES: Readonly<Record<string, string>> = {
  loop: 'module.exports.run = function draw() { for (;;); };',
  promises: 'module.exports.run = function ask() { const again = () => Promise.resolve().then(again); again(); };',
};
const { exports } = evaluate(SOURCES[kind]!, `/remotes/search@bad/server/remote.cjs`, { require: () => undefined, timeoutMs: 60_000 });
const began = performance.now();
startWatchdog(({ release, stack }) => {
  console.log(JSON.stringify({ release, within: performance.now() - began, first: stack[0] }));
  // The loop of events goes on: a timer of later still comes.
  setTimeout(() => process.exit(0), 50);
});
setTimeout(() => {
  (exports as { run(): void }).run();
}, 300);
setTimeout(() => process.exit(1), 60_000);
