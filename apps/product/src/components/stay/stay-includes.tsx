import type { StayDetail } from '@shop/contracts';
import { FactList, isIconName, Section } from '@shop/design-system';
import { programme } from '../../views/stay/stay-view.ts';
import { useWords } from '../shared/use-words.ts';
import { durationWords } from '../shared/words-of-stay.ts';

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
