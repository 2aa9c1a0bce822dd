import { FactList } from './fact-list.tsx';

export default {
  title: 'Fact list',
  states: {
    'what a stay holds': (
      <FactList
        facts={[
          { icon: 'bed-double', title: '1 nuit en chambre vue lac' },
          { icon: 'coffee', title: 'Petit-déjeuner buffet' },
          { icon: 'bath', title: '1 h de bain nordique privatif' },
          { icon: 'clock', title: 'Départ à 12 h' },
        ]}
      />
    ),
    reasons: (
      <FactList
        columns={4}
        facts={[
          { icon: 'calendar-check', title: 'Annulation souple', text: 'Jusqu’à 3 jours avant l’arrivée' },
          { icon: 'badge-check', title: 'Avis vérifiés', text: 'Laissés après le séjour' },
          { icon: 'credit-card', title: 'Paiement sûr', text: 'Carte, Bancontact, iDEAL, 3×' },
          { icon: 'phone', title: 'Une équipe au bout du fil', text: '7 j/7, de 9 h à 20 h' },
        ]}
      />
    ),
  },
};
