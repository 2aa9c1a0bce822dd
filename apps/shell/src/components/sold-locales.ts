import type { Locale } from '@shop/contracts';

/** The order in which the country sites stand; the browser must not carry the schemas of `@shop/contracts` for it. */
export const SOLD_LOCALES: readonly Locale[] = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'];
