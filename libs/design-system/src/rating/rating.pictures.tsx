import { Rating } from './rating.tsx';

export default {
  title: 'Rating',
  states: {
    short: <Rating value="9,2" label="Note : 9,2 sur 10" />,
    whole: <Rating value="9,2" outOf="/ 10" word="Fantastique" count="212 avis" label="Note : 9,2 sur 10" />,
  },
};
