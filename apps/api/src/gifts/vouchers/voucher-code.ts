import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, which are mistaken for each other when typed from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** `7K3M-PQ8R-2XWA`: about 59 bits that nobody guesses. A digit tells the code from a word in an address. */
export function voucherCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const code = Array.from({ length: GROUPS }, group).join('-');
  return /\d/.test(code) ? code : voucherCode();
}
