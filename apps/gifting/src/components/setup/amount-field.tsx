import { useSite } from '@shop/contracts/page';
import { RadioGroup, Stack, TextField } from '@shop/design-system';
import { FREE_AMOUNT, giftCardAmount, GIFT_CARD_AMOUNTS } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { useMessages } from '../shared/use-messages.ts';

export interface AmountFieldProps {
  readonly amount: number;
  readonly onAmount: (cents: number) => void;
  /** Euros as they are typed; undefined while a fixed amount is chosen. */
  readonly typed: string | undefined;
  readonly onTyped: (typed: string | undefined) => void;
}

const OTHER = 'other';

/** What a gift card is worth: a fixed amount, or where the operator allows it any number of whole euros within limits (GIFT-003). */
export function AmountField({ amount, onAmount, typed, onTyped }: AmountFieldProps) {
  const { locale, toggles } = useSite();
  const t = useMessages();
  const fixed = GIFT_CARD_AMOUNTS.map((cents) => ({ value: String(cents), label: formatMoney(cents, locale) }));
  const isFree = toggles?.freeGiftCardAmount !== false;
  const choose = (value: string) => {
    onTyped(value === OTHER ? '' : undefined);
    if (value !== OTHER) onAmount(Number(value));
  };
  return (
    <Stack gap={3}>
      <RadioGroup
        legend={t('gifting.card.amount')}
        headingLevel={2}
        name="amount"
        look="row"
        value={typed === undefined ? String(amount) : OTHER}
        options={isFree ? [...fixed, { value: OTHER, label: t('gifting.card.other') }] : fixed}
        onChange={choose}
      />
      {typed !== undefined && <FreeAmount typed={typed} onAmount={onAmount} onTyped={onTyped} />}
    </Stack>
  );
}

function FreeAmount({ typed, onAmount, onTyped }: Pick<AmountFieldProps, 'onAmount' | 'onTyped'> & { readonly typed: string }) {
  const { locale } = useSite();
  const t = useMessages();
  const [wasLeft, setLeft] = useState(false);
  const isFaulty = wasLeft && giftCardAmount(typed) === undefined;
  const limits = { least: formatMoney(FREE_AMOUNT.least, locale), most: formatMoney(FREE_AMOUNT.most, locale) };
  const type = (text: string) => {
    onTyped(text);
    const cents = giftCardAmount(text);
    if (cents !== undefined) onAmount(cents);
  };
  return (
    <TextField
      name="otherAmount"
      label={t('gifting.card.otherAmount')}
      hint={isFaulty ? undefined : t('gifting.card.limits', limits)}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setLeft(true)}
      error={isFaulty ? t('gifting.card.limits', limits) : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      required
    />
  );
}
