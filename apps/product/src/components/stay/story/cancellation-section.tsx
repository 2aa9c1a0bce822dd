import { Section, Stack } from '@shop/design-system';
import { Cancellation } from '../../shared/cancellation.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useWords } from '../../shared/use-words.ts';

/** Until when one may change one's mind, and at what price (spec 2, section 9; decision A-038). */
export function CancellationSection({ stay, visit }: StayPartProps) {
  const words = useWords();
  const { price } = visit;
  const policy = price.kind === 'final' ? price.quote.cancellationPolicy : stay.cancellationPolicy;
  return (
    <Section title={words('product.practical.cancellation')} id="cancellation">
      <Stack gap={2}>
        <Cancellation policy={policy} hasDates={price.kind === 'final'} />
        {policy.cancellable && <p>{words('stay.cancellation.terms')}</p>}
      </Stack>
    </Section>
  );
}
