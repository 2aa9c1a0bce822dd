import { ApiError, cardsQuery, isSignedIn } from '@shop/api-client';
import type { AccountCards } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState, Skeleton, useHydrated } from '@shop/design-system';
import { allStaysHref, hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountLayout } from '../../components/account/account-layout.tsx';
import { accountMessages } from '../../components/account/account-messages.ts';
import { SessionGuard } from '../../components/account/session-guard.tsx';
import { CardList, RemovalEnd } from '../../components/cards/card-list.tsx';
import { cardMessages, useCardMessages } from '../../components/cards/card-messages.ts';
import { useRemoveCard } from '../../components/cards/use-remove-card.ts';
import { LoadError } from '../../components/query-state.tsx';
import { routerLink } from '../../components/router-link.tsx';
import { cardView } from '../../views/cards/card-view.ts';
import css from './cards-page.module.css';

/** The cards that a customer had the payment provider save (docs/decisions/2026-11-23-saved-cards.md). Only the browser knows who asks. */
export function CardsPage() {
  return (
    <accountMessages.Provider>
      <cardMessages.Provider>
        <Page />
      </cardMessages.Provider>
    </accountMessages.Provider>
  );
}

function Page() {
  const t = useCardMessages();
  const isAlive = useHydrated();
  return (
    <AccountLayout screen="cards" title={t('title')}>
      {!isAlive && <Loading />}
      {isAlive && <ForCustomer />}
    </AccountLayout>
  );
}

/** Asked once: where a session ends meanwhile, the list stays. */
function ForCustomer() {
  const [isCustomer] = useState(isSignedIn);
  if (!isCustomer) return <SignInFirst />;
  return (
    <SessionGuard>
      <Cards />
    </SessionGuard>
  );
}

function Cards() {
  const t = useCardMessages();
  const removing = useRemoveCard();
  const query = useQuery(cardsQuery());
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 401 && !data) return <SignInFirst />;
  if (error && !data) return <LoadError query={query} t={(message) => t(`failed.${message}`)} />;
  if (!data) return <Loading />;
  return (
    <>
      {removing.end && <RemovalEnd key={`${removing.end.card.id}-${removing.end.kind}`} end={removing.end} />}
      <Saved answer={data} removing={removing} />
    </>
  );
}

function Saved({
  answer: { cards, isOffered },
  removing,
}: {
  readonly answer: AccountCards;
  readonly removing: ReturnType<typeof useRemoveCard>;
}) {
  const { today, locale } = useSite();
  const t = useCardMessages();
  if (cards.length === 0)
    return (
      <EmptyState
        icon="credit-card"
        title={t('empty.title')}
        action={
          <Button look="primary" size="large" href={allStaysHref(locale)} render={routerLink}>
            <FormattedMessage id="account.findStay" />
          </Button>
        }
      >
        {t(isOffered ? 'empty.offered' : 'empty.closed')}
      </EmptyState>
    );
  return (
    <>
      <p className={css.quiet}>{t('lead')}</p>
      <CardList cards={cards.map((card) => cardView(card, today))} removing={removing} />
    </>
  );
}

function Loading() {
  const t = useCardMessages();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton lines={4} />
    </div>
  );
}

function SignInFirst() {
  const { locale } = useSite();
  const t = useCardMessages();
  const href = hrefFor('signin', locale, {}, { query: { origin: hrefFor('cards', locale) } });
  return (
    <EmptyState
      icon="credit-card"
      title={t('signIn.title')}
      action={
        <Button look="primary" size="large" href={href} render={routerLink}>
          <FormattedMessage id="account.signin.title" />
        </Button>
      }
    >
      {t('signIn.text')}
    </EmptyState>
  );
}
