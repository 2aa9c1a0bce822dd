import { track } from '@shop/analytics';
import type { BoxDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Drawer, Stack } from '@shop/design-system';
import { codeInFormat, senderFault, sendingFault, type GiftFormat } from '@shop/domain';
import { formatMoney, shopNow } from '@shop/i18n';
import { giftCheckoutHref } from '@shop/routes';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { GiftView } from '../../views/gift-view.ts';
import { GiftForm } from '../setup/gift-form.tsx';
import { GiftPreview } from '../setup/gift-preview.tsx';
import { GiftTotal } from '../setup/gift-total.tsx';
import { useCustomization } from '../setup/use-customization.ts';
import { useSending } from '../setup/use-sending.ts';
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
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [given, setGiven] = useCustomization();
  const [sending, setSending] = useSending();
  const [wasTried, setTried] = useState(false);
  const { code, title, price } = box;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (senderFault(given.fromName)) {
      form.current?.querySelector<HTMLInputElement>('[name=fromName]')?.focus();
      return;
    }
    if (gift.format === 'digital' && sendingFault(sending, shopNow(site))) {
      form.current?.querySelector<HTMLInputElement>('[name=sendDay]')?.focus();
      return;
    }
    setSending(sending);
    track({ event: 'add_to_cart', item: { id: code, name: title, price: price.sellPrice } });
    const requested = { id: codeInFormat(code, gift.format), format: gift.format, extras: gift.extras };
    void navigate(giftCheckoutHref(locale, { kind: 'box', requested }));
  };
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
      <form ref={form} id={formId} method="dialog" noValidate onSubmit={confirm}>
        <Stack gap={6}>
          <GiftForm
            gift={gift}
            words={given}
            sending={sending}
            wasTried={wasTried}
            onFormat={onFormat}
            onExtras={onExtras}
            onWords={setGiven}
            onSending={setSending}
          />
          <GiftPreview
            imageUrl={box.mainImageBySize['640_360'] ?? ''}
            title={title}
            kind={t('gifting.box.kind')}
            format={gift.format}
            words={given}
          />
          {gift.chosen && <GiftTotal product={t('gifting.box.kind')} gift={gift} option={gift.chosen} />}
        </Stack>
      </form>
    </Drawer>
  );
}
