import { SoonPage } from './soon-page.tsx';

const ways = [{ label: 'Trouver un séjour', href: '#search', icon: 'search' } as const, { label: 'Aller à l’accueil', href: '#home' }];

export default {
  title: 'Soon page',
  states: {
    'a page to come': <SoonPage label="Bientôt" title="Vos voyages" text="Vos séjours passés et à venir seront listés ici." ways={ways} />,
  },
};
