import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, RadioGroup } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useState, type FormEvent, type MouseEvent } from 'react';
import css from '../landing/landing.module.css';
import { useMessages } from '../shared/use-messages.ts';
import { ConfirmExchange } from './confirm-exchange.tsx';
import { useExchange, type ExchangeRequest, type ExchangeWish } from './use-exchange.ts';

const GIFT_CARD = 'GIFTCARD';

/** So many boxes stand in the list at first. */
const FIRST = 5;

export interface ExchangeFormProps {
  readonly gift: Pick<BeneficiaryView, 'code' | 'title' | 'remaining' | 'expiresOn' | 'exchange'>;
  readonly onExchanged: ExchangeRequest['onExchanged'];
}

/** What was chosen, as it was offered then: the offers may change while it is confirmed. */
interface Chosen {
  readonly wish: ExchangeWish;
  readonly name: string;
}

/** What a box can be exchanged for, and the question before it is. */
export function ExchangeForm({ gift, onExchanged }: ExchangeFormProps) {
  const { code, remaining, expiresOn, exchange: boxes = [] } = gift;
  const { locale } = useSite();
  const t = useMessages();
  const { exchange, isBusy, refusal, forgetRefusal } = useExchange({ code, onExchanged });
  const [chosen, setChosen] = useState(GIFT_CARD);
  const [toConfirm, setToConfirm] = useState<Chosen>();
  const [isWhole, setWhole] = useState(boxes.length <= FIRST + 1);
  const amount = formatMoney(remaining, locale);
  const box = boxes.find((one) => one.code === chosen);
  const giftCard = t('gifting.use.exchange.giftCard', { amount });
  const choose = () => {
    forgetRefusal();
    setToConfirm(undefined);
  };
  // The button is gone then: the focus stays in the list.
  const showWhole = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('form')?.querySelector<HTMLInputElement>('input:checked')?.focus();
    setWhole(true);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setToConfirm(box ? { wish: { kind: 'BOX', boxCode: box.code }, name: box.title } : { wish: { kind: 'GIFTCARD' }, name: giftCard });
  };
  return toConfirm ? (
    <ConfirmExchange
      names={{
        was: gift.title ?? t('gifting.use.kind.BOX'),
        now: toConfirm.name,
        amount,
        day: formatDay(expiresOn, locale, 'long'),
      }}
      {...{ isBusy, refusal, onBack: choose, onConfirm: () => exchange(toConfirm.wish) }}
    />
  ) : (
    <form method="dialog" className={css.form} onSubmit={goOn} aria-label={t('gifting.use.exchange.title')}>
      <p>{t('gifting.use.exchange.terms', { amount, day: formatDay(expiresOn, locale, 'long') })}</p>
      <RadioGroup
        legend={t('gifting.use.exchange.legend')}
        name="exchangeFor"
        look="cards"
        value={box ? box.code : GIFT_CARD}
        onChange={setChosen}
        options={[
          { value: GIFT_CARD, label: giftCard, hint: t('gifting.use.exchange.giftCard.hint') },
          ...(isWhole ? boxes : boxes.slice(0, FIRST)).map(({ code: value, title, nights, adults }) => ({
            ...{ value, label: title },
            hint: t('gifting.use.peopleNights', { adults, nights }),
          })),
        ]}
      />
      <div className={css.ways}>
        <Button look="primary" type="submit">
          {t('gifting.use.exchange.next')}
        </Button>
        {!isWhole && (
          <Button look="link" onClick={showWhole}>
            {t('gifting.use.exchange.more', { count: boxes.length - FIRST })}
          </Button>
        )}
      </div>
    </form>
  );
}
