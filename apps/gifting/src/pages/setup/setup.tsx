import { priceTiersQuery, stayQuery } from '@shop/api-client';
import type { PriceTiers, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Container, brandNameOf, Message, Skeleton } from '@shop/design-system';
import { giftValidity } from '@shop/domain';
import { giftCheckoutHref, hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { GiftSetupForm } from '../../components/setup/gift-setup-form.tsx';
import { Failed } from '../../components/shared/failed.tsx';
import { routerLink } from '../../components/shared/router-link.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import css from '../gift-page.module.css';
import { useGift } from '../use-gift.ts';
import { useGiftState } from '../use-gift-state.ts';

/** A stay as a gift: its nights, its format, what comes with it, and the giver's words (GIFT-002). */
export function GiftSetupPage() {
  const shop = brandNameOf(useSite());
  const { id = '' } = useParams();
  const { locale } = useSite();
  const t = useMessages();
  const stay = useQuery(stayQuery({ id, locale }));
  const tiers = useQuery(priceTiersQuery({ id, locale }));
  const failed = stay.isError ? stay : tiers.isError ? tiers : undefined;
  const isReady = stay.data && tiers.data;
  return (
    <Container className={css.page}>
      <title>{t('gifting.setup.pageTitle', { shop })}</title>
      <h1 className={css.title}>{t('gifting.setup.title')}</h1>
      {failed && <Failed onRetry={() => void failed.refetch()} />}
      {!isReady && !failed && <Skeleton lines={8} />}
      {isReady && tiers.data.priceList.length === 0 && <NotGiftable stay={stay.data} />}
      {isReady && tiers.data.priceList.length > 0 && <StaySetup stay={stay.data} tiers={tiers.data.priceList} />}
    </Container>
  );
}

function StaySetup({ stay, tiers }: { readonly stay: StayDetail; readonly tiers: PriceTiers['priceList'] }) {
  const { locale, toggles } = useSite();
  const t = useMessages();
  const [state, change] = useGiftState();
  const gift = useGift({ tiers, requested: state, isPhysicalOn: toggles?.physicalSingleVoucher !== false });
  const { months, adults = 2 } = giftValidity('SINGLEVOUCHER');
  const { chosen, format, extras } = gift;
  if (!chosen) return null;
  const nights = t('gifting.nights.count', { count: chosen.nights });
  return (
    <GiftSetupForm
      item={{ id: stay.id, name: stay.label, price: chosen.sellPrice }}
      gift={gift}
      option={chosen}
      preview={{
        imageUrl: stay.images[0] ?? '',
        title: stay.label,
        kind: `${stay.hotel.label}, ${stay.hotel.location.label} · ${nights}, ${t('gifting.price.people', { people: adults })}`,
      }}
      product={t('gifting.setup.product', { nights })}
      validity={t('gifting.setup.validity', { months, people: adults })}
      nextHref={giftCheckoutHref(locale, { kind: 'singleVoucher', requested: { id: stay.id, nights: chosen.nights, format, extras } })}
      onNights={(giftNights) => change({ giftNights })}
      onFormat={(chosenFormat) => change({ format: chosenFormat })}
      onExtras={(chosenExtras) => change({ extras: chosenExtras })}
    />
  );
}

function NotGiftable({ stay }: { readonly stay: StayDetail }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Message
      kind="warning"
      action={
        <Button look="brand" href={hrefFor('stay', locale, { id: stay.id, slug: stay.slug })} render={routerLink}>
          {t('gifting.setup.back')}
        </Button>
      }
    >
      {t('gifting.setup.notGiftable')}
    </Message>
  );
}
