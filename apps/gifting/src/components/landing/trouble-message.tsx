import { useSite } from '@shop/contracts/page';
import { Button, Message } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { allStaysHref, hrefFor } from '@shop/routes';
import type { GiftVoucher, Locale } from '@shop/contracts';
import { waysOn, type CodeTrouble, type WayOn } from '../../views/landing/code-trouble.ts';
import { LazyExtensionOffer } from '../extension/lazy-extension-offer.tsx';
import { routerLink } from '../shared/router-link.tsx';
import css from './landing.module.css';
import { useMessages } from '../shared/use-messages.ts';

export interface TroubleMessageProps {
  readonly trouble: CodeTrouble;
  /** A gift that has expired, once it is known. */
  readonly expired?: ExpiredGift | undefined;
  readonly onRetry: () => void;
  /** The gift was extended, and this browser holds it. */
  readonly onExtended: (until: string) => void;
}

/** Why a code opens nothing, and where to go from here; a gift that has expired can be extended for a while. */
export function TroubleMessage({ trouble, expired, onRetry, onExtended }: TroubleMessageProps) {
  const { locale } = useSite();
  const t = useMessages();
  if (trouble.kind === 'expired' && expired?.extension) return <Extendable expired={expired} onExtended={onExtended} />;
  const ways = waysOn(trouble);
  return (
    <>
      <Message kind="warning" title={t(`gifting.use.trouble.${trouble.kind}.title`)} live>
        {textOf(trouble, { t, locale, expiredOn: expired?.expiresOn })}
      </Message>
      <div className={css.ways}>
        {trouble.kind === 'failed' && <Button onClick={onRetry}>{t('gifting.use.again')}</Button>}
        {ways.map((way) => (
          <Button key={way} href={hrefOf(way, locale)} render={routerLink}>
            {t(`gifting.use.way.${way}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

type ExpiredGift = Pick<GiftVoucher, 'code' | 'expiresOn' | 'extension'>;

function Extendable({ expired, onExtended }: { readonly expired: ExpiredGift; readonly onExtended: (until: string) => void }) {
  const { locale } = useSite();
  const t = useMessages();
  const { code, expiresOn, extension } = expired;
  return (
    <>
      <Message kind="info" title={t('gifting.use.trouble.extendable.title')} live>
        {t('gifting.use.trouble.extendable.text', { day: formatDay(expiresOn, locale, 'long') })}
      </Message>
      {extension && <LazyExtensionOffer code={code} offer={extension} onExtended={onExtended} />}
    </>
  );
}

function textOf(
  trouble: TroubleMessageProps['trouble'],
  { t, locale, expiredOn }: { t: ReturnType<typeof useMessages>; locale: Locale; expiredOn: string | undefined },
): string | undefined {
  if (trouble.kind === 'tooMany') return t('gifting.use.trouble.tooMany.text', { minutes: trouble.minutes });
  if (trouble.kind !== 'expired') return t(`gifting.use.trouble.${trouble.kind}.text`);
  return expiredOn && t('gifting.use.trouble.expired.text', { day: formatDay(expiredOn, locale, 'long') });
}

function hrefOf(way: WayOn, locale: Locale): string {
  if (way === 'contact') return hrefFor('contact', locale);
  return way === 'booking' ? hrefFor('bookingManagement', locale) : allStaysHref(locale);
}
