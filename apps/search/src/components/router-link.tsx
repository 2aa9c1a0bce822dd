import type { LinkRender } from '@shop/design-system';
import { Link } from 'react-router';

/** How the design system's components draw a link on these pages. */
export const routerLink: LinkRender = ({ href, ...rest }) => <Link to={href} {...rest} />;
