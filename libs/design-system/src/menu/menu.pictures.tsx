import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LinkList } from './link-list.tsx';
import { MenuBar } from './menu-bar.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuTree } from './menu-tree.tsx';
import css from './menu.pictures.module.css';

const regions = ['Bretagne', 'Provence', 'Alsace'].map((label) => ({ id: label, label, href: `#${label}` }));
const items: MenuItem[] = [
  {
    id: 'weekends',
    label: 'Week-ends',
    href: '#weekends',
    items: [
      {
        id: 'where',
        label: 'Destinations',
        href: '#where',
        items: [
          { id: 'france', label: 'France', href: '#france', items: regions },
          { id: 'belgium', label: 'Belgique', href: '#belgique' },
          { id: 'italy', label: 'Italie', href: '#italie' },
        ],
      },
      {
        id: 'themes',
        label: 'Envies',
        items: [
          { id: 'spa', label: 'Thalasso et spa', href: '#spa', badge: 'Nouveau' },
          { id: 'table', label: 'Bonne table', href: '#table' },
          { id: 'family', label: 'En famille', href: '#famille', current: true },
        ],
      },
      { id: 'week', label: 'Cette semaine', href: '#semaine' },
    ],
  },
  { id: 'gifts', label: 'Coffrets cadeaux', href: '#coffrets', current: true },
  {
    id: 'ideas',
    label: 'Idées',
    items: [{ id: 'press', label: 'Nos carnets', href: '#carnets' }],
  },
  { id: 'late', label: 'Dernière minute', href: '#minute' },
];
const languages = [
  { label: 'France', href: '#fr', current: true },
  { label: 'Belgique (français)', href: '#be-fr' },
  { label: 'België (Nederlands)', href: '#be-nl' },
];

export default {
  title: 'Menu',
  opens: ['Week-ends', 'FR · €'],
  states: {
    'on a wide screen': (
      <div className={css.header}>
        <MenuBar label="Menu principal" items={items} />
      </div>
    ),
    'on a phone': (
      <Card>
        <MenuTree label="Menu du téléphone" items={items} allLabel={(item) => `Tout voir : ${item.label}`} />
      </Card>
    ),
    'list of links': <LinkList label="Recherches proches" items={languages.map((item) => ({ ...item, note: '124 week-ends' }))} />,
    'a button with links': (
      <Dropdown
        label="Pays et langue"
        trigger={(button) => (
          <Button look="quiet" icon="globe" iconEnd="chevron-down" {...button}>
            FR · €
          </Button>
        )}
      >
        <LinkList items={languages} />
      </Dropdown>
    ),
  },
};
