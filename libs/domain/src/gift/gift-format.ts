/** How a gift reaches the one who gets it; digital is the default (spec 1, section 4). */
export type GiftFormat = 'digital' | 'physical';
/** What is sold as a gift (spec 1, section 3). */
export type GiftKind = 'SINGLEVOUCHER' | 'BOX' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY';

/** The ending of a box's code in each format (GIFT-016). */
export const FORMAT_CODES = { digital: 'EBOX', physical: 'BOX' } as const satisfies Record<GiftFormat, string>;

/** The format that a code's ending tells (what stands before it never ends with an E); undefined for a code with neither ending. */
export function formatOfCode(code: string): GiftFormat | undefined {
  if (code.endsWith(FORMAT_CODES.digital)) return 'digital';
  return code.endsWith(FORMAT_CODES.physical) ? 'physical' : undefined;
}

/** The same box in another format: `SPAEBOX` in physical is `SPABOX` (spec 1, section 4). A code without an ending stays. */
export function codeInFormat(code: string, format: GiftFormat): string {
  const known = formatOfCode(code);
  return known ? code.slice(0, -FORMAT_CODES[known].length) + FORMAT_CODES[format] : code;
}
