import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default {
  title: 'Empty state',
  states: {
    'nothing found': (
      <EmptyState title="Aucun séjour à ces dates" action={<Button look="brand">Retirer tous les filtres</Button>}>
        Essayez un autre week-end, ou élargissez la recherche autour de la ville.
      </EmptyState>
    ),
    'nothing kept': (
      <EmptyState icon="heart" headingLevel={3} title="Pas encore de favoris">
        Le cœur sur une carte la garde ici.
      </EmptyState>
    ),
  },
};
