import { Dialog, Message } from '@shop/design-system';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { POPUP_CLOSES_MS } from '../../views/newsletter-popup.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import css from './newsletter.module.css';
import { useSubscription } from './use-subscription.ts';

export interface NewsletterPopupProps {
  readonly onClose: () => void;
  /** Subscribing failed; the form is ready for another try. */
  readonly onFailure: (error: unknown) => void;
}

/** The newsletter as a window: idle, error, loading, success; it closes itself after the success (spec 2, section 4). */
export function NewsletterPopup({ onClose, onFailure }: NewsletterPopupProps) {
  const intl = useIntl();
  const subscription = useSubscription({ source: 'popup', onFailure });
  const { status } = subscription;
  useEffect(() => {
    if (status !== 'sent') return undefined;
    const closing = setTimeout(onClose, POPUP_CLOSES_MS);
    return () => clearTimeout(closing);
  }, [status, onClose]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'minisites.newsletter.title' })}
      closeLabel={intl.formatMessage({ id: 'minisites.close' })}
    >
      <div className={css.popup} data-status={status}>
        <p>
          <FormattedMessage id="minisites.newsletter.text" />
        </p>
        {status === 'sent' ? (
          <Message kind="success" live title={intl.formatMessage({ id: 'minisites.newsletter.sent' })} />
        ) : (
          <NewsletterForm subscription={subscription} />
        )}
        <p className={css.small}>
          <FormattedMessage id="minisites.newsletter.consent" />
        </p>
      </div>
    </Dialog>
  );
}
