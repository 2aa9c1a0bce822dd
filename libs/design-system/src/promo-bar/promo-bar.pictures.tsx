import { PromoBar } from './promo-bar.tsx';

export default {
  title: 'Promo bar',
  states: {
    'with a code': (
      <PromoBar
        label="Promotion"
        code="ETE27"
        copyLabel="Copier le code ETE27"
        copiedLabel="Code copié"
        action={<a href="#terms">Conditions</a>}
      >
        −10 % sur votre premier séjour
      </PromoBar>
    ),
    'without a code': (
      <PromoBar label="Promotion sans code" action={<a href="#gifts">Voir les coffrets</a>}>
        Un coffret acheté, la livraison offerte
      </PromoBar>
    ),
  },
};
