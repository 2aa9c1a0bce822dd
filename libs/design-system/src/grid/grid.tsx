import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './grid.module.css';

export interface GridProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  readonly as?: ElementType;
  /** Columns on a wide screen; fewer on a narrow one, one on a phone. */
  readonly columns?: 2 | 3 | 4 | 5;
  /** On a phone: one column, two columns, or a row to swipe through. */
  readonly phone?: 'one' | 'two' | 'row';
}

/** Cards in equal columns. */
export function Grid({ as: Element = 'div', columns = 3, phone = 'one', className, ...rest }: GridProps) {
  return <Element {...rest} className={className ? `${css.grid} ${className}` : css.grid} data-columns={columns} data-phone={phone} />;
}
