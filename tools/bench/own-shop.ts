import { spawn } from 'node:child_process';

export interface MeasuredShop {
  readonly address: string;
  stop(): Promise<void>;
}

const PORT = 4380;

/**
 * The shop that is measured: the one that SHOP_ADDRESS names, or the production build on a port and a data directory of
 * its own, with pages open to search engines as a real shop has them.
 */
export async function shopToMeasure(): Promise<MeasuredShop> {
  const named = process.env.SHOP_ADDRESS;
  if (named) {
    if (!(await answers(named))) throw new Error(`${named} does not answer: start that shop, or leave SHOP_ADDRESS out.`);
    return { address: named, stop: () => Promise.resolve() };
  }
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHOP_ENV: 'demo', PORT: String(PORT), DATA_DIR: 'var/bench', SHOP_TOGGLES: 'indexing=on' },
  });
  const address = `http://localhost:${PORT}`;
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error('The shop did not start; the lines above say why.');
    await new Promise((done) => setTimeout(done, 500));
  }
  return { address, stop };
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}
