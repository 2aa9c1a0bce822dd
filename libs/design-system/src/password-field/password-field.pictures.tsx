import { Grid } from '../grid/grid.tsx';
import { PasswordField } from './password-field.tsx';

const words = { showLabel: 'Afficher le mot de passe', hideLabel: 'Masquer le mot de passe' };

export default {
  title: 'Password field',
  states: {
    states: (
      <Grid columns={2}>
        <PasswordField {...words} label="Mot de passe" />
        <PasswordField {...words} label="Nouveau mot de passe" hint="Huit caractères au moins." defaultValue="calanque-27" success />
        <PasswordField {...words} label="Mot de passe actuel" defaultValue="abc" error="Ce mot de passe n’est pas le bon." />
      </Grid>
    ),
  },
};
