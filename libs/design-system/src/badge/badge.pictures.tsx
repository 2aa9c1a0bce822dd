import { Stack } from '../stack/stack.tsx';
import { BadgePair } from './badge-pair.tsx';
import { Badge } from './badge.tsx';

export default {
  title: 'Badge',
  states: {
    tones: (
      <Stack direction="row" gap={2}>
        <Badge>Nouveau</Badge>
        <Badge tone="quiet">4 étoiles</Badge>
        <Badge tone="brand">Exclusif</Badge>
        <Badge tone="success" icon="check">
          Annulation gratuite
        </Badge>
        <Badge tone="warning" icon="clock">
          Plus que 2 chambres
        </Badge>
        <Badge tone="gift" icon="gift">
          À offrir
        </Badge>
      </Stack>
    ),
    'two that take turns': <BadgePair first={<Badge>Dernière minute</Badge>} second={<Badge tone="warning">Plus que 2 chambres</Badge>} />,
  },
};
