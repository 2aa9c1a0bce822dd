/** Cents of an amount as it is typed in any of the shop's countries: `12`, `12,50`, `1 200.5 €`; undefined for what is none. */
export function centsOfText(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 ? cents : undefined;
}
