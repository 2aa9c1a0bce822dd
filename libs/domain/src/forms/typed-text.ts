/**
 * Marks that nobody sees and copying brings along: directions, soft hyphens, widthless blanks, byte orders. What joins letters
 * and emoji is seen in what it joins, and stays.
 */
const UNSEEN = /(?![\u200c\u200d\u{e0020}-\u{e007f}])\p{Cf}/gu;
/** Blanks of another width, or that keep words on one line. */
const BLANKS = /(?! )\p{Zs}/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** What was typed or pasted, as it is seen: without marks that are not, and with plain blanks. */
export function seenText(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANKS, ' ');
}

/** The same with plain hyphens: names and addresses. */
export function plainText(text: string): string {
  return seenText(text).replace(DASHES, '-');
}

/** A phone number as people write it, with dots or strokes between its digits, or as a link has it (RULE-014). */
export function phoneText(text: string): string {
  return plainText(text.normalize('NFKC'))
    .replace(/^\s*tel:/i, '')
    .replace(/(?<=\d)[./]+/g, ' ');
}

/** An e-mail address that was copied from a link or a letter. */
export function emailText(text: string): string {
  return seenText(text).replace(/^\s*mailto:/i, '');
}

/** The digits of a number that was typed with blanks, dots or strokes. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** What counts of a code, whichever kind it is: letters and digits. Dashes, blanks, widths, small letters and unseen marks do not. */
export function codeKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
