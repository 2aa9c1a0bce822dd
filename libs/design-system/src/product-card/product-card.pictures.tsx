import { Grid } from '../grid/grid.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProductCard } from './product-card.tsx';

/** What no state is about: no words for the picture, a heart, two travellers. */
const usual = { alt: '', refLabel: 'au lieu de', note: 'pour 2 personnes, taxes incluses' } as const;
const heart = <IconButton icon="heart" look="floating" label="Garder ce séjour" />;
const picture = (scene: string) => `/images/${scene}/640_360.webp`;
const scenes = ['sea-12', 'room-2', 'sea-1832', 'mountain-9'].map(picture);
const scored = (value: string, word?: string) => ({ value, label: `Note : ${value} sur 10, 212 avis`, word, reviews: '212' });

export default {
  title: 'Product card',
  states: {
    'in a list': (
      <Grid columns={4}>
        <ProductCard
          {...usual}
          imageUrl={picture('sea-1832')}
          href="#1"
          place="Cassis, Provence"
          title="Calanques en pente douce"
          score={scored('9,4')}
          nights="1 nuit"
          inside={['petit-déjeuner', 'kayak']}
          price="149 €"
          refPrice="189 €"
          promo="−21 %"
          badges={['Nouveau']}
          action={heart}
        />
        <ProductCard
          {...usual}
          imageUrl={picture('room-2')}
          href="#2"
          place="Annecy, Haute-Savoie"
          title="Chambre sur le lac et bain nordique"
          score={scored('9,2')}
          nights="1 nuit"
          inside={['petit-déjeuner', 'spa privatif']}
          price="178 €"
          action={<IconButton icon="heart" pressed look="floating" label="Ne plus garder ce séjour" />}
        />
        <ProductCard
          {...usual}
          imageUrl={picture('vineyard-3')}
          href="#3"
          place="Montepulciano, Toscane"
          title="Une nuit au domaine"
          score={scored('9,8')}
          nights="2 nuits"
          inside={['dîner', 'dégustation']}
          price="312 €"
          refPrice="390 €"
          promo="−20 %"
          badges={['Coup de cœur']}
          notice="Plus que 2 chambres à ce prix"
          action={heart}
        />
        <ProductCard
          {...usual}
          imageUrl={picture('snow-4')}
          href="#4"
          place="Megève, Haute-Savoie"
          title="Chalet, flocons et fondue"
          nights="2 nuits"
          inside={['demi-pension']}
          pricePrefix="dès"
          price="264 €"
          action={heart}
        />
      </Grid>
    ),
    'of each kind': (
      <Grid columns={4}>
        <ProductCard
          {...usual}
          kind="weekend"
          imageUrl={picture('sea-12')}
          pictures={{ urls: scenes, labels: { previous: 'Photo précédente', next: 'Photo suivante' } }}
          href="#6"
          place="Cancale, Bretagne"
          title="Grand large et huîtres"
          score={scored('8,7', 'Très bien')}
          nights="1 nuit"
          inside={['petit-déjeuner']}
          price="189 €"
          badges={['Dernière minute', 'Coup de cœur']}
          callToAction="Voir l’offre"
          action={heart}
        />
        <ProductCard
          {...usual}
          kind="singleVoucher"
          imageUrl={picture('room-7')}
          href="#7"
          place="Partout en France"
          title="Une nuit de charme à offrir"
          nights="1 nuit"
          inside={['petit-déjeuner']}
          price="159 €"
          note="pour 2 personnes, valable un an et demi"
          callToAction="Voir le cadeau"
          action={heart}
        />
        <ProductCard
          {...usual}
          kind="activity"
          imageUrl={picture('vineyard-8')}
          href="#8"
          place="Beaune, Côte-d’Or"
          title="Dégustation de quatre grands crus"
          inside={['2 heures']}
          pricePrefix="dès"
          price="45 €"
          note="par personne"
          callToAction="Voir l’activité"
          action={heart}
        />
        <ProductCard
          {...usual}
          kind="gift"
          imageUrl={picture('snow-6')}
          href="#9"
          place="Coffret cadeau"
          title="Escapade à la montagne"
          inside={['132 séjours au choix']}
          price="129 €"
          note="livraison offerte"
          badges={['À offrir']}
          callToAction="Voir le cadeau"
        />
      </Grid>
    ),
    'with long words': (
      <Grid columns={3}>
        <ProductCard
          {...usual}
          imageUrl={picture('mountain-9')}
          href="#5"
          place="’s-Hertogenbosch, Noord-Brabant"
          title="Tweepersoonskamer met wellnessarrangement en driegangenverwendiner voor fijnproevers"
          score={{ value: '8,1', label: 'Score 8,1 van 10' }}
          nights="2 nachten"
          inside={['ontbijtbuffet', 'wellnesstoegang', 'parkeerplaats', 'driegangendiner']}
          price="1.249 €"
          refPrice="1.489 €"
          promo="−16 %"
          note="voor 2 personen, inclusief toeristenbelasting"
          badges={['Nieuw', 'Lastminute']}
          action={heart}
        />
      </Grid>
    ),
  },
};
