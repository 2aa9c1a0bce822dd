import { SoonPage } from './soon-page.tsx';

export default {
  title: 'Soon page',
  states: {
    'a page to come': (
      <SoonPage
        label="Bientôt"
        title="Vos voyages"
        text="Vos séjours passés et à venir seront listés ici."
        search={{ label: 'Trouver un séjour', href: '#search' }}
        home={{ label: 'Aller à l’accueil', href: '#home' }}
      />
    ),
  },
};
