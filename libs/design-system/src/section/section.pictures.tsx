import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Section } from './section.tsx';

export default {
  title: 'Section',
  states: {
    'with a link': (
      <Section
        title="Nos départs de la semaine"
        headingLevel={3}
        action={
          <Button look="link" href="#all">
            Tout voir
          </Button>
        }
      >
        <Skeleton lines={2} />
      </Section>
    ),
  },
};
