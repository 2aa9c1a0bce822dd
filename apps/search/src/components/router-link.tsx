import type { LinkRender } from '@shop/design-system';
import { Link } from 'react-router';

/** Links of the design system that stay within the page; an address with a scheme, or an anchor, is a plain one. */
export const routerLink: LinkRender = ({ href, ...rest }) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
