import { Button } from '../button/button.tsx';
import { Toasts } from './toasts.tsx';
import { useToasts } from './use-toasts.ts';

function Stored() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ kind: 'success', text: 'Ajouté à vos favoris' })}>Garder ce séjour</Button>
      <Toasts label="Messages" toasts={toasts} onDismiss={dismiss} closeLabel="Fermer" />
    </>
  );
}

export default {
  title: 'Toast',
  opens: ['Garder ce séjour'],
  states: {
    'closed; press the button': <Stored />,
    shown: (
      <Toasts
        label="Messages affichés"
        closeLabel="Fermer le message"
        onDismiss={() => undefined}
        toasts={[
          { id: '1', text: 'Séjour retiré de vos favoris.', action: <a href="#undo">Annuler</a> },
          { id: '2', kind: 'error', text: 'Le lien n’a pas pu être copié.', action: <a href="#again">Réessayer</a> },
        ]}
      />
    ),
  },
};
