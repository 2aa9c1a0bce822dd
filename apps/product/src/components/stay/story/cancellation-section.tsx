import { Section, Stack } from '@shop/design-system';
import { Cancellation } from '../../shared/cancellation.tsx';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Until when one may change one's mind, and at what price (spec 2, section 9; PROD-069). */
export function CancellationSection({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const { price } = visit;
  const policy = price.kind === 'final' ? price.quote.cancellationPolicy : stay.cancellationPolicy;
  return (
    <Section title={t('product.practical.cancellation')} id="cancellation">
      <Stack gap={2}>
        <Cancellation policy={policy} hasDates={price.kind === 'final'} />
        {policy.cancellable && <p>{t('stay.cancellation.terms')}</p>}
      </Stack>
    </Section>
  );
}
