import type { StayDetail } from '@shop/contracts';
import { FactList, isIconName, Section } from '@shop/design-system';
import { programme } from '../../views/stay/stay-view.ts';
import { useWords, type Words } from '../shared/use-words.ts';

/** The included programme: room, meals, activities and extras. */
export function StayIncludes({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  const facts = programme(stay).map((part) => ({
    icon: isIconName(part.icon) ? part.icon : ('check' as const),
    title: [part.title, part.duration && durationWords(part.duration, words)].filter(Boolean).join(', '),
    text: part.description,
  }));
  return (
    <Section title={words('product.stay.includes')}>
      <FactList facts={facts} columns={2} />
    </Section>
  );
}

/** Minutes as `1 h 30` */
function durationWords(minutes: number, words: Words): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words('product.stay.minutes', { minutes });
  return rest
    ? words('product.stay.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') })
    : words('product.stay.hours', { hours });
}
