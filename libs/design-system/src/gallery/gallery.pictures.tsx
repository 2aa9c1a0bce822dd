import { Gallery } from './gallery.tsx';

const images = Object.entries({
  'room-2': 'Chambre mansardée aux poutres apparentes, vue sur la forêt',
  'mountain-9': 'Chalet au bord d’un lac, au pied des sommets',
  'room-7': 'Chambre avec un grand lit entre deux fenêtres',
  'snow-4': 'Télécabines au-dessus d’une piste de ski, de nuit',
  'sea-1832': 'Barque sur l’eau claire, entre deux falaises',
  'vineyard-3': 'Rangs de vigne qui mènent au domaine, au lever du jour',
}).map(([id, alt]) => ({ url: `/images/${id}/640_360.webp`, alt }));
const labels = {
  seeAll: 'Voir 6 photos',
  title: 'Photos du séjour',
  opens: ['Voir 6 photos'],
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
  position: (number: number) => `Photo ${number} sur 6`,
};

export default {
  title: 'Gallery',
  states: {
    'stay page': <Gallery images={images} labels={labels} />,
    'hotel page': <Gallery images={images} tiles={4} labels={{ ...labels, title: 'Photos de l’hôtel' }} />,
    'fewer than four': <Gallery images={images.slice(0, 2)} labels={{ ...labels, title: 'Deux photos', seeAll: 'Voir 2 photos' }} />,
  },
};
