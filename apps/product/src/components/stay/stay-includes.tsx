import type { ProgrammeLine } from '@shop/contracts';
import { FactList, isIconName, Section } from '@shop/design-system';
import { programme } from '../../views/stay/stay-view.ts';
import type { StayPartProps } from '../shared/stay-part-props.ts';
import { useVisitWish } from '../shared/use-visit-wish.ts';
import { useWords } from '../shared/use-words.ts';
import { durationWords, roomNights } from '../shared/words-of-stay.ts';

/** The included programme: room, meals, activities and extras; the room for the nights that are chosen or given. */
export function StayIncludes({ stay, visit }: StayPartProps) {
  const words = useWords();
  const wish = useVisitWish(visit);
  const nights = (visit.isGift ? visit.state.giftNights : wish.nights) ?? stay.nights;
  const titleOf = ({ kind, title }: ProgrammeLine) =>
    kind === 'room' && nights !== stay.nights ? roomNights({ nights, room: stay.room }, words) : title;
  const facts = programme(stay).map((part) => ({
    icon: isIconName(part.icon) ? part.icon : ('check' as const),
    title: [titleOf(part), part.duration && durationWords(part.duration, words)].filter(Boolean).join(', '),
    text: part.description,
  }));
  return (
    <Section title={words('product.stay.includes')}>
      <FactList facts={facts} columns={2} />
    </Section>
  );
}
