/** What a form says about a new password; the words belong to the form. Never trimmed: blanks count. */
export type PasswordCheck =
  | { readonly kind: 'ok' }
  | { readonly kind: 'mandatory' }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'tooCommon' }
  | { readonly kind: 'tooPersonal' };

export const SHORTEST_PASSWORD = 10;
/** More would only keep the server busy. */
export const LONGEST_PASSWORD = 200;
/** Fewer different characters than this are a pattern, not a password. */
const MIN_DIFFERENT = 5;

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

/** What comes to mind in a travel shop, in the languages of its customers (ASVS 6.1.2); longer words first. */
const TRADE = [
  ...['vacaciones', 'vacances', 'vakantie', 'weekend', 'vacanze', 'voyages', 'voyage', 'reizen', 'reserva', 'cadeau', 'viajes'],
  ...['sejours', 'sejour', 'regalo', 'viaggi', 'viaggio', 'viaje', 'hotels', 'hotel', 'travel', 'holiday', 'reis', 'box'],
];
/** Shorter parts of names and addresses stand in many words. */
const SHORTEST_PART = 4;
/** As many letters of one's own must be left. */
const MIN_OWN = 5;

/**
 * Length, no pattern, nothing that everybody tries, and more than what others know: names and address of the customer, the
 * shop's name, words of the trade. No rules on kinds of characters.
 */
export function checkPassword(password: string, known: readonly string[] = []): PasswordCheck {
  if (password === '') return { kind: 'mandatory' };
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return { kind: 'tooShort' };
  if (length > LONGEST_PASSWORD) return { kind: 'tooLong' };
  const text = password.toLowerCase();
  if (isCommon(text)) return { kind: 'tooCommon' };
  return { kind: isPersonal(text, known) ? 'tooPersonal' : 'ok' };
}

function isCommon(password: string): boolean {
  const word = password.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const isRun = '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
  return COMMON.has(word) || isRun || new Set(password).size < MIN_DIFFERENT;
}

function isPersonal(password: string, known: readonly string[]): boolean {
  const parts = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= SHORTEST_PART);
  const plain = withoutAccents(password);
  const words = [...parts.map(withoutAccents).sort((one, other) => other.length - one.length), ...TRADE];
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
  return rest !== plain && lettersOf(rest) < MIN_OWN;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
