import type { ProgrammeLine } from '@shop/contracts';
import { FactList, isIconName, Section, Subtitle } from '@shop/design-system';
import { programme } from '../../views/stay/stay-view.ts';
import type { StayPartProps } from '../shared/stay-part-props.ts';
import { useVisitWish } from '../shared/use-visit-wish.ts';
import { useMessages } from '../shared/use-messages.ts';
import { durationLabel, roomNights } from '../shared/stay-labels.ts';

/** The included programme: room, meals, activities and extras; the room for the nights that are chosen or given. */
export function StayIncludes({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const wish = useVisitWish(visit);
  const nights = (visit.isGift ? visit.state.giftNights : wish.nights) ?? stay.nights;
  const titleOf = ({ kind, title }: ProgrammeLine) =>
    kind === 'room' && nights !== stay.nights ? roomNights({ nights, room: stay.room }, t) : title;
  const facts = programme(stay).map((part) => ({
    icon: isIconName(part.icon) ? part.icon : ('check' as const),
    title: [titleOf(part), part.duration && durationLabel(part.duration, t)].filter(Boolean).join(', '),
    text: part.description && <Subtitle text={part.description} />,
  }));
  return (
    <Section title={t('product.stay.includes')}>
      <FactList facts={facts} columns={2} />
    </Section>
  );
}
