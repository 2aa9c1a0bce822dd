import { evaluate, RemoteHost } from '@shop/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { ReleaseWatch } from '../releases/release-watch.ts';
import { ActivePages } from './active-pages.ts';
import { handleUnhandledErrors } from './unhandled-errors.ts';

/** A process of its own for `unhandled-errors.spec.ts`: lets code of a remote, or of the shell, fail outside of any page. */
const [kind = 'promise', times = '1'] = process.argv.slice(2);
const RELEASE = 'search@bad';
const SOURCE = `
module.exports.promise = function ask() { Promise.reject(new Error('nobody awaits me')); };
module.exports.timer = function later() { setTimeout(function ring() { throw new TypeError('too late'); }, 0); };
module.exports.loop = function draw() { for (;;); };`;

const nowhere = { read: () => Promise.reject(new Error('there is no store')) };
const host = new RemoteHost({ source: nowhere, shared: new Map(), log: () => undefined });
const watch = new ReleaseWatch(host, () => undefined);
const logged: string[] = [];
const note = (what: object, message: string) => void logged.push(`${'release' in what ? `${String(what.release)}: ` : ''}${message}`);
const pages = new ActivePages();
const left: string[] = [];
pages.enter({ releases: [RELEASE], leave: (release) => void left.push(release) });
handleUnhandledErrors({ host, watch, pages, log: { error: note, fatal: note } as unknown as FastifyBaseLogger });

const { exports } = evaluate(SOURCE, `/remotes/${RELEASE}/server/remote.cjs`, { require: () => undefined, timeoutMs: 60_000 });
const own: Record<string, () => void> = {
  'own promise': () => void Promise.reject(new Error('the shell forgot me')),
  'own timer': () =>
    void setTimeout(() => {
      throw new Error('the shell is wrong');
    }, 0),
};
const tell = () => {
  const { errors, serverErrors } = watch.of(RELEASE);
  const isOut = host.breaker.isOpen(RELEASE);
  console.log(JSON.stringify({ logged, left, isOut, serverErrors, said: errors.map(({ message }) => message) }));
};
process.on('exit', tell);
// A shell is busy with nothing when its watchdog begins.
setTimeout(() => {
  // The loop of events goes on: timers of later still come.
  setInterval(() => logged.length && setTimeout(() => process.exit(0), 100), 100);
  for (let more = Number(times); more > 0; more -= 1) (own[kind] ?? (exports as Record<string, () => void>)[kind]!)();
}, 300);
