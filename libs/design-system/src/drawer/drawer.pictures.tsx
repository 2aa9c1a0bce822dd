import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckField } from '../check-field/check-field.tsx';
import { Drawer } from './drawer.tsx';

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="sliders-horizontal" onClick={() => setOpen(true)}>
        Tous les filtres
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filtres"
        closeLabel="Fermer"
        footer={
          <Button look="primary" wide onClick={() => setOpen(false)}>
            Voir 124 séjours
          </Button>
        }
      >
        <CheckField label="Petit-déjeuner" />
        <CheckField label="Spa" />
        <CheckField label="Animaux acceptés" />
      </Drawer>
    </>
  );
}

export default { title: 'Drawer', states: { 'closed; press the button': <Filters /> } };
