import { writeLog } from '@shop/api-client';
import type { FooterAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Dialog, Message } from '@shop/design-system';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { RichTextBlocks } from '../banners/rich-text.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import css from './newsletter.module.css';
import { useSubscription } from './use-subscription.ts';

/** Milliseconds after the success before it closes (spec 2, section 9). */
const CLOSES_MS = 1_200;

export interface NewsletterPopupProps {
  readonly words: FooterAnswer['newsletter'];
  readonly onClose: () => void;
}

/** The newsletter as a window: idle, error, loading, success; it closes itself after the success (spec 2, section 4). */
export function NewsletterPopup({ words, onClose }: NewsletterPopupProps) {
  const intl = useIntl();
  const subscription = useSubscription({ source: 'popup', onFailure: useLog() });
  const { status } = subscription;
  useEffect(() => {
    if (status !== 'sent') return undefined;
    const closing = setTimeout(onClose, CLOSES_MS);
    return () => clearTimeout(closing);
  }, [status, onClose]);
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={intl.formatMessage({ id: 'shell.close' })}>
      <div className={css.popup} data-status={status}>
        <p>{words.text}</p>
        {status === 'sent' ? (
          <Message kind="success" live title={intl.formatMessage({ id: 'shell.newsletter.sent' })} />
        ) : (
          <NewsletterForm subscription={subscription} />
        )}
        <div className={css.small}>
          <RichTextBlocks text={words.consent} />
        </div>
      </div>
    </Dialog>
  );
}

/** The form is ready for another try; what happened is logged (spec 2, section 8). */
function useLog() {
  const { locale } = useSite();
  return useCallback(
    (error: unknown) => writeLog({ level: 'error', locale, location: location.pathname, message: `newsletter: ${String(error)}` }),
    [locale],
  );
}
