import { randomOf } from '../random.ts';
import type { CountryCode } from '../geography/regions.ts';
import type { Town } from '../geography/towns.ts';

/** Each country's part of the catalogue. */
const SHARES: Readonly<Record<CountryCode, number>> = { FR: 0.44, ES: 0.2, IT: 0.18, BE: 0.09, NL: 0.09 };

/** One town for each hotel: every resort and every large city first, then by attraction. Hotels of one town stand apart in the list. */
export function chooseTowns(towns: readonly Town[], count: number): Town[] {
  const random = randomOf(count, 7);
  const chosen: { town: Town; order: number }[] = [];
  for (const [country, share] of Object.entries(SHARES)) {
    const own = towns.filter((town) => town.country === country);
    const quota =
      country === 'FR'
        ? count -
          Object.values(SHARES)
            .slice(1)
            .reduce((sum, other) => sum + Math.round(count * other), 0)
        : Math.round(count * share);
    const sure = own.filter((town) => town.resort || town.population > 90_000).slice(0, quota);
    const ladder = sums(own.map(attraction));
    const more = Array.from({ length: quota - sure.length }, () => own[rung(ladder, random.next() * ladder.at(-1)!)]!);
    for (const town of [...sure, ...more]) chosen.push({ town, order: random.next() });
  }
  return chosen.sort((a, b) => a.order - b.order).map((one) => one.town);
}

/** A resort draws like a town of many more inhabitants; a dormitory town like a smaller one. */
const attraction = (town: Town): number => (town.resort ? 16 + Math.sqrt(town.population) / 60 : Math.sqrt(town.population) / 60);

const sums = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => (sum += value));
};

function rung(ladder: readonly number[], height: number): number {
  let [low, high] = [0, ladder.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ladder[middle]! > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
