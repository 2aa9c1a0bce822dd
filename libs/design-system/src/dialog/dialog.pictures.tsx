import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Conditions d’annulation</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Annulation"
        closeLabel="Fermer"
        footer={
          <Button look="brand" wide onClick={() => setOpen(false)}>
            J’ai compris
          </Button>
        }
      >
        <p>Annulation gratuite jusqu’au 17 février à 18 h, heure de l’hôtel.</p>
      </Dialog>
    </>
  );
}

export default { title: 'Dialog', opens: ['Conditions d’annulation'], states: { 'closed; press the button': <Opened /> } };
