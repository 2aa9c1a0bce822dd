import type { Locale } from '@shop/contracts';

/** The static pages (decision A-005). */
export const STATIC_CONTENT = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies', 'partner-signup', 'press-room'] as const;
export type StaticContentId = (typeof STATIC_CONTENT)[number];

/** Texts about the company; all others are terms. */
const ABOUT_US: readonly StaticContentId[] = ['partner-signup', 'press-room'];
/** Spec 2, section 2: the press room is for Spain and France only; without the French-speaking Belgians (decision A-063). */
const PRESS_ROOM_LOCALES: readonly Locale[] = ['es_ES', 'fr_FR', 'en_GB'];

/** The static page of an address in a locale, or nothing. */
export function staticContent(
  id: string | undefined,
  locale: Locale,
): { readonly id: StaticContentId; readonly kind: 'terms' | 'company' } | undefined {
  const known = STATIC_CONTENT.find((candidate) => candidate === id);
  if (!known || (known === 'press-room' && !PRESS_ROOM_LOCALES.includes(locale))) return undefined;
  return { id: known, kind: ABOUT_US.includes(known) ? 'company' : 'terms' };
}
