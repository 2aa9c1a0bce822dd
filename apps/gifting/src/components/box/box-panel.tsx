import type { BoxDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, FactList, Message, Price, Stack } from '@shop/design-system';
import { giftValidity } from '@shop/domain';
import { priceLabels } from '../price/price-labels.ts';
import { PromotionTerms } from '../price/promotion-terms.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { FormatField, type FormatFieldProps } from '../setup/format-field.tsx';

export interface BoxPanelProps extends FormatFieldProps {
  readonly box: BoxDetail;
  readonly onOffer: () => void;
}

/** What the box costs, in which format, until when it is good, and the way to give it, where a stay can be chosen with it. */
export function BoxPanel({ box, gift, onFormat, onOffer }: BoxPanelProps) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Card look="raised" padding="large" as="section" aria-label={t('gifting.box.panel')}>
      <Stack gap={4}>
        <div>
          <Price
            {...priceLabels({ ...box.price, refPrice: box.price.referencePrice }, locale, t)}
            size="large"
            note={`${t('gifting.price.people', { people: box.adults })} · ${t('gifting.nights.count', { count: box.nights })}`}
          />
          {box.price.promo > 0 && <PromotionTerms endsOn={box.price.promotionEndsOn} />}
        </div>
        {box.isGiftable === false ? (
          <Message kind="warning">{t('gifting.box.notGiftable')}</Message>
        ) : (
          <>
            <FormatField gift={gift} onFormat={onFormat} />
            <Button look="primary" size="large" icon="gift" wide onClick={onOffer}>
              {t('gifting.box.offer')}
            </Button>
          </>
        )}
        <FactList
          columns={1}
          facts={[
            { icon: 'calendar', title: t('gifting.box.validity', giftValidityLabel()) },
            { icon: 'arrow-up-down', title: t('gifting.box.exchange') },
            { icon: 'shield-check', title: t('gifting.withdrawal') },
          ]}
        />
      </Stack>
    </Card>
  );
}

function giftValidityLabel() {
  const { months, adults = 2 } = giftValidity('BOX');
  return { months, people: adults };
}
