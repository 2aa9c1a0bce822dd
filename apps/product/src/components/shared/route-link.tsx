import type { LinkRender } from '@shop/design-system';
import { Link } from 'react-router';

/** A link inside the shop, for components of the design system. */
export const routeLink: LinkRender = ({ href, ...rest }) => <Link to={href} {...rest} />;
