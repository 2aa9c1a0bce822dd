import type { LinkRender } from '@shop/design-system';
import { Link } from 'react-router';

/** Links of the design system that stay within the page. */
export const routerLink: LinkRender = ({ href, ...rest }) => <Link to={href} {...rest} />;
