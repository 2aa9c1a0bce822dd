import { Grid } from '../grid/grid.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProductCard } from './product-card.tsx';

const heart = <IconButton icon="heart" look="floating" label="Garder ce séjour" />;
const scenes = ['sea-12', 'room-2', 'sea-1832', 'mountain-9'].map((scene) => `/images/${scene}/640_360.webp`);
const note = 'pour 2 personnes, taxes incluses';

export default {
  title: 'Product card',
  states: {
    'in a list': (
      <Grid columns={4}>
        <ProductCard
          imageUrl="/images/sea-1832/640_360.webp"
          alt=""
          href="#1"
          place="Cassis, Provence"
          title="Calanques en pente douce"
          score={{ value: '9,4', label: 'Note : 9,4 sur 10' }}
          nights="1 nuit"
          inside={['petit-déjeuner', 'kayak']}
          price="149 €"
          refPrice="189 €"
          refLabel="au lieu de"
          promo="−21 %"
          note={note}
          badges={['Nouveau']}
          action={heart}
        />
        <ProductCard
          imageUrl="/images/room-2/640_360.webp"
          alt=""
          href="#2"
          place="Annecy, Haute-Savoie"
          title="Chambre sur le lac et bain nordique"
          score={{ value: '9,2', label: 'Note : 9,2 sur 10' }}
          nights="1 nuit"
          inside={['petit-déjeuner', 'spa privatif']}
          price="178 €"
          note={note}
          action={<IconButton icon="heart" pressed look="floating" label="Ne plus garder ce séjour" />}
        />
        <ProductCard
          imageUrl="/images/vineyard-3/640_360.webp"
          alt=""
          href="#3"
          place="Montepulciano, Toscane"
          title="Une nuit au domaine"
          score={{ value: '9,8', label: 'Note : 9,8 sur 10' }}
          nights="2 nuits"
          inside={['dîner', 'dégustation']}
          price="312 €"
          refPrice="390 €"
          refLabel="au lieu de"
          promo="−20 %"
          note={note}
          badges={['Coup de cœur']}
          notice="Plus que 2 chambres à ce prix"
          action={heart}
        />
        <ProductCard
          imageUrl="/images/snow-4/640_360.webp"
          alt=""
          href="#4"
          place="Megève, Haute-Savoie"
          title="Chalet, flocons et fondue"
          nights="2 nuits"
          inside={['demi-pension']}
          pricePrefix="dès"
          price="264 €"
          note={note}
          action={heart}
        />
      </Grid>
    ),
    'of each kind': (
      <Grid columns={4}>
        <ProductCard
          kind="weekend"
          imageUrl="/images/sea-12/640_360.webp"
          pictures={{ urls: scenes, labels: { previous: 'Photo précédente', next: 'Photo suivante' } }}
          alt=""
          href="#6"
          place="Cancale, Bretagne"
          title="Grand large et huîtres"
          score={{ value: '8,7', label: 'Note : 8,7 sur 10', word: 'Très bien' }}
          nights="1 nuit"
          inside={['petit-déjeuner']}
          price="189 €"
          note={note}
          badges={['Dernière minute', 'Coup de cœur']}
          callToAction="Voir l’offre"
          action={heart}
        />
        <ProductCard
          kind="singleVoucher"
          imageUrl="/images/room-7/640_360.webp"
          alt=""
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
          kind="activity"
          imageUrl="/images/vineyard-8/640_360.webp"
          alt=""
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
          kind="gift"
          imageUrl="/images/snow-6/640_360.webp"
          alt=""
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
          imageUrl="/images/mountain-9/640_360.webp"
          alt=""
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
