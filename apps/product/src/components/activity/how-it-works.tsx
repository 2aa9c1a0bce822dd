import { FactList, Section } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';

const STEPS = [
  { name: 'choose', icon: 'users' },
  { name: 'receive', icon: 'mail' },
  { name: 'book', icon: 'calendar' },
  { name: 'enjoy', icon: 'sparkles' },
] as const;

/** From the choice to the day itself (decision A-128). */
export function HowItWorks() {
  const words = useWords();
  return (
    <Section title={words('activity.how.title')}>
      <FactList
        facts={STEPS.map(({ name, icon }) => ({ icon, title: words(`activity.how.${name}`), text: words(`activity.how.${name}Text`) }))}
        columns={4}
      />
    </Section>
  );
}
