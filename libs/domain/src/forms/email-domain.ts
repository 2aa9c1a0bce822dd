/** Common providers of the five countries (RULE-012). */
export const EMAIL_PROVIDERS: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.es',
  'hotmail.it',
  'hotmail.be',
  'hotmail.nl',
  'outlook.com',
  'outlook.fr',
  'outlook.es',
  'outlook.it',
  'outlook.be',
  'live.com',
  'live.fr',
  'live.be',
  'live.nl',
  'live.it',
  'msn.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.es',
  'yahoo.it',
  'icloud.com',
  'me.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'xs4all.nl',
  'libero.it',
  'virgilio.it',
  'tiscali.it',
  'telefonica.net',
  'protonmail.com',
  'proton.me',
];

/** The provider that was probably meant, e.g. `gmail.com` for `ann@gmial.com`; undefined when nothing looks mistyped (spec 2, section 5). */
export function suggestEmailDomain(email: string, providers: readonly string[] = EMAIL_PROVIDERS): string | undefined {
  const domain = email.trim().toLowerCase().split('@')[1];
  if (!domain || domain.length > 40 || providers.includes(domain)) return undefined;
  const ranked = providers.map((provider) => ({ provider, typos: typosBetween(domain, provider) })).sort((a, b) => a.typos - b.typos);
  const best = ranked[0];
  return best && best.typos <= allowedTypos(best.provider) ? best.provider : undefined;
}

/** `me.com` and its like are too short to tell a typo from another domain. */
function allowedTypos(provider: string): number {
  if (provider.length < 8) return 0;
  return provider.length < 9 ? 1 : 2;
}

/** Edits that lead from one word to the other; a swap of neighbours is one edit. */
function typosBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (r: number, c: number): number => rows[r]?.[c] ?? Infinity;
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, (row[j - 1] ?? Infinity) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]), swap));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}
