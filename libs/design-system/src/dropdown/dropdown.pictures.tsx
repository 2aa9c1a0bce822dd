import { Chip, ChipRow } from '../chip/chip.tsx';
import { Dropdown } from './dropdown.tsx';
import { Button } from '../button/button.tsx';

export default {
  title: 'Dropdown',
  states: {
    'under a button': (
      <Dropdown
        label="Langue"
        trigger={(button) => (
          <Button {...button} icon="globe">
            FR · €
          </Button>
        )}
      >
        <p>Français, Español, Nederlands, Italiano</p>
      </Dropdown>
    ),
    chips: (
      <ChipRow label="Filtres">
        <Chip icon="calendar">Dates</Chip>
        <Chip>Prix</Chip>
        <Chip pressed>Spa</Chip>
        <Chip>Petit-déjeuner</Chip>
        <Chip>Dîner compris</Chip>
        <Chip>Animaux acceptés</Chip>
        <Chip icon="sliders-horizontal">Tous les filtres</Chip>
      </ChipRow>
    ),
  },
};
