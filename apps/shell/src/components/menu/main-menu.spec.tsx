import type { MenuAnswer, MenuLink } from '@shop/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDisclosures } from '../../browser/close-disclosures.ts';
import { usePlace } from '../../layout/use-place.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { MainMenu } from './main-menu.tsx';

const link = (label: string, rest: Partial<MenuLink> = {}): MenuLink => ({ _id: label, label, uri: `/search?x=${label}`, ...rest });
const themes = Array.from({ length: 15 }, (_, at) => ({
  id: String(at),
  name: `Theme ${at}`,
  icon: 'waves',
  uri: '/search?theme=1',
  count: at,
}));
const menu = {
  links: [
    link('Inspirations', {
      children: [
        {
          ...link('themes'),
          thisWeekTheme: { themaTitle: 'By the lake', description: 'Two nights', weekendUrl: '/product/stay/1' },
        },
        link('Destinations', { children: [link('France', { children: [link('Annecy', { variant: 'highlight' }), link('Lyon')] })] }),
      ],
    }),
  ],
  themes,
} as unknown as MenuAnswer;

function MenuHere() {
  return <MainMenu place={usePlace()} />;
}

const shown = (layout = { menu }) => renderInShop(<MenuHere />, { layout });

test('one top entry opens a panel of up to four levels @SHELL-027 @SHELL-031 @SHELL-033', () => {
  shown();
  expect(screen.getByText('Inspirations').closest('summary')).not.toBeNull();
  const annecy = screen.getByRole('link', { name: 'Annecy', hidden: true });
  const levels = [];
  for (let at = annecy.closest('details'); at; at = at.parentElement?.closest('details') ?? null) levels.push(at);
  expect(levels).toHaveLength(2);
  expect(within(annecy.closest('section')!).getByText('France')).toBeInTheDocument();
  expect(annecy).toHaveAttribute('data-highlight', 'true');
});

test('fifteen links take several columns, fewer do not @SHELL-028', () => {
  shown();
  expect(screen.getByText('Theme 0').closest('ul')).toHaveAttribute('data-columns', 'true');
  expect(screen.getByText('Lyon').closest('ul')).not.toHaveAttribute('data-columns');
});

test('themes have icons and counts @SHELL-032', () => {
  shown();
  const theme = screen.getByText('Theme 7').closest('a')!;
  expect(theme.querySelector('svg')).not.toBeNull();
  expect(theme).toHaveTextContent('Theme 7 7');
});

test('the themes tab suggests this week @SHELL-029', () => {
  shown();
  expect(screen.getByRole('link', { name: 'I want to go!', hidden: true })).toHaveAttribute('href', '/product/stay/1');
  expect(screen.getByText('This week')).toBeInTheDocument();
});

test('Escape closes the menu and gives the focus back, and a press elsewhere closes it; no code of the menu is needed', async () => {
  const { container, unmount } = shown();
  const asSent = container.innerHTML;
  unmount();
  document.body.innerHTML = asSent;
  closeDisclosures();
  // As React does with what is done to a part that it has not hydrated.
  for (const type of ['keydown', 'pointerdown', 'click', 'focusin']) document.addEventListener(type, stop, true);
  const opener = screen.getByText('Inspirations').closest('summary')!;
  const details = opener.closest('details')!;
  details.open = true;
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(opener).toHaveFocus();
  details.open = true;
  await userEvent.click(document.body);
  expect(details.open).toBe(false);
  details.open = true;
  const tab = screen.getByText('themes').closest('summary')!;
  await userEvent.click(tab);
  expect(tab.closest('details')).toHaveAttribute('open');
  for (const type of ['keydown', 'pointerdown', 'click', 'focusin']) document.removeEventListener(type, stop, true);
  document.body.innerHTML = '';
});

const stop = (event: Event) => event.stopPropagation();

test('a press on the tab that is open leaves it open, on another one opens that', async () => {
  shown();
  closeDisclosures();
  const [first, second] = [screen.getByText('themes'), screen.getByText('Destinations')].map((name) => name.closest('summary')!);
  await userEvent.click(first!);
  expect(first!.closest('details')).toHaveAttribute('open');
  await userEvent.click(second!);
  expect(second!.closest('details')).toHaveAttribute('open');
});

test('without content there are still the flows', () => {
  renderInShop(<MenuHere />, {});
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Stays', 'Gifts', 'Activities']);
  expect(screen.queryByText('Inspirations')).toBeNull();
});
