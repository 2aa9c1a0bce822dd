import { DEFAULT_TOGGLES } from '@shop/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { usePlace } from '../../layout/use-place.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { Header } from './header.tsx';

function HeaderHere() {
  return <Header place={usePlace()} />;
}

const shown = (requested: Parameters<typeof renderInShop>[1]) => renderInShop(<HeaderHere />, requested);
const without = (name: keyof typeof DEFAULT_TOGGLES) => ({ ...DEFAULT_TOGGLES, [name]: false });

test('the logo leads home, help to contact @SHELL-016 @SHELL-018', () => {
  shown({});
  expect(screen.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('link', { name: 'Help' })[0]).toHaveAttribute('href', '/contact');
});

test('gift, wishlist, account and burger have their buttons @SHELL-019 @SHELL-020 @SHELL-021 @SHELL-022', () => {
  shown({});
  expect(screen.getByRole('button', { name: 'Gift ideas' })).toHaveAttribute('popovertarget', 'gift-drawer');
  expect(screen.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('popovertarget', 'wishlist-drawer');
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account/signin?origin=%2F');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('popovertarget', 'burger-menu');
});

test('signing in leads back to what was chosen, which the hash holds @ACC-001', () => {
  shown({ at: '/product/stay/12#checkin=2027-03-06&a=3' });
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute(
    'href',
    '/account/signin?origin=%2Fproduct%2Fstay%2F12%23checkin%3D2027-03-06%26a%3D3',
  );
});

test('signing in from the stays of a gift leads back to the search that was made', () => {
  shown({ at: '/gift/stays#city=Annecy' });
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute(
    'href',
    '/account/signin?origin=%2Fgift%2Fstays%23city%3DAnnecy',
  );
});

test('what opens an order stays in its own address', () => {
  shown({ at: '/confirmation/8b1d6a3e-6a3f-4d0e-9a57-1f6f4f1b2c3d#key=aB_c-1' });
  const href = screen.getByRole('link', { name: 'My account' }).getAttribute('href');
  expect(href).toBe('/account/signin?origin=%2Fconfirmation%2F8b1d6a3e-6a3f-4d0e-9a57-1f6f4f1b2c3d');
});

test('who is signed in has a menu of the account', () => {
  shown({ layout: { isSignedIn: true } });
  expect(screen.getByRole('button', { name: 'My account' })).toHaveAttribute('popovertarget', 'account-menu');
});

test('the button and the menu of the account say who is signed in @SHELL-021 @ACC-003', () => {
  shown({ layout: { isSignedIn: true, customerName: 'Anne' } });
  expect(screen.getByRole('button', { name: 'My account: Anne' })).toHaveTextContent('Anne');
  const menu = within(document.getElementById('account-menu')!);
  expect(menu.getByRole('link', { name: 'My gifts', hidden: true })).toHaveAttribute('href', '/account/gifts');
  expect(menu.getByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute('href', '/account');
});

test('who is signed in can sign out, in the account’s menu and in the burger menu', () => {
  const { unmount } = shown({ layout: { isSignedIn: true }, site: { prefix: '/nl' } });
  const ways = screen.getAllByRole('button', { name: 'Sign out', hidden: true });
  expect(ways.map((way) => way.closest('[popover]')?.id)).toEqual(['account-menu', 'burger-menu']);
  expect(ways[0]?.closest('form')).toHaveAttribute('action', '/nl/sign-out');
  unmount();
  shown({});
  expect(screen.queryByRole('button', { name: 'Sign out', hidden: true })).toBeNull();
});

test('what an open drawer lies over is out of reach until it closes', () => {
  const main = document.body.appendChild(document.createElement('main'));
  shown({});
  const drawer = document.getElementById('gift-drawer')!;
  const toggle = (newState: 'open' | 'closed') =>
    fireEvent(drawer, Object.assign(new Event('beforetoggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }));
  toggle('open');
  expect(main.inert).toBe(true);
  toggle('closed');
  expect(main.inert).toBe(false);
  main.remove();
});

test('who leaves a drawer by the Tab key leaves it closed; a press on its blank places or on its own button does not close it', () => {
  shown({});
  const drawer = document.getElementById('gift-drawer')!;
  let closed = 0;
  drawer.hidePopover = () => (closed += 1);
  const last = [...drawer.querySelectorAll('a')].at(-1)!;
  fireEvent.blur(last, { relatedTarget: drawer });
  fireEvent.blur(last, { relatedTarget: null });
  fireEvent.blur(last, { relatedTarget: screen.getByRole('button', { name: 'Gift ideas' }) });
  expect(closed).toBe(0);
  fireEvent.blur(last, { relatedTarget: screen.getByRole('button', { name: 'Wishlist' }) });
  expect(closed).toBe(1);
});

test('without accounts the button goes to booking management, and no menu of an account is left @SHELL-025 @ACC-004', () => {
  shown({ site: { toggles: without('customerAccount') }, layout: { isSignedIn: true } });
  expect(screen.getAllByRole('link', { name: 'Manage my booking' })[0]).toHaveAttribute('href', '/booking-management');
  expect(document.getElementById('account-menu')).toBeNull();
  expect(document.querySelectorAll('a[href^="/account/signin"], a[href="/account/trips"], form[action$="/sign-out"]')).toHaveLength(0);
});

test('without accounts the wishlist leaves Belgian headers below the desktop @SHELL-026', () => {
  const toggles = without('customerAccount');
  const { unmount } = shown({ site: { toggles, locale: 'nl_BE', pointOfSale: 'BE' } });
  expect(screen.getByRole('button', { name: 'Mijn favorieten' }).parentElement).toHaveClass('onlyWide');
  unmount();
  shown({ site: { toggles } });
  expect(screen.getByRole('button', { name: 'Wishlist' }).parentElement).not.toHaveClass('onlyWide');
});

test('the language selector shows where the point of sale has two languages, and keeps page and query @SHELL-017', () => {
  const { unmount } = shown({ site: { locale: 'fr_BE', pointOfSale: 'BE', prefix: '/fr' }, at: '/produit/sejour/12/lac?flow=booking' });
  expect(screen.getAllByRole('link', { name: 'Nederlands' })[0]).toHaveAttribute(
    'href',
    'http://be.localhost/nl/product/verblijf/12?flow=booking',
  );
  unmount();
  shown({});
  expect(screen.queryByText('Nederlands')).toBeNull();
});

test('gift drawer and burger lead recipients to their login @SHELL-041', () => {
  shown({});
  const links = document.querySelectorAll('a[href="/beneficiary/login"]');
  expect([...links].map((link) => link.closest('[popover]')?.id).sort()).toEqual(['burger-menu', 'gift-drawer']);
});

test.each(['es_ES', 'nl_BE', 'fr_BE', 'it_IT', 'nl_NL', 'fr_FR'] as const)('the gift drawer is there in %s @SHELL-042', (locale) => {
  shown({ site: { locale } });
  expect(document.getElementById('gift-drawer')).not.toBeNull();
});

test('customer care goes to the gift search at once, without the drawer @ACC-015', () => {
  shown({ site: { customerCare: true } });
  expect(screen.getByRole('link', { name: 'Gift ideas' })).toHaveAttribute('href', '/search?flow=gifting');
  expect(document.getElementById('gift-drawer')).toBeNull();
});

test('checkout, booking and gift pages have logo and a way back only @SHELL-023 @SHELL-008', () => {
  shown({ at: '/checkout?id=12&checkin=2030-07-01&checkout=2030-07-02&a=3' });
  const header = screen.getByRole('banner');
  expect(within(header).getAllByRole('link')).toHaveLength(2);
  expect(within(header).queryByRole('button')).toBeNull();
  expect(within(header).getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/product/stay/12#checkin=2030-07-01&checkout=2030-07-02&a=3',
  );
});
