import { Grid } from '../grid/grid.tsx';
import { PromoCard } from './promo-card.tsx';

export default {
  title: 'Promo card',
  states: {
    'across a row': (
      <PromoCard
        kicker="Coffret cadeau"
        title="Offrez une nuit ailleurs, ils choisiront laquelle"
        text="Un coffret, 640 maisons, 24 mois pour se décider."
        imageUrl="/images/room-2/640_360.webp"
        href="#boxes"
        callToAction="Choisir un coffret"
      />
    ),
    'in one place': (
      <Grid columns={3}>
        <PromoCard
          shape="tall"
          tone="gift"
          kicker="Carte cadeau"
          title="Le montant de votre choix"
          text="De 50 à 300 €, valable un an et demi."
          href="#card"
          callToAction="Offrir une carte"
        />
        <PromoCard
          shape="tall"
          tone="highlight"
          title="Les départs de vendredi"
          text="Encore 42 chambres près de chez vous."
          imageUrl="/images/sea-12/640_360.webp"
          imageSizes="24rem"
          href="#late"
          callToAction="Voir la dernière minute"
        />
        <PromoCard shape="tall" tone="quiet" title="Un cadeau, un séjour" href="#gift" callToAction="Offrir ce séjour" />
      </Grid>
    ),
  },
};
