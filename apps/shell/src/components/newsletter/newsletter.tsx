import type { FooterAnswer } from '@shop/contracts';
import { Message } from '@shop/design-system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { RichTextBlocks } from '../banners/rich-text.tsx';
import css from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { NEWSLETTER_ANCHOR, newsletterOutcome } from './newsletter-address.ts';
import { useSubscription } from './use-subscription.ts';

/** The newsletter in the footer: idle, error, sent; a failure silently stays "not subscribed" (spec 2, sections 4 and 8). */
export function Newsletter({ words }: { readonly words: FooterAnswer['newsletter'] }) {
  const titleId = useId();
  const intl = useIntl();
  const subscription = useSubscription({ begins: newsletterOutcome(useLocation().search) });
  return (
    <section id={NEWSLETTER_ANCHOR} className={css.newsletter} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={css.title}>
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <div>
        {subscription.status === 'sent' ? (
          <Message kind="success" live title={intl.formatMessage({ id: 'shell.newsletter.sent' })} />
        ) : (
          <NewsletterForm subscription={subscription} />
        )}
        <div className={css.small}>
          <RichTextBlocks text={words.consent} />
        </div>
      </div>
    </section>
  );
}
