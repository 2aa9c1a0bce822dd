import { useSite } from '@shop/contracts/page';
import {
  chosenSendTime,
  CUSTOMIZATION_KEY,
  drawnLook,
  trimCustomization,
  readCustomization,
  readSending,
  SENDING_KEY,
  type GiftFormat,
} from '@shop/domain';
import { sendTimeLabel, shopNow } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import { Fact, Facts } from '../fact.tsx';
import { useStored } from '../use-stored.ts';

/** How a gift is given, for how long, and the giver's words; that there are none is said, for they end with the tab (GIFT-010). */
export function GiftFacts({ format, nights }: { readonly format: GiftFormat; readonly nights?: number }) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const { fromName, message, look } = trimCustomization(readCustomization(useStored(CUSTOMIZATION_KEY)));
  const drawing = drawnLook(look, format);
  const sending = readSending(useStored(SENDING_KEY));
  const sendAt = chosenSendTime(sending, shopNow(site));
  return (
    <Facts>
      {nights !== undefined && <Fact name={t('product.confirmation.duration')} value={t('product.price.nights', { count: nights })} />}
      <Fact name={t('product.order.gift.format')} value={t(`product.order.gift.${format}`)} />
      {format === 'digital' && (
        <Fact
          name={t('product.order.gift.sending')}
          value={
            sendAt
              ? t('product.order.gift.sendingLater', sendTimeLabel(sendAt, locale))
              : t(sending?.way === 'self' ? 'product.order.gift.sendingSelf' : 'product.order.gift.sendingNow')
          }
        />
      )}
      {drawing && <Fact name={t('product.order.gift.look')} value={t(`product.order.gift.look.${drawing}`)} />}
      {fromName && <Fact name={t('product.order.gift.from')} value={fromName} />}
      <Fact name={t('product.order.gift.message')} value={message || t('product.order.gift.noMessage')} />
    </Facts>
  );
}
