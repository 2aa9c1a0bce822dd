import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorAlert } from './error-alert.tsx';

function OverThePage() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Faire échouer la page</Button>
      {failed && (
        <ErrorAlert label="Oups, une erreur est survenue" modal={{ closeLabel: 'Recharger la page', onReload: () => setFailed(false) }}>
          <p>Cette page n’a pas pu être chargée.</p>
        </ErrorAlert>
      )}
    </>
  );
}

export default {
  title: 'Error alert',
  opens: ['Faire échouer la page'],
  states: {
    'in its place': (
      <ErrorAlert label="Oups, une erreur est survenue" action={<Button>Réessayer</Button>}>
        Cette partie de la page n’a pas pu être chargée.
      </ErrorAlert>
    ),
    'over the page; press the button': <OverThePage />,
  },
};
