import { Button } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { ActionBar } from './action-bar.tsx';

export default {
  title: 'Action bar',
  states: {
    'at the lower edge': (
      <ActionBar label="Votre séjour" on="every" action={<Button look="primary">Réserver</Button>}>
        <Price value="249 €" note="pour 2 personnes, 1 nuit" />
      </ActionBar>
    ),
    'at the upper edge, put away': (
      <ActionBar label="Votre recherche" edge="top" hidden action={<Button>Modifier</Button>}>
        Annecy, 20 février, 2 adultes
      </ActionBar>
    ),
  },
};
