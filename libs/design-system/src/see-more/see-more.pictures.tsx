import { SeeMore } from './see-more.tsx';

const text =
  'À dix minutes de la gare, la maison regarde le lac et les montagnes. Le petit-déjeuner se prend au jardin dès les beaux jours ; le bain nordique est chauffé au bois, toute l’année, et se réserve à l’arrivée. Les vélos de la maison attendent sous l’auvent, avec un carnet d’adresses écrit par les hôtes. Le soir, la table d’hôtes sert ce que le marché a donné.';
const words = { moreLabel: 'Voir plus', lessLabel: 'Voir moins' };

export default {
  title: 'See more',
  opens: ['Voir plus'],
  states: {
    long: <SeeMore text={text} {...words} />,
    'cut on a phone only': <SeeMore text={text.slice(0, 180)} {...words} />,
    short: <SeeMore text="Vue sur le lac, petit-déjeuner compris." {...words} />,
  },
};
