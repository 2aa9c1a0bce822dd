import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkList } from './link-list.tsx';
import { MenuBar } from './menu-bar.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuTree } from './menu-tree.tsx';

const items: MenuItem[] = [
  {
    id: 'stays',
    label: 'Stays',
    href: '/stays',
    items: [
      {
        id: 'where',
        label: 'Where',
        items: [{ id: 'fr', label: 'France', href: '#fr', items: [{ id: 'bzh', label: 'Brittany', href: '/bzh' }] }],
      },
    ],
  },
  { id: 'gifts', label: 'Gifts', href: '/gifts', current: true },
];
const entry = () => document.querySelector('details')!;
const open = () => act(() => void (entry().open = true));

describe('the menu of a wide screen', () => {
  test('holds four levels and marks the page that is shown', () => {
    render(<MenuBar label="Main" items={items} />);
    open();
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: 'Brittany' })).toHaveAttribute('href', '/bzh');
    expect(bar.getByRole('link', { name: 'Gifts' })).toHaveAttribute('aria-current', 'page');
  });

  test('Escape closes the panel and gives the focus back to its entry', async () => {
    render(<MenuBar label="Main" items={items} />);
    open();
    act(() => screen.getByRole('link', { name: 'France' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(entry().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  test('arrows walk along the bar', async () => {
    render(<MenuBar label="Main" items={items} />);
    act(() => document.querySelector('summary')!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Gifts' })).toHaveFocus();
  });

  test('a press outside and a followed link close it', async () => {
    render(
      <>
        <MenuBar label="Main" items={items} />
        <p>Page</p>
      </>,
    );
    open();
    await userEvent.click(screen.getByText('Page'));
    expect(entry().open).toBe(false);
    open();
    await userEvent.click(screen.getByRole('link', { name: 'France' }));
    expect(entry().open).toBe(false);
  });
});

test('the menu of a phone leads to an entry itself from its first line', () => {
  render(<MenuTree label="Main" items={items} allLabel={(item) => `All: ${item.label}`} />);
  open();
  expect(screen.getByRole('link', { name: 'All: Stays' })).toHaveAttribute('href', '/stays');
});

test('a list of links marks the one in use', () => {
  render(
    <LinkList
      label="Languages"
      items={[
        { label: 'France', href: '/fr', current: true },
        { label: 'Italy', href: '/it', note: '12 weekends' },
      ]}
    />,
  );
  expect(within(screen.getByRole('list', { name: 'Languages' })).getByRole('link', { name: 'France' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
