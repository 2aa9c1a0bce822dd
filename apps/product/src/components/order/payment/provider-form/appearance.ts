import type { Appearance } from '@stripe/stripe-js';

/** The role tokens that the provider's form takes over, so that it looks like the fields around it, in every brand. */
const TOKENS = {
  colorPrimary: '--action',
  colorText: '--text',
  colorBackground: '--surface',
  colorDanger: '--error',
  borderRadius: '--radius',
} as const;

export function appearanceOf(element: Element): Appearance {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const named = Object.entries(TOKENS).flatMap(([name, token]) => (read(token) ? [[name, read(token)] as const] : []));
  return {
    theme: 'stripe',
    labels: 'above',
    variables: { ...Object.fromEntries(named), fontFamily: 'system-ui, sans-serif', fontSizeBase: '16px' },
  };
}
