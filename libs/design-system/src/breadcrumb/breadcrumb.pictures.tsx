import { Breadcrumb } from './breadcrumb.tsx';

export default {
  title: 'Breadcrumb',
  states: {
    'three steps': (
      <Breadcrumb
        label="Vous êtes ici"
        items={[{ label: 'France', href: '#fr' }, { label: 'Haute-Savoie', href: '#hs' }, { label: 'Annecy' }]}
      />
    ),
  },
};
