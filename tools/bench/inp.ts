import { findWholeChromium } from '../test/chromium.ts';
import { interactionDelays, type Delay, type Visit } from './interactions/interaction-delays.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN } from './interactions/search-presses.ts';
import { shopToMeasure } from './own-shop.ts';

/**
 * `npm run bench:inp`: from press to picture on the results page with a processor four times as slow, press by press, the
 * median of some visits (VISITS). It starts a shop of its own; SHOP_ADDRESS names another. It wants an idle machine.
 */
const VISITS = Number(process.env.VISITS ?? 3);
/** Milliseconds that no press of the search may take; the Web Vitals call 200 good. */
const BUDGET = 100;
const RESULTS = '/sejours?flow=booking';
const WIDTHS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, presses: ON_A_PHONE },
  { name: 'wide', viewport: { width: 1440, height: 900 }, hasTouch: false, presses: ON_A_WIDE_SCREEN },
];

const executablePath = findWholeChromium();
if (!executablePath) throw new Error('no Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
const shop = await shopToMeasure();
try {
  for (const { name, ...visit } of WIDTHS) {
    for (const { name: press, whole, parts } of await medians({ ...visit, address: shop.address + RESULTS, executablePath })) {
      const [waiting, running, drawing] = parts;
      const detail = `waiting ${waiting}, running ${running}, drawing ${drawing}`;
      console.log(`${name.padEnd(6)} ${press.padEnd(26)} ${String(whole).padStart(4)} ms ${whole > BUDGET ? '!' : ' '}  ${detail}`);
    }
  }
} finally {
  await shop.stop();
}

async function medians(visit: Visit): Promise<Delay[]> {
  const visits: Delay[][] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await interactionDelays(visit));
  return visit.presses.map((_, place) => {
    const sorted = visits.map((delays) => delays[place]!).toSorted((one, other) => one.whole - other.whole);
    return sorted[Math.floor(sorted.length / 2)]!;
  });
}
