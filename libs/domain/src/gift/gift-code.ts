import { codeKey } from '../forms/typed-text.ts';

/** Letters that are mistaken for a digit on paper. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * What of a gift's code counts ({@link codeKey}); O, I and L are as good as 0 and 1. Two codes may share a key: then the one that is spelled exactly counts, or none.
 */
export function giftCodeKey(typed: string): string {
  return codeKey(typed).replaceAll(/[OIL]/g, (letter) => MISREAD[letter]!);
}

/** The shortest and the longest code that is worth looking up, in characters that count. */
const SHORTEST = 3;
const LONGEST = 40;

/** Whether what was typed can be a gift's code at all; a visitor who mistypes it so much gets an error without a request to the shop. */
export function maybeGiftCode(typed: string): boolean {
  const { length } = giftCodeKey(typed);
  return length >= SHORTEST && length <= LONGEST;
}
