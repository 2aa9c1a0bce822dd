import { Section } from '../section/section.tsx';
import { SectionNav } from './section-nav.tsx';

const sections = [
  { id: 'nav-description', label: 'Description' },
  { id: 'nav-room', label: 'Chambre' },
  { id: 'nav-experience', label: 'Expérience' },
  { id: 'nav-reviews', label: 'Avis' },
  { id: 'nav-hotel', label: 'Hôtel' },
];

export default {
  title: 'Section navigation',
  states: {
    'follows the page': (
      <div>
        <SectionNav label="Sur cette page" items={sections} />
        {sections.map(({ id, label }) => (
          <Section key={id} id={id} title={label}>
            <p>Une maison d’hôtes au bord de l’eau, son jardin, son petit-déjeuner et le silence du soir.</p>
          </Section>
        ))}
      </div>
    ),
  },
};
