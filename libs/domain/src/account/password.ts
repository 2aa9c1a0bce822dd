/** What a form says about a new password; the words belong to the form. Never trimmed: blanks count. */
export type PasswordCheck =
  | { readonly kind: 'ok' }
  | { readonly kind: 'mandatory' }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'tooCommon' };

export const SHORTEST_PASSWORD = 10;
/** More would only keep the server busy. */
export const LONGEST_PASSWORD = 200;
/** Fewer different characters than this are a pattern, not a password. */
const FEWEST_DIFFERENT = 5;

/** What people type first where ten characters are asked for, without their digits and signs at the ends. */
const COMMON = new Set([
  'password',
  'passwort',
  'motdepasse',
  'contrasena',
  'wachtwoord',
  'welkom',
  'bienvenue',
  'qwertyuiop',
  'azertyuiop',
  'iloveyou',
  'letmein',
  'administrator',
  'football',
  'juventus',
  'realmadrid',
]);

/** Length, no pattern, nothing that everybody tries and not the address itself; no rules on kinds of characters. */
export function checkPassword(password: string, email = ''): PasswordCheck {
  if (password === '') return { kind: 'mandatory' };
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return { kind: 'tooShort' };
  if (length > LONGEST_PASSWORD) return { kind: 'tooLong' };
  return { kind: isCommon(password.toLowerCase(), email.trim().toLowerCase()) ? 'tooCommon' : 'ok' };
}

function isCommon(password: string, email: string): boolean {
  const word = password.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const isRun = '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
  return COMMON.has(word) || isRun || new Set(password).size < FEWEST_DIFFERENT || (email !== '' && password === email);
}
