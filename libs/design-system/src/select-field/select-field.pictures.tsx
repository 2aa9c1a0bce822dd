import { Grid } from '../grid/grid.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'best', label: 'Les mieux notés' },
  { value: 'price', label: 'Prix croissant' },
  { value: 'promo', label: 'Les plus belles remises' },
];

export default {
  title: 'Select field',
  states: {
    states: (
      <Grid columns={2}>
        <SelectField label="Trier" options={options} />
        <SelectField label="Civilité" options={options} defaultValue="" placeholder="Choisir" error="Choisissez une réponse." />
        <SelectField label="Pays" options={options} success />
        <SelectField label="Trier par" labelHidden look="quiet" options={options} />
      </Grid>
    ),
  },
};
