import type { RemoteName } from '@shop/contracts';
import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compileMessages } from '../build/compile-messages.ts';
import { remoteServer } from '../build/remote-configuration.ts';
import { ROOT } from '../build/webpack-base.ts';
import { writeRelease } from '../build/write-release.ts';
import { localBrowser } from './local-configuration.ts';

/**
 * Builds one remote for both sides whenever its code changes, into a folder that a shell in development takes it from.
 * Settles with the first build; an error of a later one is told and mended by the next.
 */
export async function localRemote(name: RemoteName, out: string, say: (line: string) => void): Promise<void> {
  const app = join(ROOT, 'apps', name);
  compileMessages(app);
  watchFolder(join(app, 'src/messages'), (_event, file) => {
    if (file?.endsWith('.json')) attempt(() => compileMessages(app), say);
  });
  const sides: [Configuration, Configuration] = [localBrowser(name, out), remoteServer(name, out, 'production')];
  const compiler = webpack(sides);
  await new Promise<void>((done) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return say(error?.message ?? stats?.toString({ all: false, errors: true, colors: false }) ?? '');
      void writeRelease(name, out, 'local').then(() => {
        say(`${name}: taken over after ${Math.max(...stats.stats.map(({ endTime, startTime }) => (endTime ?? 0) - (startTime ?? 0)))} ms`);
        done();
      });
    });
  });
}

function attempt(work: () => void, say: (line: string) => void): void {
  try {
    work();
  } catch (error) {
    say((error as Error).message);
  }
}
