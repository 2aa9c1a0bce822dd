import css from './icon.module.css';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

export interface IconProps {
  readonly name: IconName;
  /** Set where the icon says something that no text beside it says. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Filled with the text's colour: a chosen heart, a star. */
  readonly filled?: boolean;
  readonly spinning?: boolean;
}

/** A drawing of the icon set, in the colour of the text around it. */
export function Icon({ name, label, size = 'medium', filled, spinning }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={filled || undefined}
      data-spinning={spinning || undefined}
      data-turns={/-(left|right)$/.test(name) || undefined}
      {...meaning}
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** Whether a name from data is one of the set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
