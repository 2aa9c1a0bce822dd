import { ApiError } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LoadError, LoadingState, type LoadErrorProps, type QueryState } from '../query-state.tsx';
import { routerLink } from '../router-link.tsx';
import { useAccountMessages } from './account-messages.ts';

export interface AccountAnswerProps<Data> {
  readonly query: QueryState<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The answer to a query of the account, or its loading, expired or failed state. Data that is there stays. */
export function AccountAnswer<Data>({ query, children }: AccountAnswerProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.status === 401) return <SignInFirst hasEnded />;
  if (!error) return <Loading />;
  return <AccountLoadError query={query} />;
}

/** A query of the account failed, and may be sent again. */
export function AccountLoadError({ query }: Pick<LoadErrorProps, 'query'>) {
  const t = useAccountMessages();
  return <LoadError query={query} t={(message) => t(`page.failed.${message}`)} />;
}

export function Loading() {
  return <LoadingState label={useAccountMessages()('page.loading')} />;
}

/** Leads to signing in, and back to this page. */
export function SignInFirst({ hasEnded = false }: { readonly hasEnded?: boolean }) {
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  const t = useAccountMessages();
  const why = hasEnded ? 'ended' : 'signIn';
  return (
    <EmptyState
      icon="user"
      title={t(`page.${why}.title`)}
      action={
        <>
          <Button
            look="primary"
            size="large"
            href={hrefFor('signin', locale, {}, { query: { origin: pathname + search } })}
            render={routerLink}
          >
            <FormattedMessage id="account.signin.title" />
          </Button>
          {!hasEnded && (
            <Button look="link" href={hrefFor('bookingManagement', locale)} render={routerLink}>
              {t('overview.bookingManagement')}
            </Button>
          )}
        </>
      }
    >
      {t(`page.${why}.text`)}
    </EmptyState>
  );
}
