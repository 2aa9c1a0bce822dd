import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Message } from './message.tsx';

export default {
  title: 'Message',
  states: {
    kinds: (
      <Stack gap={3}>
        <Message>Les prix comprennent toutes les taxes, sauf la taxe de séjour.</Message>
        <Message kind="success" title="C’est réservé">
          Votre confirmation part par e-mail.
        </Message>
        <Message kind="warning" title="Le prix a changé" action={<Button>Voir le nouveau prix</Button>}>
          Le séjour coûte maintenant 189 €.
        </Message>
        <Message kind="error" live title="Le paiement a été refusé" action={<Button icon="credit-card">Essayer une autre carte</Button>}>
          Votre banque n’a pas accepté la carte. Rien n’a été débité.
        </Message>
      </Stack>
    ),
  },
};
