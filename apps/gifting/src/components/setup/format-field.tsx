import { useSite } from '@shop/contracts/page';
import { Badge, RadioGroup } from '@shop/design-system';
import { DELIVERY_WORKING_DAYS, giftOccasion, postalArrival, type GiftFormat } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './format-field.module.css';

export interface FormatFieldProps {
  readonly gift: Pick<GiftView, 'formats' | 'format' | 'isDeliveryFree'>;
  readonly onFormat: (format: GiftFormat) => void;
  /** Where it is a section of its form. */
  readonly headingLevel?: 2;
}

/** By mail at once, or by post in 2 to 4 working days; what cannot be had says that it is coming back (GIFT-004, GIFT-005, GIFT-036). */
export function FormatField({ gift, onFormat, headingLevel }: FormatFieldProps) {
  const t = useMessages();
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
        const hint = format === 'digital' ? t('gifting.format.digitalHint') : <PostalHint />;
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

/** When a printed gift arrives that is ordered today; while an occasion is near, until when it is ordered for that. */
function PostalHint() {
  const { today, pointOfSale, locale } = useSite();
  const t = useMessages();
  const { first, last } = postalArrival(today, pointOfSale);
  const occasion = giftOccasion(today, pointOfSale);
  const days = { first: formatDay(first, locale, 'weekday'), last: formatDay(last, locale, 'weekday') };
  return (
    <>
      {t('gifting.format.physicalHint', { ...DELIVERY_WORKING_DAYS, ...days })}
      {occasion && (
        <span className={css.occasion}>
          {t(occasion.isInTime ? 'gifting.format.inTime' : 'gifting.format.tooLate', {
            occasion: occasion.name,
            day: formatDay(occasion.lastOrderDay, locale, 'long'),
          })}
        </span>
      )}
    </>
  );
}
