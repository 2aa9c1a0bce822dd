import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './container.module.css';

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  readonly as?: ElementType;
  /** `page` 1200 px, `wide` 1440 px for list and map, `narrow` 720 px for reading and forms. */
  readonly width?: 'page' | 'wide' | 'narrow';
}

/** The page's measure and its side margins. */
export function Container({ as: Element = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={className ? `${css.container} ${className}` : css.container} data-width={width} />;
}
