import { federatedRatios } from '../bench/federated-ratio.ts';
import { shopToMeasure } from '../bench/own-shop.ts';
import { pagesToMeasure } from '../bench/pages.ts';
import { settleShell } from '../start/settle-shell.ts';
import { findChromium } from '../test/chromium.ts';

/** Times of what the same pages take from one bundle: on the server, and of scripts. */
const MOST = { time: 1.05, scripts: 1.15 };

/** Home, results and stay page, federated against one bundle, in one run. */
export async function checkRatio(): Promise<string[]> {
  const shop = await shopToMeasure();
  try {
    const { port } = new URL(shop.address);
    const ratios = await federatedRatios({
      pages: await pagesToMeasure(shop.address),
      api: `http://127.0.0.1:${Number(port) + 1}`,
      releases: 'var/bench/releases',
      shell: settleShell(),
      executablePath: findChromium() ?? '',
    });
    return Object.entries(ratios).flatMap(([name, { times, scripts }]) => {
      const heavier = scripts.federated / scripts.monolith;
      console.log(`${name.padEnd(8)} ${times.toFixed(2)} x the time, ${heavier.toFixed(2)} x the scripts of one bundle`);
      return [
        ...(times > MOST.time ? [`${name}: ${times.toFixed(2)} x the time of one bundle on the server, ${MOST.time} at most`] : []),
        ...(heavier > MOST.scripts ? [`${name}: ${heavier.toFixed(2)} x the scripts of one bundle, ${MOST.scripts} at most`] : []),
      ];
    });
  } finally {
    await shop.stop();
  }
}
