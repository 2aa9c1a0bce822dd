import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

export default {
  title: 'Button',
  states: {
    looks: (
      <Stack direction="row" gap={3}>
        <Button look="primary">Réserver</Button>
        <Button look="brand">Confirmer</Button>
        <Button look="highlight">Choisir un coffret</Button>
        <Button>Modifier</Button>
        <Button look="quiet" icon="share-2">
          Partager
        </Button>
        <Button look="link">Tout voir</Button>
      </Stack>
    ),
    'large, with icons': (
      <Stack direction="row" gap={3}>
        <Button look="primary" size="large" icon="search">
          Chercher
        </Button>
        <Button size="large" iconEnd="arrow-right">
          Continuer
        </Button>
      </Stack>
    ),
    'in a line of text': (
      <p>
        dès 129 €{' '}
        <Button look="link" size="inline">
          le lun. 6 janv.
        </Button>
      </p>
    ),
    busy: (
      <Button look="primary" busy>
        Paiement en cours…
      </Button>
    ),
    disabled: (
      <Button look="primary" disabled>
        Choisissez vos dates
      </Button>
    ),
    'a link': (
      <Button look="primary" href="#stay">
        Voir le séjour
      </Button>
    ),
    'as wide as its place': (
      <Button look="primary" wide>
        Réserver ce séjour
      </Button>
    ),
  },
};
