import { Stack } from '../stack/stack.tsx';
import { Progress } from './progress.tsx';
import { Steps } from './steps.tsx';

const steps = [
  { label: 'Séjour', href: '#stay' },
  { label: 'Coordonnées', href: '#buyer' },
  { label: 'Paiement' },
  { label: 'Confirmation' },
];

export default {
  title: 'Progress',
  states: {
    bars: (
      <Stack gap={4}>
        <Progress label="Envoi du formulaire" value={60} text="60 %" />
        <Progress label="Paiement en cours" />
        <Progress label="Note des voyageurs" labelHidden value={8.9} max={10} />
      </Stack>
    ),
    steps: <Steps label="Votre réservation" steps={steps} current={2} doneLabel="terminé" />,
    'first step': <Steps label="Votre cadeau" steps={steps} current={0} doneLabel="terminé" />,
  },
};
