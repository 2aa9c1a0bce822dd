/** Cookie and query key of the experiments (SHELL-069). */
export const EXPERIMENTS_KEY = 'ab_tests';

export type Experiments = Readonly<Record<string, string>>;

const PAIR = /^([\w-]{1,40})=([\w-]{1,40})$/;
const MOST = 20;

/** Reads `name=variation` pairs, apart by comma, bar or blank; whatever is no pair is left out. */
export function readExperiments(text: string | null | undefined): Experiments {
  const pairs = (text ?? '').split(/[,|\s]+/).flatMap((part) => {
    const found = PAIR.exec(part);
    return found?.[1] && found[2] ? [[found[1], found[2]] as const] : [];
  });
  return Object.fromEntries(pairs.slice(0, MOST));
}

/** The visitor's experiments: what the cookie holds, changed by what the query says; none by default. */
export function decideExperiments(cookie: string | undefined, query: string | null): Experiments {
  return { ...readExperiments(cookie), ...readExperiments(query) };
}

export function writeExperiments(experiments: Experiments): string {
  return Object.entries(experiments)
    .map(([name, variation]) => `${name}=${variation}`)
    .join('|');
}
