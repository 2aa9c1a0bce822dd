import { VisuallyHidden } from '@shop/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

export interface ContentLinkProps {
  /** A path without the locale's prefix, an anchor, or an address with its scheme. */
  readonly url: string;
  readonly newTab?: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link out of content: within the shop by the router, elsewhere as it is. */
export function ContentLink({ url, newTab, children, ...rest }: ContentLinkProps) {
  const shared = { ...rest, ...(newTab && { target: '_blank', rel: 'noopener' }) };
  const inside = (
    <>
      {children}
      {newTab && (
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="minisites.newTab" />
        </VisuallyHidden>
      )}
    </>
  );
  if (!url.startsWith('/'))
    return (
      <a href={url} {...shared}>
        {inside}
      </a>
    );
  return (
    <Link to={url} {...shared}>
      {inside}
    </Link>
  );
}
