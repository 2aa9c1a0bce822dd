/** The six shops: where they stand, and what their pages call themselves. */
export const SHOPS = [
  { locale: 'fr_FR', host: 'localhost', prefix: '', lang: 'fr-FR' },
  { locale: 'es_ES', host: 'es.localhost', prefix: '', lang: 'es-ES' },
  { locale: 'it_IT', host: 'it.localhost', prefix: '', lang: 'it-IT' },
  { locale: 'nl_NL', host: 'nl.localhost', prefix: '', lang: 'nl-NL' },
  { locale: 'nl_BE', host: 'be.localhost', prefix: '/nl', lang: 'nl-BE' },
  { locale: 'fr_BE', host: 'be.localhost', prefix: '/fr', lang: 'fr-BE' },
] as const;
