import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

export default {
  title: 'Banner',
  states: {
    tones: (
      <Stack gap={3}>
        <Banner label="Annonce" icon="info" action={<a href="#more">En savoir plus</a>}>
          Le service clients sera fermé le 11 novembre.
        </Banner>
        <Banner label="Offre du moment" tone="highlight" title="Jours doux :" action={<a href="#spa">J’en profite</a>}>
          −15 % sur les séjours spa jusqu’à dimanche.
        </Banner>
        <Banner label="Cadeaux" tone="gift" icon="gift">
          Livraison offerte des coffrets avant les fêtes.
        </Banner>
        <Banner label="Remarque" tone="quiet">
          Vous consultez la version belge.
        </Banner>
        <Banner label="Avertissement" tone="warning" icon="triangle-alert">
          Les réservations du jour ferment à 20 h.
        </Banner>
      </Stack>
    ),
    'that can be closed': (
      <Banner
        label="Annonce à fermer"
        onClose={() => undefined}
        closeLabel="Fermer l’annonce"
        action={<a href="#app">Voir l’application</a>}
      >
        L’application garde vos bons sous la main, même sans réseau, et vous prévient la veille du départ.
      </Banner>
    ),
  },
};
