import type { RemoteName } from '@shop/contracts';
import type { RemoteHost } from '@shop/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { releaseOfStack, type ReleaseWatch } from '../releases/release-watch.ts';
import type { ActivePages } from './active-pages.ts';
import { startWatchdog } from './watchdog.ts';

interface Guarded {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  readonly pages: ActivePages;
  readonly log: FastifyBaseLogger;
}

/**
 * What a remote's code does outside of any page: a promise that nobody awaits, a timer that throws, a loop without end.
 * It is noted against its release and costs the process nothing; an uncaught error of the shell's own ends it, as ever.
 */
export function handleUnhandledErrors({ host, watch, pages, log }: Guarded): void {
  const isRemotes = (error: unknown): boolean => {
    const { stack, name, message } = (error ?? {}) as Partial<Error>;
    const release = releaseOfStack(stack);
    if (!release) return false;
    log.error({ err: error, release }, 'a remote left an error to nobody');
    watch.failed(release, { side: 'server', message: `${name}: ${message}`.slice(0, 256), ...(stack && { stack }) });
    host.note(...namedIn(release), 'threw');
    return true;
  };
  process.on('unhandledRejection', (reason) => {
    if (!isRemotes(reason)) log.error({ err: reason }, 'a promise was refused and nobody awaited it');
  });
  process.on('uncaughtException', (error) => {
    if (isRemotes(error)) return;
    log.fatal({ err: error }, 'the shell ends');
    process.exit(1);
  });
  startWatchdog(({ release, stack, ms }) => {
    log.error({ release: release ?? 'shell', stack, ms }, 'code without end was cut off');
    if (!release) return;
    watch.failed(release, { side: 'server', message: `ran for ${ms} ms without end`, stack: stack.join('\n    at ') });
    host.cutOff(...namedIn(release));
    pages.leave(release);
  });
}

function namedIn(release: string): [RemoteName, string] {
  return release.split('@') as [RemoteName, string];
}
