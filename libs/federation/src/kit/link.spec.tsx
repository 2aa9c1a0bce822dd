import { act, render, screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Link } from './link.tsx';

function page(link: React.ReactNode, basename = '/') {
  const router = createMemoryRouter(
    [
      { path: '/stays', element: link },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`${basename === '/' ? '' : basename}/stays`], basename },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (init?: MouseEventInit) => act(async () => fireEvent.click(screen.getByRole('link'), init));

test('an address from the root stands below the locale’s prefix and is followed within the page', async () => {
  const router = page(<Link to="/product/1?a=2#b">Stay</Link>, '/nl');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/nl/product/1?a=2#b');
  expect(screen.getByRole('link')).toHaveAttribute('data-routed');
  await press();
  expect(router.state.location).toMatchObject({ pathname: '/nl/product/1', search: '?a=2', hash: '#b' });
  expect(router.state.historyAction).toBe('PUSH');
});

test('the home of a locale has no slash behind its prefix', () => {
  page(<Link to="/">Home</Link>, '/nl');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/nl');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('a press with %o is the browser’s', async (init) => {
  const router = page(<Link to="/product/1">Stay</Link>);
  await press(init);
  expect(router.state.location.pathname).toBe('/stays');
});

test('a handler that has handled the press keeps the page where it is', async () => {
  const router = page(
    <Link to="/product/1" onClick={(event) => event.preventDefault()}>
      Stay
    </Link>,
  );
  await press();
  expect(router.state.location.pathname).toBe('/stays');
});

test('an address of another host leaves the router alone, a relative one is resolved', () => {
  page(
    <>
      <Link to="https://example.org/a">Out</Link>
      <Link to="?page=2">More</Link>
    </>,
  );
  const [out, more] = screen.getAllByRole('link');
  expect([out?.getAttribute('href'), out?.dataset.routed]).toEqual(['https://example.org/a', undefined]);
  expect(more?.getAttribute('href')).toBe('/stays?page=2');
});
