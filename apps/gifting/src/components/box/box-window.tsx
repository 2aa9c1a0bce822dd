import { track } from '@shop/analytics';
import type { BoxDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Drawer, Stack } from '@shop/design-system';
import { codeInFormat, type GiftFormat } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { giftCheckoutHref } from '@shop/routes';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { GiftView } from '../../views/gift-view.ts';
import { GiftForm } from '../setup/gift-form.tsx';
import { GiftPreview } from '../setup/gift-preview.tsx';
import { GiftTotal } from '../setup/gift-total.tsx';
import { useGiftDraft } from '../setup/use-gift-draft.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './box-window.module.css';

export interface BoxWindowProps {
  readonly box: BoxDetail;
  readonly gift: GiftView;
  readonly onFormat: (format: GiftFormat) => void;
  readonly onExtras: (extras: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Makes the box ready: from the side on a wide screen, from below on a phone; "Confirm" goes to its booking summary (GIFT-029, GIFT-030). */
export function BoxWindow({ box, gift, onFormat, onExtras, onClose }: BoxWindowProps) {
  const { locale } = useSite();
  const t = useMessages();
  const navigate = useNavigate();
  const formId = useId();
  const { code, title, price } = box;
  const { form, submit, fields } = useGiftDraft({
    format: gift.format,
    onConfirm: () => {
      track({ event: 'add_to_cart', item: { id: code, name: title, price: price.sellPrice } });
      const requested = { id: codeInFormat(code, gift.format), format: gift.format, extras: gift.extras };
      void navigate(giftCheckoutHref(locale, { kind: 'box', requested }));
    },
  });
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('gifting.box.window')}
      closeLabel={t('gifting.close')}
      footer={
        <div className={css.footer}>
          {gift.chosen && (
            <p className={css.total}>
              <span>{t('gifting.total.total')}</span>
              <span>{formatMoney(gift.chosen.totalPrice, locale)}</span>
            </p>
          )}
          <Button type="submit" form={formId} look="primary" size="large" wide>
            {t('gifting.box.confirm')}
          </Button>
        </div>
      }
    >
      {/* A form of its own: the page behind has the same choice of a format, and of one group the browser checks one radio alone. */}
      <form ref={form} id={formId} method="dialog" noValidate onSubmit={submit}>
        <Stack gap={6}>
          <GiftForm gift={gift} {...fields} onFormat={onFormat} onExtras={onExtras} />
          <GiftPreview
            imageUrl={box.mainImageBySize['640_360'] ?? ''}
            title={title}
            kind={t('gifting.box.kind')}
            format={gift.format}
            words={fields.words}
          />
          {gift.chosen && <GiftTotal product={t('gifting.box.kind')} gift={gift} option={gift.chosen} />}
        </Stack>
      </form>
    </Drawer>
  );
}
