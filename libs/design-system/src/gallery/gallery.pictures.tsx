import { Gallery } from './gallery.tsx';

const images = ['room-2', 'mountain-9', 'room-7', 'snow-4', 'sea-1832', 'vineyard-3'].map((id, index) => ({
  url: `/images/${id}/640_360.webp`,
  alt: `Vue ${index + 1} de l’hôtel`,
}));
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
