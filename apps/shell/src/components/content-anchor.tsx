import { Link } from '@shop/federation/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './layout.module.css';

interface ContentAnchorProps {
  /** A path without the locale's prefix, an anchor, or an address with its scheme (see `ContentUrl`). */
  readonly url: string;
  readonly newTab?: boolean;
  readonly className?: string;
  readonly highlight?: boolean;
  readonly children: ReactNode;
}

/** A link out of content: within the shop by the router, elsewhere as it is. */
export function ContentAnchor({ url, newTab, className, highlight, children }: ContentAnchorProps) {
  const shared = { className, 'data-highlight': highlight || undefined, ...(newTab && { target: '_blank', rel: 'noopener' }) };
  const inside = (
    <>
      {children}
      {newTab && (
        <span className={css.hidden}>
          {' '}
          <FormattedMessage id="shell.newTab" />
        </span>
      )}
    </>
  );
  if (url.startsWith('/'))
    return (
      <Link to={url} {...shared}>
        {inside}
      </Link>
    );
  return (
    <a href={url} {...shared}>
      {inside}
    </a>
  );
}
