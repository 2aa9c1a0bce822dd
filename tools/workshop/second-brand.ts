import type { RoleTokens } from '@shop/design-system/brand';

/** A partner's look: other roles, no other rule. It proves that roles are enough. */
export const secondBrand = {
  id: 'second',
  name: 'Villégia',
  tokens: {
    page: '#fffdf8',
    'surface-quiet': '#f4efe6',
    text: '#1d1b2a',
    'text-quiet': '#57536b',
    link: '#3b2a8c',
    brand: '#3b2a8c',
    'brand-hover': '#2a1d6b',
    'brand-surface': '#ebe8f8',
    action: '#00695c',
    'action-hover': '#004d43',
    highlight: '#ffd9c7',
    'highlight-hover': '#ffc4a8',
    'text-on-highlight': '#1d1b2a',
    info: '#3b2a8c',
    'info-surface': '#ebe8f8',
    hairline: '#e4dccd',
    focus: '#3b2a8c',
    'font-display': "Georgia, 'DejaVu Serif', serif",
    'radius-small': '2px',
    radius: '4px',
    'radius-large': '6px',
  },
} as const satisfies { readonly id: string; readonly name: string; readonly tokens: RoleTokens };
