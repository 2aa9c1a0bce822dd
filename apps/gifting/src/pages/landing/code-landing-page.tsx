import { changeHeldGift, openGift } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Card, useHydrated } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { CodeForm } from '../../components/landing/code-form.tsx';
import { LostCode } from '../../components/lost-code/lost-code.tsx';
import { TroubleMessage } from '../../components/landing/trouble-message.tsx';
import { useCodeOpening, useExpiredGift } from '../../components/landing/use-opened-gift.ts';
import { useMessages } from '../../components/shared/use-messages.ts';
import { codeTrouble } from '../../views/landing/code-trouble.ts';
import { GiftLayout, Opening } from './use-gift-page.tsx';

/**
 * The address on a voucher and in its mail, `/{code}` (GIFT-017): it opens the gift by itself and goes on to the page of the gift, so
 * that the code stands in no address any more. A code that opens nothing says why, and another can be typed.
 */
export function CodeLandingPage() {
  const { code = '' } = useParams();
  const { locale } = useSite();
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const opened = useQuery({
    queryKey: ['openedCode', code, locale],
    queryFn: async () => {
      const gift = await openGift(code, locale);
      changeHeldGift(client, { locale, gift });
      return gift;
    },
    enabled: isHydrated,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (opened.data) return <Navigate to={hrefFor('beneficiaryLogin', locale)} replace />;
  return <Refused key={code} code={code} error={opened.isFetching ? null : opened.error} onRetry={() => void opened.refetch()} />;
}

interface RefusedProps {
  readonly code: string;
  /** Null while the code is tried. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Refused({ code, error, onRetry }: RefusedProps) {
  const { locale } = useSite();
  const t = useMessages();
  const typed = useCodeOpening();
  const first = error ? codeTrouble(error) : undefined;
  const navigate = useNavigate();
  const expired = useExpiredGift(first?.kind === 'expired' ? code : undefined);
  const trouble = typed.sent === undefined ? first : typed.trouble;
  const retry = () => (typed.sent === undefined ? onRetry() : typed.open(typed.sent));
  if (typed.sent !== undefined && !typed.isBusy && !typed.trouble) return <Navigate to={hrefFor('beneficiaryLogin', locale)} replace />;
  const isReading = !first || expired.isReading;
  const showExtended = (until: string) => void navigate(hrefFor('beneficiaryLogin', locale), { replace: true, state: { extended: until } });
  return (
    <GiftLayout title={t(isReading ? 'gifting.use.held' : 'gifting.use.title')}>
      {isReading && <Opening />}
      {trouble && !isReading && !typed.isBusy && (
        <TroubleMessage
          trouble={trouble}
          expired={(typed.sent === undefined ? expired : typed.expired).voucher}
          onRetry={retry}
          onExtended={showExtended}
        />
      )}
      {!isReading && (
        <>
          <Card>
            <CodeForm typed={code} isBusy={typed.isBusy} trouble={trouble} onCode={typed.open} />
          </Card>
          <LostCode />
        </>
      )}
    </GiftLayout>
  );
}
