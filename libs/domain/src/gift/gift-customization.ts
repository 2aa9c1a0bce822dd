import { checkPattern } from '../forms/field-check.ts';
import { isGiftLook, type GiftLook } from './gift-look.ts';

/** What the giver may write; the limits count characters (GIFT-011, GIFT-012). */
export const CUSTOMIZATION_LIMITS = { fromName: 40, message: 180 } as const;

/** Where the browser keeps it until the gift is bought (GIFT-010). */
export const CUSTOMIZATION_KEY = 'shop.gift.customization';

export interface GiftCustomization {
  readonly fromName: string;
  readonly message: string;
  readonly look: GiftLook;
}

export const NO_CUSTOMIZATION: GiftCustomization = { fromName: '', message: '', look: 'neutral' };

export type CustomizationField = keyof typeof CUSTOMIZATION_LIMITS;
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
    const { fromName, message, look } = known as Partial<Record<keyof GiftCustomization, unknown>>;
    return {
      fromName: fitting('fromName', fromName),
      message: fitting('message', message),
      look: isGiftLook(look) ? look : NO_CUSTOMIZATION.look,
    };
  } catch {
    return NO_CUSTOMIZATION;
  }
}

export function writeCustomization({ fromName, message, look }: GiftCustomization): string {
  return JSON.stringify({ fromName, message, look });
}

function fitting(field: CustomizationField, text: unknown): string {
  return typeof text === 'string' && text.length <= CUSTOMIZATION_LIMITS[field] ? text : '';
}

/** As an order takes it: trimmed, and without what is empty, not allowed or chosen by nobody. */
export function trimCustomization({ fromName, message, look }: GiftCustomization): Partial<GiftCustomization> {
  const name = senderFault(fromName) ? '' : fromName.trim();
  return {
    ...(name && { fromName: name }),
    ...(message.trim() && { message: message.trim() }),
    ...(look !== NO_CUSTOMIZATION.look && { look }),
  };
}
