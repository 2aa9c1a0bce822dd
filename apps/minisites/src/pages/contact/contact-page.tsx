import { popularQuestionsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, FailedWindow, Message, openedPart, type RetryProps } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import css from '../../components/contact/contact.module.css';
import { HelpBanner } from '../../components/contact/help-banner.tsx';
import { PopularQuestionList } from '../../components/contact/popular-question-list.tsx';
import { QuickActions } from '../../components/contact/quick-actions.tsx';
import { WriteToUs } from '../../components/contact/write-to-us.tsx';
import { EMPTY_DRAFT } from '../../views/contact-form.ts';

const ContactDialog = openedPart(
  () =>
    import(/* webpackChunkName: "page-contact-dialog" */ '../../components/contact/contact-dialog.tsx').then(
      (module) => module.ContactDialog,
    ),
  FailedToOpen,
);
/** By this the page knows that a message has arrived (spec 2, section 4). */
const THANKS = 'contact_thank_you';

/** Help, quick ways, popular questions, and a form behind a button (spec 2, section 2). */
export function ContactPage() {
  const shop = brandNameOf(useSite());
  const intl = useIntl();
  const { locale } = useSite();
  const { data: help } = useQuery(popularQuestionsQuery({ locale }));
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const isThanking = useSearchParams()[0].get('ref') === THANKS;
  const navigate = useNavigate();
  const thank = () => {
    setOpen(false);
    setDraft(EMPTY_DRAFT);
    void navigate(`?ref=${THANKS}`);
  };
  return (
    <Container className={css.page}>
      <title>{pageTitle(intl.formatMessage({ id: 'minisites.contact.title' }), shop)}</title>
      <meta name="description" content={intl.formatMessage({ id: 'minisites.contact.intro' })} />
      <h1>
        <FormattedMessage id="minisites.contact.title" />
      </h1>
      {isThanking && (
        <Message kind="success" live>
          <FormattedMessage id="minisites.contact.thanks" />
        </Message>
      )}
      <HelpBanner faqUrl={help?.faqUrl} />
      <div className={css.columns}>
        <QuickActions />
        {help && <PopularQuestionList help={help} />}
      </div>
      <WriteToUs onWrite={() => setOpen(true)} />
      {isOpen && <ContactDialog draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} onSent={thank} />}
    </Container>
  );
}

function FailedToOpen({ onClose, onRetry }: { readonly onClose: () => void } & RetryProps) {
  const { formatMessage } = useIntl();
  return (
    <FailedWindow
      label={formatMessage({ id: 'minisites.error' })}
      retryLabel={formatMessage({ id: 'minisites.retry' })}
      closeLabel={formatMessage({ id: 'minisites.close' })}
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
