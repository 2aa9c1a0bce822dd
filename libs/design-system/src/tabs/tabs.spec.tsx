import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavTabs } from './nav-tabs.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'mail', label: 'By e-mail', panel: 'At once' },
  { id: 'box', label: 'In a box', panel: 'In 2 days' },
  { id: 'card', label: 'Gift card', panel: 'Any amount' },
];
const open = () => screen.getByRole('tabpanel');

describe('tabs', () => {
  test('show the first panel, named by its tab', () => {
    render(<Tabs label="Format" tabs={tabs} />);
    expect(open()).toHaveAccessibleName('By e-mail');
    expect(open()).toHaveTextContent('At once');
  });

  test('take one stop of the Tab key; arrows, Home and End choose', async () => {
    render(<Tabs label="Format" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Gift card' })).toHaveFocus();
    expect(open()).toHaveTextContent('Any amount');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(open()).toHaveTextContent('In 2 days');
    await userEvent.tab();
    expect(open()).toHaveFocus();
  });

  test('leave the choice to who holds it', async () => {
    const requested: string[] = [];
    render(<Tabs label="Format" tabs={tabs} active="mail" onChange={(id) => requested.push(id)} />);
    await userEvent.click(screen.getByRole('tab', { name: 'In a box' }));
    expect(requested).toEqual(['box']);
    expect(open()).toHaveTextContent('At once');
  });
});

test('tabs that are pages are links, and the current one says so', () => {
  render(
    <NavTabs
      label="Flows"
      items={[
        { label: 'Stays', href: '/stays', current: true },
        { label: 'Gifts', href: '/gifts' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Flows' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Gifts' })).not.toHaveAttribute('aria-current');
});

test('a row of pages that is wider than its window shows the one that is open', () => {
  const sizes = { offsetLeft: [20, 420], offsetWidth: [300, 120], clientWidth: [300, 120] } as const;
  for (const [name, [row, item]] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'UL' ? row : item;
      },
    });
  const items = ['Trips', 'Gifts', 'Details'].map((label) => ({ label, href: `/${label}`, current: label === 'Details' }));
  render(<NavTabs label="Your account" items={items} />);
  expect(screen.getByRole('list').scrollLeft).toBe(420 - 20 - (300 - 120) / 2);
  for (const name of ['clientWidth', 'offsetLeft', 'offsetWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 0 });
});
