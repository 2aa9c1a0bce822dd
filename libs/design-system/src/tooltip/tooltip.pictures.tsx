import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tooltip } from './tooltip.tsx';

export default {
  title: 'Tooltip',
  opens: ['Prix de référence'],
  states: {
    'on an icon': (
      <Stack direction="row" align="center" gap={2}>
        <span>Taxe de séjour</span>
        <Tooltip text="Elle est reversée à la commune et payée avec le séjour.">
          {(thing) => <IconButton {...thing} icon="info" label="En savoir plus sur la taxe de séjour" />}
        </Tooltip>
      </Stack>
    ),
    'on a word': (
      <Tooltip text="Le prix moyen des 30 derniers jours pour le même séjour.">
        {(thing) => (
          <button type="button" {...thing}>
            Prix de référence
          </button>
        )}
      </Tooltip>
    ),
  },
};
