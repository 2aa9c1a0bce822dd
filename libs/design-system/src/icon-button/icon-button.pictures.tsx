import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

export default {
  title: 'Icon button',
  states: {
    looks: (
      <Stack direction="row" gap={3}>
        <IconButton icon="menu" label="Menu" />
        <IconButton icon="plus" label="Ajouter un adulte" look="bordered" />
        <IconButton icon="heart" label="Garder" look="floating" />
        <IconButton icon="heart" label="Ne plus garder" look="floating" pressed />
        <IconButton icon="shopping-bag" label="Panier, 2 séjours" count={2} />
        <IconButton icon="minus" label="Retirer un adulte" look="bordered" disabled />
      </Stack>
    ),
  },
};
