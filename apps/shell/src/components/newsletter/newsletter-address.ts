/** Where a page says how the newsletter's form went for a browser without scripts: `?newsletter=sent#newsletter`. */
export const NEWSLETTER_KEY = 'newsletter';
export const NEWSLETTER_ANCHOR = 'newsletter';

export function newsletterOutcome(search: string): 'sent' | 'error' | 'idle' {
  const said = new URLSearchParams(search).get(NEWSLETTER_KEY);
  return said === 'sent' || said === 'error' ? said : 'idle';
}
