import { PosterCard } from '../poster-card/poster-card.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { Carousel } from './carousel.tsx';
import { CardPictures } from './card-pictures.tsx';

const scenes = ['sea-1832', 'mountain-9', 'vineyard-3', 'snow-4', 'room-2', 'room-7', 'sea-12', 'mountain-3', 'vineyard-8', 'snow-6'];
const places = ['Cassis', 'Annecy', 'Cahors', 'Megève', 'Dinard', 'Nantes', 'Hyères', 'Gérardmer', 'Beaune', 'Val-d’Isère'];
const words = { previousLabel: 'Précédents', nextLabel: 'Suivants' };

export default {
  title: 'Carousel',
  states: {
    'four in sight': (
      <Carousel {...words} label="Nos départs de la semaine" position={(from, to) => `Séjours ${from} à ${to} sur ${scenes.length}`}>
        {scenes.map((scene, index) => (
          <ProductCard
            key={scene}
            imageUrl={`/images/${scene}/640_360.webp`}
            alt=""
            href={`#stay-${index}`}
            place={places[index] ?? ''}
            title={`Une nuit à ${places[index]}`}
            nights="1 nuit"
            inside={['petit-déjeuner']}
            price={`${149 + index * 10} €`}
            note="pour 2 personnes, taxes incluses"
          />
        ))}
      </Carousel>
    ),
    'five posters': (
      <Carousel {...words} label="Thèmes" labelHidden columns={5}>
        {scenes.slice(0, 7).map((scene, index) => (
          <PosterCard key={scene} href={`#theme-${index}`} imageUrl={`/images/${scene}/640_360.webp`} title={places[index] ?? ''} />
        ))}
      </Carousel>
    ),
    'pictures of a card': (
      <CardPictures
        urls={scenes.slice(0, 4).map((scene) => `/images/${scene}/640_360.webp`)}
        alt="La terrasse de l’hôtel"
        labels={{ previous: 'Photo précédente', next: 'Photo suivante' }}
        sizes="40rem"
      />
    ),
  },
};
