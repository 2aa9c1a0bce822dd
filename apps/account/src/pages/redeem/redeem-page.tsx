import { ApiError, centreSessionQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container, Message, Stack, useHydrated } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useQuery } from '@tanstack/react-query';
import { CentreKeyForm } from '../../components/centre/centre-key-form.tsx';
import { centreMessages, useCentreMessages } from '../../components/centre/centre-messages.ts';
import css from '../../components/centre/centre.module.css';
import { RedeemVouchers } from '../../components/centre/redeem-vouchers.tsx';
import { useWaiting } from '../../components/centre/waiting-store.ts';
import { LoadError, LoadingState, type LoadErrorProps } from '../../components/query-state.tsx';

/** An activity centre checks and redeems the vouchers of its activities, by its key (docs/partners-delivery.md). */
export function RedeemPage() {
  return (
    <centreMessages.Provider>
      <Frame />
    </centreMessages.Provider>
  );
}

function Frame() {
  const t = useCentreMessages();
  const shop = brandNameOf(useSite());
  // Whose page it is, only the browser knows.
  const isAlive = useHydrated();
  return (
    <Container className={css.page}>
      <title>{pageTitle(t('title'), shop)}</title>
      <h1 className={css.title}>{t('title')}</h1>
      {isAlive ? <ForCentre /> : <LoadingState label={t('loading')} />}
    </Container>
  );
}

function ForCentre() {
  const t = useCentreMessages();
  const session = useQuery(centreSessionQuery());
  if (session.data) return <RedeemVouchers key={session.data.id} centre={session.data} />;
  if (session.error instanceof ApiError && session.error.status === 401) return <CentreKeyForm />;
  if (session.error || session.fetchStatus === 'paused') return <NotOpened session={session} />;
  return <LoadingState label={t('loading')} />;
}

/** The connection is away before the page knows its centre: what waits on the device is sent once it does. */
function NotOpened({ session }: { readonly session: LoadErrorProps['query'] }) {
  const t = useCentreMessages();
  const count = useWaiting().length;
  return (
    <Stack gap={3}>
      <LoadError query={session} t={(message) => t(`again.${message}`)} />
      {count > 0 && <Message kind="warning">{t('again.waiting', { count })}</Message>}
    </Stack>
  );
}
