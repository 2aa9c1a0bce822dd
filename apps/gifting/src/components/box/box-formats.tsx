import { Accordion, Badge, Button, Stack } from '@shop/design-system';
import { DELIVERY_WORKING_DAYS, type GiftFormat } from '@shop/domain';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';

export interface BoxFormatsProps {
  readonly gift: Pick<GiftView, 'formats' | 'format' | 'isDeliveryFree'>;
  readonly onChoose: (format: GiftFormat) => void;
}

/** The two ways of giving a box, each with what it means (GIFT-024). */
export function BoxFormats({ gift, onChoose }: BoxFormatsProps) {
  const t = useMessages();
  const { least, most } = DELIVERY_WORKING_DAYS;
  return (
    <Accordion
      items={gift.formats.map(({ format, kind }) => ({
        id: format,
        open: format === gift.format,
        title: t(`gifting.format.${format}`),
        content: (
          <Stack gap={3} align="start">
            <p>{kind === 'comingBack' ? t('gifting.format.comingBack') : t(`gifting.box.format.${format}`, { least, most })}</p>
            {format === 'physical' && kind === 'offered' && gift.isDeliveryFree && <Badge tone="success">{t('gifting.format.free')}</Badge>}
            {kind === 'offered' && format !== gift.format && (
              <Button onClick={() => onChoose(format)}>{t(`gifting.box.choose.${format}`)}</Button>
            )}
          </Stack>
        ),
      }))}
    />
  );
}
