import type { Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { priceAfterGift, roomsLeft, type Party } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import type { PayingGift } from '../../views/stay/paying-gift.ts';
import css from './price-lines.module.css';
import { useMessages } from '../shared/use-messages.ts';

export interface PriceLinesProps {
  readonly quote: Quote;
  readonly party: Party;
  /** Beside the local tax: the way to its explanation. */
  readonly taxInfo?: ReactNode;
  /** Pays its part: the lines are what is left (GIFT-021). */
  readonly gift?: PayingGift | undefined;
}

/** What is paid now, what at the hotel, and both together. */
export function PriceLines({ quote, party, taxInfo, gift }: PriceLinesProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { priceInfo, localTaxTotalAmount: tax, availableRooms } = quote;
  const left = gift ? priceAfterGift(priceInfo.sellPrice, gift.value) : priceInfo.sellPrice;
  const people = t('product.price.people', { count: party.adults + party.children + party.babies });
  const nights = t('product.price.nights', { count: priceInfo.nights });
  return (
    <>
      <dl className={css.lines}>
        <Line
          label={`${t('product.price.stayFor', { people, nights })}${priceInfo.nbRooms > 1 ? `, ${t('product.price.rooms', { count: priceInfo.nbRooms })}` : ''}`}
          value={left === 0 ? t('stay.gift.included') : formatMoney(left, locale)}
        />
        {tax > 0 && <Line label={t('product.price.localTax')} info={taxInfo} value={formatMoney(tax, locale)} />}
        <Line label={t('product.price.total')} value={formatMoney(left + tax, locale)} isTotal />
      </dl>
      {roomsLeft(availableRooms) && <p className={css.left}>{t('product.price.roomsLeft', { count: availableRooms })}</p>}
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly info?: ReactNode;
  readonly isTotal?: boolean;
}

function Line({ label, value, info, isTotal }: LineProps) {
  return (
    <div className={css.line} data-total={isTotal}>
      <dt>
        {label}
        {info && <>&nbsp;{info}</>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
