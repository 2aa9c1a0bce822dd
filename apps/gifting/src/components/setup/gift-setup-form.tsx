import { track } from '@shop/analytics';
import { useSite } from '@shop/contracts/page';
import { Button, FactList, useRoomBelow } from '@shop/design-system';
import { formatMoney, shopNow } from '@shop/i18n';
import { senderFault, sendingFault, type GiftFormat, type GiftPriceOption } from '@shop/domain';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './gift-setup-form.module.css';
import { GiftForm } from './gift-form.tsx';
import { GiftPreview, type GiftPreviewProps } from './gift-preview.tsx';
import { GiftTotal } from './gift-total.tsx';
import { useCustomization } from './use-customization.ts';
import { useSending } from './use-sending.ts';

export interface GiftSetupFormProps {
  /** As analytics know it; price in cents. */
  readonly item: { readonly id: string; readonly name: string; readonly price: number };
  readonly gift: GiftView;
  readonly option: GiftPriceOption;
  readonly preview: Omit<GiftPreviewProps, 'words' | 'format'>;
  /** Name of the gift in its price. */
  readonly product: string;
  /** Until when, and for how many. */
  readonly validity: string;
  /** The booking summary of the gift as it is made. */
  readonly nextHref: string;
  readonly children?: ReactNode;
  /** Name of a field among them that is not right yet. */
  readonly faultyField?: string;
  readonly onNights?: (nights: number) => void;
  readonly onFormat: (format: GiftFormat) => void;
  readonly onExtras: (extras: readonly string[]) => void;
}

/** The set-up form with the card beside it as it becomes; it goes on only when the form is valid (GIFT-013). */
export function GiftSetupForm({
  item,
  gift,
  option,
  preview,
  product,
  validity,
  nextHref,
  children,
  faultyField,
  ...choices
}: GiftSetupFormProps) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const bar = useRoomBelow();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useCustomization();
  const [sending, setSending] = useSending();
  const [wasTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultyField) {
      form.current?.querySelector<HTMLInputElement>(`[name=${faultyField}]`)?.focus();
      return;
    }
    if (senderFault(given.fromName)) {
      form.current?.querySelector<HTMLInputElement>('[name=fromName]')?.focus();
      return;
    }
    if (gift.format === 'digital' && sendingFault(sending, shopNow(site))) {
      form.current?.querySelector<HTMLInputElement>('[name=sendDay]')?.focus();
      return;
    }
    setSending(sending);
    track({ event: 'add_to_cart', item });
    void navigate(nextHref);
  };
  return (
    <form ref={form} className={css.columns} onSubmit={submit} noValidate method="dialog" aria-label={t('gifting.setup.form')}>
      <GiftForm gift={gift} words={given} sending={sending} wasTried={wasTried} onWords={setGiven} onSending={setSending} {...choices}>
        {children}
      </GiftForm>
      <aside className={css.aside}>
        <GiftPreview {...preview} format={gift.format} words={given} />
        <GiftTotal product={product} gift={gift} option={option} />
        <div ref={bar} className={css.bar}>
          <p className={css.barPrice}>{formatMoney(option.totalPrice, locale)}</p>
          <Button type="submit" look="primary" size="large" className={css.submit}>
            {t('gifting.setup.continue')}
          </Button>
        </div>
        <FactList
          columns={1}
          facts={[
            { icon: 'calendar', title: validity },
            { icon: 'shield-check', title: t('gifting.withdrawal') },
          ]}
        />
      </aside>
    </form>
  );
}
