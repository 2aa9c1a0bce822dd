import { chooseNewsletter, newsletterChoiceQuery } from '@shop/api-client';
import type { NewsletterChoice as Choice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { CheckField, ErrorAlert } from '@shop/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AccountAnswer } from '../account/account-answer.tsx';
import { useAccountMessages } from '../account/account-messages.ts';
import { ConsentMessages } from './consent-messages.tsx';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

/** Whether the newsletter goes to the account's address; the box counts at once. */
export function NewsletterChoice() {
  const { locale } = useSite();
  const requested = useQuery(newsletterChoiceQuery({ locale }));
  return <AccountAnswer query={requested}>{(choice) => <Box choice={choice} />}</AccountAnswer>;
}

function Box({ choice }: { readonly choice: Choice }) {
  const { locale } = useSite();
  const intl = useIntl();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const { mutate, isPending, isError, variables, data } = useMutation({
    mutationFn: (subscribed: boolean) => guarded(() => chooseNewsletter({ subscribed, locale })),
    onSuccess: (chosen) => client.setQueryData(newsletterChoiceQuery({ locale }).queryKey, chosen),
    gcTime: 0,
  });
  return (
    <div className={css.form}>
      <CheckField
        name="newsletter"
        label={t('profile.newsletter.box')}
        checked={isPending ? variables : choice.subscribed}
        onChange={({ target }) => mutate(target.checked)}
      />
      <div className={css.consent}>
        <ConsentMessages consent={choice.consent} />
      </div>
      <p role="status" className={css.quiet}>
        {data && !isPending && t(data.subscribed ? 'profile.newsletter.on' : 'profile.newsletter.off')}
      </p>
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.failed')}</ErrorAlert>}
    </div>
  );
}
