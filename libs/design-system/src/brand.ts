import type { ComponentType } from 'react';
import type { RoleTokens } from './brand/roles.ts';
import { defaultBrandName } from './brand-name.ts';
import { Logo } from './logo/logo.tsx';

/** What makes a shop look like itself. */
export interface Brand {
  /** On `<html data-brand>`: small letters, digits and hyphens. */
  readonly id: string;
  /** The shop's name as visitors read it. */
  readonly name: string;
  readonly Logo: ComponentType<{ readonly className?: string }>;
  /** Colours, radii and faces that differ from the default's; `brandFaults` tells whether they can be read, `brandCss` writes them. */
  readonly tokens: RoleTokens;
}

/** The look of `tokens.css` itself. */
export const defaultBrand: Brand = { id: 'default', name: defaultBrandName, Logo, tokens: {} };
