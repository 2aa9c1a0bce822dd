import { checkPattern } from '../forms/field-check.ts';

/** What the giver may write; the limits count characters (GIFT-011, GIFT-012). */
export const CUSTOMIZATION_LIMITS = { fromName: 40, message: 180 } as const;

/** Where the browser keeps it until the gift is bought (GIFT-010). */
export const CUSTOMIZATION_KEY = 'shop.gift.customization';

export interface GiftCustomization {
  readonly fromName: string;
  readonly message: string;
}

export const NO_CUSTOMIZATION: GiftCustomization = { fromName: '', message: '' };

export type CustomizationField = keyof GiftCustomization;
export type CustomizationFault = 'mandatory' | 'textOnly';

/** The letters of a name, and what joins the names of several who give together: `Léo & Jeanne`, `M. et Mme Martin`. */
const SENDER = /^[\p{L}\p{M} '’\-&,.]+$/u;

/** What is wrong with the sender's name; it may be left out unless the form needs it. */
export function senderFault(fromName: string, { isMandatory = false } = {}): CustomizationFault | undefined {
  const { kind } = checkPattern(fromName, SENDER, { optional: !isMandatory });
  if (kind === 'ok') return undefined;
  return kind === 'mandatory' ? 'mandatory' : 'textOnly';
}

/** What a field holds after typing: text over its limit is refused, and the text before stays. */
export function typedInto(
  field: CustomizationField,
  before: string,
  typed: string,
): { readonly text: string; readonly isRefused: boolean } {
  const isRefused = typed.length > CUSTOMIZATION_LIMITS[field];
  return { text: isRefused ? before : typed, isRefused };
}

/** Reads what the browser kept; what no form would let through is left out. */
export function readCustomization(stored: string | null): GiftCustomization {
  try {
    const known: unknown = JSON.parse(stored ?? 'null');
    if (typeof known !== 'object' || known === null) return NO_CUSTOMIZATION;
    const { fromName, message } = known as Partial<Record<CustomizationField, unknown>>;
    return { fromName: fitting('fromName', fromName), message: fitting('message', message) };
  } catch {
    return NO_CUSTOMIZATION;
  }
}

export function writeCustomization({ fromName, message }: GiftCustomization): string {
  return JSON.stringify({ fromName, message });
}

function fitting(field: CustomizationField, text: unknown): string {
  return typeof text === 'string' && text.length <= CUSTOMIZATION_LIMITS[field] ? text : '';
}

/** As an order takes it: trimmed, and without what is empty or not allowed. */
export function trimCustomization({ fromName, message }: GiftCustomization): Partial<GiftCustomization> {
  const name = senderFault(fromName) ? '' : fromName.trim();
  return { ...(name && { fromName: name }), ...(message.trim() && { message: message.trim() }) };
}
