import { RadioGroup } from '@shop/design-system';
import { GIFT_LOOKS, type GiftLook } from '@shop/domain';
import { useMessages } from '../shared/use-messages.ts';

/** What the cover shows: the picture of what is given, or a drawing for the occasion. */
export function LookField({ look, onLook }: { readonly look: GiftLook; readonly onLook: (look: GiftLook) => void }) {
  const t = useMessages();
  return (
    <RadioGroup
      legend={t('gifting.look.legend')}
      headingLevel={2}
      name="giftLook"
      look="row"
      value={look}
      options={GIFT_LOOKS.map((value) => ({ value, label: t(`gifting.look.${value}`) }))}
      onChange={onLook}
    />
  );
}
