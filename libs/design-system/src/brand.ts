import type { ComponentType } from 'react';
import { defaultBrandName } from './brand-name.ts';
import { Logo } from './logo/logo.tsx';

/** What makes a shop look like itself, besides the role tokens that `:root[data-brand]` replaces. */
export interface Brand {
  readonly id: string;
  /** The shop's name as visitors read it. */
  readonly name: string;
  readonly Logo: ComponentType<{ readonly className?: string }>;
}

export const defaultBrand: Brand = { id: 'default', name: defaultBrandName, Logo };
