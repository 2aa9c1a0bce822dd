import { checkFilled, type FieldRule } from './field-check.ts';
import { plainText } from './typed-text.ts';

/** A phone number that is fine carries its E.164 form, e.g. `+33612345678` (spec 2, section 5). */
export type PhoneCheck = { readonly kind: 'ok'; readonly e164?: string } | { readonly kind: 'mandatory' } | { readonly kind: 'incorrect' };

export interface PhoneRule extends FieldRule {
  /** ISO country whose national numbers are understood. */
  readonly country?: string;
}

/** Calling code, the trunk prefix that falls away abroad, and the lengths of a number without it. */
const NUMBERING: Record<string, { code: string; trunk: string; digits: RegExp }> = {
  FR: { code: '33', trunk: '0', digits: /^[1-9]\d{8}$/ },
  ES: { code: '34', trunk: '', digits: /^[5-9]\d{8}$/ },
  BE: { code: '32', trunk: '0', digits: /^[1-9]\d{7,8}$/ },
  NL: { code: '31', trunk: '0', digits: /^[1-9]\d{8}$/ },
  IT: { code: '39', trunk: '', digits: /^[03]\d{5,10}$/ },
};

/** Digits, spaces, parentheses, plus and minus only, and an E.164 form must exist (spec 2, section 5). */
export function checkPhone(typed: string, { country = 'FR', ...rule }: PhoneRule = {}): PhoneCheck {
  const text = plainText(typed.normalize('NFKC'));
  const filled = checkFilled(text, rule);
  if (filled.kind !== 'ok' || text.trim() === '') return filled;
  const e164 = /^[\d ()+\-]+$/.test(text.trim()) ? toE164(text, country) : undefined;
  return e164 ? { kind: 'ok', e164 } : { kind: 'incorrect' };
}

function toE164(text: string, country: string): string | undefined {
  const dialled = text.replace(/[ ()-]/g, '').replace(/^00/, '+');
  return dialled.startsWith('+') ? fromInternational(dialled) : fromNational(dialled, country);
}

function fromInternational(dialled: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(dialled)) return undefined;
  const known = Object.values(NUMBERING).find(({ code }) => dialled.startsWith(`+${code}`));
  if (!known) return dialled;
  const national = withoutTrunk(dialled.slice(known.code.length + 1), known.trunk);
  return known.digits.test(national) ? `+${known.code}${national}` : undefined;
}

function fromNational(dialled: string, country: string): string | undefined {
  const plan = NUMBERING[country];
  if (!plan || !dialled.startsWith(plan.trunk)) return undefined;
  const national = withoutTrunk(dialled, plan.trunk);
  return plan.digits.test(national) ? `+${plan.code}${national}` : undefined;
}

function withoutTrunk(number: string, trunk: string): string {
  return trunk !== '' && number.startsWith(trunk) ? number.slice(trunk.length) : number;
}
