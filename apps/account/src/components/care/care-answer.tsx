import { ApiError } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState } from '@shop/design-system';
import { careConsoleHref, hrefFor, parseCareConsole } from '@shop/routes';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoadError, LoadingState, type QueryState } from '../query-state.tsx';
import { useCareMessages } from './care-messages.ts';

export interface CareAnswerProps<Data> {
  readonly query: QueryState<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The answer to a query of customer care, or its loading, expired, not-found or failed state. */
export function CareAnswer<Data>({ query, children }: CareAnswerProps<Data>) {
  const t = useCareMessages();
  const { data, error } = query;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401) return <SignInAgain />;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState label={t('loading')} />;
  if (status === 404) return <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>;
  return <LoadError query={query} t={(message) => t(`failed.${message}`)} />;
}

/** The session has ended: the way to signing in, and back to the order. A new document, since the server drew this one for a colleague. */
function SignInAgain() {
  const { locale, prefix } = useSite();
  const { orderUUID } = parseCareConsole(useLocation().hash);
  const t = useCareMessages();
  const origin = careConsoleHref(locale, { orderUUID });
  return (
    <EmptyState
      icon="lock"
      title={t('ended.title')}
      action={
        <Button look="primary" size="large" href={prefix + hrefFor('careLogin', locale, {}, { query: { origin } })}>
          {t('ended.signIn')}
        </Button>
      }
    >
      {t('ended.text')}
    </EmptyState>
  );
}
