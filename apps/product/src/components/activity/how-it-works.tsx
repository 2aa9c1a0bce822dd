import { FactList, Section } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';

const STEPS = [
  { name: 'choose', icon: 'users' },
  { name: 'receive', icon: 'mail' },
  { name: 'book', icon: 'calendar' },
  { name: 'enjoy', icon: 'sparkles' },
] as const;

/** From the choice to the day itself (PROD-041). */
export function HowItWorks() {
  const t = useMessages();
  return (
    <Section title={t('activity.how.title')}>
      <FactList
        facts={STEPS.map(({ name, icon }) => ({ icon, title: t(`activity.how.${name}`), text: t(`activity.how.${name}Text`) }))}
        columns={4}
      />
    </Section>
  );
}
