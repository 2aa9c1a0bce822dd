import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

/** What a component hands to the link it draws. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly title?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true';
  /** Both for a second link to the same place, which only the pointer uses. */
  readonly tabIndex?: -1;
  readonly 'aria-hidden'?: true;
  readonly [data: `data-${string}`]: string | boolean | undefined;
}

/**
 * How a link is drawn: the design system knows no router.
 * With React Router: `render={({ href, ...rest }) => <Link to={href} {...rest} />}`.
 */
export type LinkRender = (props: LinkProps) => ReactElement;

export const plainLink: LinkRender = (props) => <a {...props} />;
