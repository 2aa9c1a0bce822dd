import { Grid } from '../grid/grid.tsx';
import { TextArea } from './text-area.tsx';

export default {
  title: 'Text area',
  states: {
    states: (
      <Grid columns={2}>
        <TextArea label="Votre message" hint="Le numéro de réservation nous aide à répondre." count="0 sur 250 caractères" />
        <TextArea label="Demande à l’hôtel" optional="(facultatif)" defaultValue="Un lit bébé, s’il vous plaît." success />
        <TextArea label="Mot pour le destinataire" defaultValue="Bon" error="Écrivez au moins dix caractères." />
        <TextArea label="Commentaire" disabled defaultValue="Déjà envoyé" />
      </Grid>
    ),
  },
};
