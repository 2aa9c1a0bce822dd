import { render, screen } from '@testing-library/react';
import { BottomDrawer } from './bottom-drawer.tsx';
import { Drawer } from './drawer.tsx';
import { SidePanel } from './side-panel.tsx';

const shared = { open: true, onClose: () => undefined, title: 'Filters', closeLabel: 'Close', children: 'Breakfast' };
const placement = () => screen.getByRole('dialog', { name: 'Filters' }).dataset['placement'];

test.each([
  ['a drawer comes from the edge that suits the screen', <Drawer {...shared} />, 'edge'],
  ['a bottom drawer comes from below', <BottomDrawer {...shared} />, 'bottom'],
  ['a panel comes from the end of the line', <SidePanel {...shared} />, 'end'],
  ['a panel of a menu comes from its start', <SidePanel {...shared} side="start" />, 'start'],
])('%s', (_, drawn, where) => {
  render(drawn);
  expect(placement()).toBe(where);
});
