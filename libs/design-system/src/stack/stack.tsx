import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './stack.module.css';

export interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  readonly as?: ElementType;
  /** A step of the space scale, 1 (4 px) to 8 (72 px). */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** `row` wraps. */
  readonly direction?: 'column' | 'row';
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
}

/** Things one under the other, or side by side, with equal spaces. */
export function Stack({ as: Element = 'div', gap = 4, direction = 'column', align, justify, className, ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      className={className ? `${css.stack} ${className}` : css.stack}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
    />
  );
}
