import { track } from '@shop/analytics';
import { useSite } from '@shop/contracts/page';
import { Button, FactList, useRoomBelow } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { GiftFormat, GiftPriceOption } from '@shop/domain';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './gift-setup-form.module.css';
import { GiftForm } from './gift-form.tsx';
import { GiftPreview, type GiftPreviewProps } from './gift-preview.tsx';
import { GiftTotal } from './gift-total.tsx';
import { useGiftDraft } from './use-gift-draft.ts';

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
  const { locale } = useSite();
  const t = useMessages();
  const bar = useRoomBelow();
  const navigate = useNavigate();
  const { form, submit, fields } = useGiftDraft({
    format: gift.format,
    faultyField,
    onConfirm: () => {
      track({ event: 'add_to_cart', item });
      void navigate(nextHref);
    },
  });
  return (
    <form ref={form} className={css.columns} onSubmit={submit} noValidate method="dialog" aria-label={t('gifting.setup.form')}>
      <GiftForm gift={gift} {...fields} {...choices}>
        {children}
      </GiftForm>
      <aside className={css.aside}>
        <GiftPreview {...preview} format={gift.format} words={fields.words} />
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
