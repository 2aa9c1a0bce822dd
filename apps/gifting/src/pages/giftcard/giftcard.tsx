import { useSite } from '@shop/contracts/page';
import { Container, brandNameOf } from '@shop/design-system';
import { giftCardAmount, GIFT_CARD_AMOUNTS, GIFT_CARD_PICTURE, giftValidity, isGiftCardAmount } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { giftCheckoutHref } from '@shop/routes';
import { useState } from 'react';
import { AmountField } from '../../components/setup/amount-field.tsx';
import { GiftSetupForm } from '../../components/setup/gift-setup-form.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import css from '../gift-page.module.css';
import { useGift } from '../use-gift.ts';
import { useGiftState } from '../use-gift-state.ts';

const IMAGE = `/images/${GIFT_CARD_PICTURE}/640_360.webp`;
/** Chosen at first: one weekend of many stays. */
const [, FIRST_AMOUNT] = GIFT_CARD_AMOUNTS;

/** A gift card with the giver's words (GIFT-003). */
export function GiftcardPage() {
  const site = useSite();
  const shop = brandNameOf(site);
  const { locale, toggles } = site;
  const t = useMessages();
  const [state, change] = useGiftState();
  // An address may name an amount that the operator does not sell.
  const amount = state.amount && isGiftCardAmount(state.amount, toggles?.freeGiftCardAmount !== false) ? state.amount : FIRST_AMOUNT;
  const [typed, setTyped] = useState<string>();
  // An address may name a free amount.
  const shown = typed ?? (isFixed(amount) ? undefined : String(amount / 100));
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
          {...(shown !== undefined && giftCardAmount(shown) === undefined && { faultyField: 'otherAmount' })}
          onFormat={(chosenFormat) => change({ format: chosenFormat })}
          onExtras={(chosenExtras) => change({ extras: chosenExtras })}
        >
          <AmountField amount={amount} onAmount={(cents) => change({ amount: cents })} typed={shown} onTyped={setTyped} />
        </GiftSetupForm>
      )}
    </Container>
  );
}

function isFixed(amount: number): boolean {
  return (GIFT_CARD_AMOUNTS as readonly number[]).includes(amount);
}
