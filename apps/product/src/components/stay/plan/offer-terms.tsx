import type { ProductOffer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, Message, Section, Skeleton } from '@shop/design-system';
import { differencePerNight, priceAfterGift, pricePerNight } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import type { PayingGift } from '../../../views/stay/paying-gift.ts';
import type { StayVisit } from '../../../views/stay/stay-visit.ts';
import { showDates } from '../../shared/show-dates.ts';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './offer-terms.module.css';

/** The stay under each of its terms, with or without the right to change one's mind; the first stands chosen (spec 2, section 4). */
export function OfferTerms({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const { offers, chooseOffer, gift } = visit;
  const isOne = offers.kind === 'found' && offers.offers.length === 1;
  return (
    <Section title={t(isOne ? 'stay.terms.one' : 'stay.terms.title')} id="offers">
      {offers.kind === 'noDates' && (
        <OfferCard
          title={t(stay.cancellationPolicy.cancellable ? 'stay.terms.cancellable' : 'stay.terms.nonCancellable')}
          text={t('stay.terms.withDates')}
          price={fromTotal(visit)}
          isChosen={visit.state.offerId === stay.id}
          onChoose={() => {
            chooseOffer(stay.id);
            showDates();
          }}
        />
      )}
      {offers.kind === 'loading' && <Skeleton shape="block" />}
      {(offers.kind === 'none' || offers.kind === 'failed') && (
        <Message kind="warning" live>
          {t('stay.terms.none')}
        </Message>
      )}
      {offers.kind === 'found' && (
        <ul className={css.list} role="list">
          {offers.offers.map((offer) => (
            <li key={offer.weekendId}>
              <DatedOffer offer={offer} chosen={offers.chosen} gift={gift} onChoose={() => chooseOffer(offer.weekendId)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface DatedOfferProps {
  readonly offer: ProductOffer;
  readonly chosen: ProductOffer;
  readonly gift: PayingGift | undefined;
  readonly onChoose: () => void;
}

function DatedOffer({ offer, chosen, gift, onChoose }: DatedOfferProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { cancellable, cancellationDeadline } = offer.cancellationPolicy;
  const until = cancellationDeadline && t('product.cancellation.until', { day: formatDay(cancellationDeadline, locale, 'long') });
  return (
    <OfferCard
      title={t(cancellable ? 'stay.terms.cancellable' : 'stay.terms.nonCancellable')}
      text={cancellable ? (until ?? t('product.cancellation.cancellable')) : t('product.cancellation.none')}
      price={leftOf(offer.priceInfo, gift)}
      other={offer === chosen ? undefined : leftOf(chosen.priceInfo, gift)}
      isChosen={offer === chosen}
      onChoose={onChoose}
    />
  );
}

interface Total {
  readonly sellPrice: number;
  readonly nights: number;
  readonly isFrom?: boolean;
}

/** The from-price of the party; undefined where there is none (PROD-047). */
function fromTotal({ price, gift }: Pick<StayVisit, 'price' | 'gift'>): Total | undefined {
  if (price.kind === 'refused') return undefined;
  return { ...leftOf(price.kind === 'loading' ? price.previous : price.price, gift), isFrom: true };
}

/** What a gift leaves to pay of a total (GIFT-021). */
function leftOf({ sellPrice, nights }: Total, gift: PayingGift | undefined): Total {
  return { sellPrice: priceAfterGift(sellPrice, gift?.value ?? 0), nights };
}

interface OfferCardProps {
  readonly title: string;
  readonly text: string;
  readonly price: Total | undefined;
  /** The chosen offer, from which this one differs. */
  readonly other?: Total | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferCard({ title, text, price, other, isChosen, onChoose }: OfferCardProps) {
  return (
    <button type="button" className={css.card} aria-pressed={isChosen} onClick={onChoose}>
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        <span className={css.note}>{text}</span>
      </span>
      {price && <OfferAmount price={price} other={other} />}
      {isChosen && <Icon name="circle-check" />}
    </button>
  );
}

/** A night's price, or how much more or less than the chosen offer a night is. */
function OfferAmount({ price, other }: { readonly price: Total; readonly other: Total | undefined }) {
  const { locale } = useSite();
  const t = useMessages();
  const difference = other && differencePerNight(price, other);
  const amount = formatMoney(Math.abs(difference ?? pricePerNight(price)), locale);
  const sign = difference === undefined ? (price.isFrom ? 'from' : 'night') : difference < 0 ? 'less' : 'more';
  return <span className={css.price}>{price.sellPrice === 0 ? t('stay.gift.included') : t(`stay.terms.${sign}`, { amount })}</span>;
}
