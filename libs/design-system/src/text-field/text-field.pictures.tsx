import { Grid } from '../grid/grid.tsx';
import { TextField } from './text-field.tsx';

export default {
  title: 'Text field',
  states: {
    states: (
      <Grid columns={2}>
        <TextField label="Prénom" autoComplete="given-name" />
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          icon="mail"
          hint="Votre confirmation arrive ici."
          defaultValue="camille@exemple.fr"
          success
        />
        <TextField
          label="Téléphone"
          type="tel"
          inputMode="tel"
          icon="phone"
          defaultValue="06 12"
          error="Il manque des chiffres à ce numéro."
        />
        <TextField label="Demande à l’hôtel" optional="(facultatif)" placeholder="Lit bébé, arrivée tardive…" />
        <TextField label="Code promo" disabled defaultValue="ETE27" />
      </Grid>
    ),
  },
};
