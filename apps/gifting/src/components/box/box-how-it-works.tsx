import { FactList, Section } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';

const STEPS = [
  { name: 'choose', icon: 'gift' },
  { name: 'give', icon: 'mail' },
  { name: 'book', icon: 'calendar-check' },
  { name: 'enjoy', icon: 'sparkles' },
] as const;

/** From the box to the stay (GIFT-024). */
export function BoxHowItWorks() {
  const t = useMessages();
  return (
    <Section title={t('gifting.how.title')}>
      <FactList
        facts={STEPS.map(({ name, icon }) => ({ icon, title: t(`gifting.how.${name}`), text: t(`gifting.how.${name}Text`) }))}
        columns={4}
      />
    </Section>
  );
}
