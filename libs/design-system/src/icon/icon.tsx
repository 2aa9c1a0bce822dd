import css from './icon.module.css';
import type { ICON_NAMES } from './icon-names.ts';
import { ICON_SHEET_VERSION } from './icon-sheet-version.ts';

export type IconName = (typeof ICON_NAMES)[number];

/** The sheet of drawings that the shell serves for all remotes: none of them carries its own. */
export const ICON_SHEET = `/assets/icons.svg?v=${ICON_SHEET_VERSION}`;

export interface IconProps {
  readonly name: IconName;
  /** Set where the icon says something that no text beside it says. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Filled with the text's colour: a chosen heart, a star. */
  readonly filled?: boolean;
  readonly spinning?: boolean;
}

/** A drawing of the icon set, in the colour of the text around it; small also where the style sheet is lost. */
export function Icon({ name, label, size = 'medium', filled, spinning }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      data-size={size}
      data-filled={filled || undefined}
      data-spinning={spinning || undefined}
      data-turns={/-(left|right)$/.test(name) || undefined}
      {...meaning}
    >
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}
