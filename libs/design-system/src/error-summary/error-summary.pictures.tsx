import { ErrorSummary } from './error-summary.tsx';

export default {
  title: 'ErrorSummary',
  states: {
    'two fields to check': (
      <ErrorSummary
        title="Vérifiez 2 champs"
        titlePrefix="Erreur :"
        faults={[
          { id: 'first-name', text: 'Saisissez votre prénom' },
          { id: 'email', text: 'Saisissez une adresse complète, comme nom@exemple.fr' },
        ]}
      />
    ),
  },
};
