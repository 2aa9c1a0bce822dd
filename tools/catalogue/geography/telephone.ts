import type { Town } from './towns.ts';

/** Numbers that are kept for stories (France), or that no network has given out. */
const DIALLED: Readonly<Record<Town['country'], string>> = {
  FR: '+3319900',
  ES: '+3490000',
  BE: '+3220000',
  NL: '+3120000',
  IT: '+3906000',
};

/** E.164, in a town's country; the last four digits are those of the id. */
export function telephoneOf(id: number, { country }: Pick<Town, 'country'>): string {
  return `${DIALLED[country]}${String(id % 10_000).padStart(4, '0')}`;
}
