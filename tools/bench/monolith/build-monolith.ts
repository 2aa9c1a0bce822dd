import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { compileMessages } from '../../build/compile-messages.ts';
import { shellServer } from '../../build/shell-configuration.ts';
import { ROOT, build } from '../../build/webpack-base.ts';
import { REMOTES } from '../../start/build-all.ts';

/** Builds the shell's server with every remote inside; answers the file to run. */
export async function buildMonolith(): Promise<string> {
  const out = join(ROOT, 'dist/monolith');
  await mkdir(out, { recursive: true });
  // A build that came out of Nx's cache has left no words behind.
  for (const name of [...REMOTES, 'shell']) compileMessages(join(ROOT, 'apps', name));
  await writeFile(
    join(out, 'all-remotes.ts'),
    [
      ...REMOTES.map((name) => `import ${name} from '${join(ROOT, 'apps', name, 'src/remote.tsx')}';`),
      `export const remotes = { ${REMOTES.join(', ')} };`,
    ].join('\n'),
  );
  const server = shellServer(out, 'production');
  await build({
    ...server,
    name: 'monolith',
    resolve: { ...server.resolve, alias: { ...server.resolve?.alias, 'all-remotes': join(out, 'all-remotes.ts') } },
    externals: [
      ({ request = '' }, done) =>
        /^[@a-z]/i.test(request) && !/^(@shop\/|all-remotes)/.test(request) ? done(undefined, `node-commonjs ${request}`) : done(),
    ],
    plugins: [
      ...(server.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/host[\\/]remote-host\.ts$/, join(ROOT, 'tools/bench/monolith/one-host.ts')),
    ],
  });
  return join(out, 'server/main.mjs');
}
