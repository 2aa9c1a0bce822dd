import { LOCALES } from '@shop/contracts';
import { readFileSync } from 'node:fs';

/** What a button shows, and what it is called where several stand on one page. */
const NAMES = [
  ['gifts.manage', 'gifts.manageOne'],
  ['profile.devices.end', 'profile.devices.endOne'],
  ['cards.remove', 'cards.remove.card'],
] as const;

test.each(LOCALES)('in %s each button is called by the words that it shows, and more', (locale) => {
  const words = JSON.parse(readFileSync(`apps/account/src/messages/${locale}.json`, 'utf8')) as Record<string, string>;
  const word = (id: string) => words[`account.${id}`]?.toLowerCase();
  for (const [shown, called] of NAMES) expect(word(called)).toContain(word(shown));
});
