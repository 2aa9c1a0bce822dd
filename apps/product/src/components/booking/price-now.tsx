import type { LocalDate, Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Price } from '@shop/design-system';
import { priceAfterGift, type Party } from '@shop/domain';
import { formatDayAhead, formatMoney } from '@shop/i18n';
import type { PayingGift } from '../../views/stay/paying-gift.ts';
import type { PriceView, ShownPrice } from '../../views/stay/price-view.ts';
import { useMessages, type Translate } from '../shared/use-messages.ts';
import { priceNote, priceProps } from '../shared/stay-labels.ts';
import css from './price-now.module.css';

/** The from-price without dates, the final one with them; an old price fades while the new one is on its way. */
export function PriceNow({
  price,
  party,
  gift,
  size = 'large',
  onDay,
}: {
  readonly price: PriceView;
  readonly party: Party;
  /** Pays its part of what is shown. */
  readonly gift?: PayingGift | undefined;
  readonly size?: 'medium' | 'large';
  /** Chooses the arrival that a from-price is of. */
  readonly onDay?: (checkin: LocalDate, nights: number) => void;
}) {
  const { locale } = useSite();
  const t = useMessages();
  if (price.kind === 'refused') return null;
  const isFrom = price.kind === 'from';
  const shown = price.kind === 'loading' ? price.previous : price.price;
  const isCovered = gift !== undefined && priceAfterGift(shown.sellPrice, gift.value) === 0;
  // What is covered has no price; a from-price that the gift covers is covered on some days only.
  const giftNote = () =>
    isCovered
      ? t(isFrom ? 'stay.gift.noteSomeDays' : 'stay.gift.noteCovered')
      : t('stay.gift.note', { amount: formatMoney(shown.sellPrice, locale) });
  return (
    <div className={css.price} aria-busy={price.kind === 'loading' || undefined} data-kind={price.kind}>
      <Price
        {...(gift ? { value: giftPrice(shown, { gift, locale, t }) } : priceProps(shown, locale, t))}
        size={size}
        when={isFrom && shown.checkin && <PriceDay checkin={shown.checkin} onChoose={onDay && ((day) => onDay(day, shown.nights))} />}
        prefix={isFrom && !isCovered ? t('product.price.from') : undefined}
        note={[gift && giftNote(), priceNote(party, shown.nights, t)].filter(Boolean).join(' · ')}
      />
    </div>
  );
}

/** A from-price names its day; beside the calendar one press chooses it. */
function PriceDay({ checkin, onChoose }: { readonly checkin: LocalDate; readonly onChoose: ((checkin: LocalDate) => void) | undefined }) {
  const site = useSite();
  const t = useMessages();
  const label = t('product.price.onDay', { day: formatDayAhead(checkin, site) });
  if (!onChoose) return label;
  return (
    <Button look="link" size="inline" onClick={() => onChoose(checkin)}>
      {label}
    </Button>
  );
}

/** What is left to pay. */
function giftPrice({ sellPrice }: ShownPrice, { gift, locale, t }: GiftPriceParams): string {
  const left = priceAfterGift(sellPrice, gift.value);
  return left === 0 ? t('stay.gift.included') : t('stay.gift.afterGift', { amount: formatMoney(left, locale) });
}

interface GiftPriceParams {
  readonly gift: PayingGift;
  readonly locale: Locale;
  readonly t: Translate;
}
