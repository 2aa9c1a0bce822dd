import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './chip.module.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  /** A filter that is on. Leave out for a chip that opens something. */
  readonly pressed?: boolean;
  readonly icon?: IconName;
}

export function Chip({ pressed, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={className ? `${css.chip} ${className}` : css.chip} aria-pressed={pressed}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </button>
  );
}

/** Chips on one line; on a phone the line scrolls sideways. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
