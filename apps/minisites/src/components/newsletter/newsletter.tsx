import { Message } from '@shop/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewsletterForm } from './newsletter-form.tsx';
import css from './newsletter.module.css';
import { useSubscription } from './use-subscription.ts';

/** The newsletter on a page: idle, error, sent; a failure silently stays "not subscribed" (spec 2, sections 4 and 8). */
export function Newsletter() {
  const titleId = useId();
  const intl = useIntl();
  const subscription = useSubscription();
  return (
    <section className={css.newsletter} aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          <FormattedMessage id="minisites.newsletter.title" />
        </h2>
        <p>
          <FormattedMessage id="minisites.newsletter.text" />
        </p>
      </div>
      <div>
        {subscription.status === 'sent' ? (
          <Message kind="success" live title={intl.formatMessage({ id: 'minisites.newsletter.sent' })} />
        ) : (
          <NewsletterForm subscription={subscription} />
        )}
        <p className={css.small}>
          <FormattedMessage id="minisites.newsletter.consent" />
        </p>
      </div>
    </section>
  );
}
