import { PictureBanner } from './picture-banner.tsx';

const buttons = [
  { label: 'Voir les séjours', url: '#stays' },
  { label: 'Lire le récit', url: 'https://press.example/', newTab: true },
];
const shared = {
  imageUrl: '/images/sea-12/640_360.webp',
  imageAlt: 'La mer, hors saison',
  newTabHint: '(s’ouvre dans un nouvel onglet)',
};

export default {
  title: 'Picture banner',
  states: {
    'picture on the left': (
      <PictureBanner {...shared} title="Le large hors saison" text="Vingt maisons où l’on entend la mer." buttons={buttons} />
    ),
    'picture on the right, title that leads on': (
      <PictureBanner {...shared} title="Trois nuits d’hiver" text="Vingt maisons." imagePosition="right" url="#stays" />
    ),
    'picture above': <PictureBanner {...shared} title="À deux pas de la plage" imagePosition="center" buttons={buttons.slice(0, 1)} />,
  },
};
