import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { CheckField } from '../check-field/check-field.tsx';
import type { IconName } from '../icon/icon.tsx';
import { BottomDrawer } from './bottom-drawer.tsx';
import { Drawer } from './drawer.tsx';
import { SidePanel } from './side-panel.tsx';

interface Held {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Opened({ word, icon, drawn }: { readonly word: string; readonly icon: IconName; readonly drawn: (held: Held) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {word}
      </Button>
      {drawn({ open, onClose: () => setOpen(false) })}
    </>
  );
}

const filters = (
  <>
    <CheckField label="Petit-déjeuner" />
    <CheckField label="Spa" />
    <CheckField label="Animaux acceptés" />
  </>
);

export default {
  title: 'Drawer',
  opens: ['Tous les filtres', 'Trier par', 'Menu', 'Favoris'],
  states: {
    'from below on a phone, from the side on a wide screen': (
      <Opened
        word="Tous les filtres"
        icon="sliders-horizontal"
        drawn={(held) => (
          <Drawer
            {...held}
            title="Filtres"
            closeLabel="Fermer"
            footer={
              <Button look="primary" wide onClick={held.onClose}>
                Voir 124 séjours
              </Button>
            }
          >
            {filters}
          </Drawer>
        )}
      />
    ),
    'always from below': (
      <Opened
        word="Trier par"
        icon="arrow-up-down"
        drawn={(held) => (
          <BottomDrawer {...held} title="Trier par" closeLabel="Fermer">
            {filters}
          </BottomDrawer>
        )}
      />
    ),
    'panel at the start': (
      <Opened
        word="Menu"
        icon="menu"
        drawn={(held) => (
          <SidePanel {...held} side="start" title="Menu" closeLabel="Fermer le menu">
            <p>Week-ends, coffrets, activités</p>
          </SidePanel>
        )}
      />
    ),
    'panel at the end': (
      <Opened
        word="Favoris"
        icon="heart"
        drawn={(held) => (
          <SidePanel {...held} title="Vos favoris" closeLabel="Fermer les favoris">
            <p>Aucun séjour gardé pour l’instant.</p>
          </SidePanel>
        )}
      />
    ),
  },
};
