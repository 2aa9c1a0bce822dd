import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  readonly as?: ElementType;
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** `raised` floats over the page; `quiet` is a tinted area without a border. */
  readonly look?: 'bordered' | 'raised' | 'quiet';
  /** The one chosen among several. */
  readonly selected?: boolean;
}

/** A surface that holds things belonging together. */
export function Card({ as: Element = 'div', padding = 'medium', look = 'bordered', selected, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={className ? `${css.card} ${className}` : css.card}
      data-padding={padding}
      data-look={look}
      data-selected={selected || undefined}
    />
  );
}
