import { useSite } from '@shop/contracts/page';
import { Container, brandNameOf, RadioGroup } from '@shop/design-system';
import { GIFT_CARD_AMOUNTS, GIFT_CARD_PICTURE, giftValidity } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { giftCheckoutHref } from '@shop/routes';
import { GiftSetupForm } from '../../components/setup/gift-setup-form.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import css from '../gift-page.module.css';
import { useGift } from '../use-gift.ts';
import { useGiftState } from '../use-gift-state.ts';

const IMAGE = `/images/${GIFT_CARD_PICTURE}/640_360.webp`;
/** Chosen at first: one weekend of many stays. */
const [, FIRST_AMOUNT] = GIFT_CARD_AMOUNTS;

/** A gift card of a fixed amount with the giver's words (GIFT-003). */
export function GiftcardPage() {
  const shop = brandNameOf(useSite());
  const { locale } = useSite();
  const t = useMessages();
  const [state, change] = useGiftState();
  const { amount = FIRST_AMOUNT } = state;
  const gift = useGift({
    tiers: [{ nights: 1, sellPrice: amount, refPrice: amount }],
    requested: { format: state.format, extras: state.extras },
  });
  const { chosen, format, extras } = gift;
  const name = t('gifting.card.title');
  return (
    <Container className={css.page}>
      <title>{t('gifting.card.pageTitle', { shop })}</title>
      <h1 className={css.title}>{name}</h1>
      <p className={css.lead}>{t('gifting.card.text')}</p>
      {chosen && (
        <GiftSetupForm
          item={{ id: `giftcard-${amount / 100}`, name, price: amount }}
          gift={gift}
          option={chosen}
          preview={{ imageUrl: IMAGE, title: formatMoney(amount, locale), kind: name }}
          product={name}
          validity={t('gifting.card.validity', { months: giftValidity('GIFTCARD').months })}
          nextHref={giftCheckoutHref(locale, { kind: 'giftCard', requested: { id: String(amount / 100), amount, format, extras } })}
          onFormat={(chosenFormat) => change({ format: chosenFormat })}
          onExtras={(chosenExtras) => change({ extras: chosenExtras })}
        >
          <RadioGroup
            legend={t('gifting.card.amount')}
            headingLevel={2}
            name="amount"
            look="row"
            value={String(amount)}
            options={GIFT_CARD_AMOUNTS.map((cents) => ({ value: String(cents), label: formatMoney(cents, locale) }))}
            onChange={(cents) => change({ amount: Number(cents) })}
          />
        </GiftSetupForm>
      )}
    </Container>
  );
}
