import { Badge, RadioGroup } from '@shop/design-system';
import { DELIVERY_WORKING_DAYS, type GiftFormat } from '@shop/domain';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';

export interface FormatFieldProps {
  readonly gift: Pick<GiftView, 'formats' | 'format' | 'isDeliveryFree'>;
  readonly onFormat: (format: GiftFormat) => void;
  /** Where it is a section of its form. */
  readonly headingLevel?: 2;
}

/** By mail at once, or by post in 2 to 4 working days; what cannot be had says that it is coming back (GIFT-004, GIFT-005, GIFT-036). */
export function FormatField({ gift, onFormat, headingLevel }: FormatFieldProps) {
  const t = useMessages();
  const { least, most } = DELIVERY_WORKING_DAYS;
  return (
    <RadioGroup<GiftFormat>
      legend={t('gifting.format.legend')}
      {...(headingLevel && { headingLevel })}
      name="giftFormat"
      look="cards"
      value={gift.format}
      onChange={onFormat}
      options={gift.formats.map(({ format, kind }) => {
        const isAway = kind === 'comingBack';
        const hint = format === 'digital' ? t('gifting.format.digitalHint') : t('gifting.format.physicalHint', { least, most });
        return {
          value: format,
          label: t(`gifting.format.${format}`),
          hint: isAway ? t('gifting.format.comingBack') : hint,
          aside: format === 'physical' && !isAway && gift.isDeliveryFree && <Badge tone="success">{t('gifting.format.free')}</Badge>,
          disabled: isAway,
        };
      })}
    />
  );
}
