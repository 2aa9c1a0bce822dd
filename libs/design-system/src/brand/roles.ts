/** Colours by what they are for; a component names nothing else. */
export const COLOUR_ROLES = [
  'page',
  'surface',
  'surface-quiet',
  'text',
  'text-quiet',
  'text-on-brand',
  'text-on-action',
  'text-on-highlight',
  'text-on-picture',
  'link',
  'brand',
  'brand-hover',
  'brand-surface',
  'action',
  'action-hover',
  'highlight',
  'highlight-hover',
  'success',
  'success-surface',
  'warning',
  'warning-surface',
  'error',
  'error-surface',
  'info',
  'info-surface',
  'gift',
  'gift-surface',
  'border-field',
  'hairline',
  'focus',
  'focus-halo',
] as const;

/** Shapes, faces and weights that a look may have its own of. */
export const SHAPE_ROLES = [
  'font-display',
  'font-text',
  'weight-display',
  'radius-small',
  'radius',
  'radius-large',
  'radius-pill',
  'shadow-low',
  'shadow-high',
  'backdrop',
  'scrim',
  'scrim-none',
] as const;

export type ColourRole = (typeof COLOUR_ROLES)[number];
export type ShapeRole = (typeof SHAPE_ROLES)[number];

/** A value for roles: colours as `#rrggbb`, all others in the words of CSS. */
export type RoleTokens = Readonly<Partial<Record<ColourRole | ShapeRole, string>>>;
export type ColourTokens = Readonly<Record<ColourRole, string>>;
