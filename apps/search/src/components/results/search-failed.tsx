import { Button, Message } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { routerLink } from '../router-link.tsx';
import css from './results.module.css';

/** The search failed; asking again may help (spec 1, section 8): by a press, or by a link that works without scripts. */
export function SearchFailed({ again }: { readonly again: (() => void) | string }) {
  return (
    <div className={css.message}>
      <Message kind="error" live>
        <FormattedMessage id="search.failed.text" />
      </Message>
      <div className={css.actions}>
        <Button look="brand" {...(typeof again === 'string' ? { href: again, render: routerLink } : { onClick: again })}>
          <FormattedMessage id="search.failed.retry" />
        </Button>
      </div>
    </div>
  );
}
