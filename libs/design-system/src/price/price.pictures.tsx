import { Price } from './price.tsx';

export default {
  title: 'Price',
  states: {
    plain: <Price value="178 €" note="pour 2 personnes, taxes incluses" />,
    from: <Price prefix="dès" value="178 €" note="pour 2 personnes, 1 nuit" />,
    promoted: <Price value="149 €" refPrice="189 €" refLabel="au lieu de" promo="−21 %" note="pour 2 personnes, taxes incluses" />,
    large: <Price size="large" value="1 249 €" refPrice="1 489 €" refLabel="au lieu de" promo="−16 %" note="pour 2 personnes, 1 nuit" />,
  },
};
