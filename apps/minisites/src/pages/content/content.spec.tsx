import type { StaticPage } from '@shop/contracts';
import { screen } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { answering } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.spec-kit.tsx';
import { Component, loader } from './content-route.ts';

function Failed() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `status ${error.status}` : 'another error'}</p>;
}
const routes = [{ path: '/content/:id', loader, Component, ErrorBoundary: Failed, HydrateFallback: () => null }];
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

const terms: StaticPage = {
  id: 'terms-of-sale',
  title: 'Terms of sale',
  description: 'What holds',
  updatedOn: '2026-11-02',
  content: {
    blocks: [
      { type: 'heading', level: 2, id: 'price', runs: [{ text: 'Prices' }] },
      { type: 'paragraph', runs: [{ text: 'In euros, ' }, { text: 'taxes included', bold: true }, { text: '<b>not markup</b>' }] },
      { type: 'list', ordered: false, items: [[{ text: 'Write to us', href: '/contact' }]] },
    ],
  },
};

describe('a static page', () => {
  test('is named by the second segment of its address and shows its title and text @CONT-025', async () => {
    network = answering({ '/gateway/content/static/terms-of-sale': terms });
    openPage(routes, { at: '/content/terms-of-sale' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Terms of sale');
    expect(screen.getByRole('heading', { level: 2, name: 'Prices' }).id).toBe('price');
    expect(screen.getByText('taxes included').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  test('draws text, never markup', async () => {
    network = answering({ '/gateway/content/static/terms-of-sale': terms });
    openPage(routes, { at: '/content/terms-of-sale' });
    expect(await screen.findByText(/<b>not markup<\/b>/)).toBeInTheDocument();
  });

  test('turns a spinner while its text is on its way @CONT-025', async () => {
    const text = Promise.withResolvers<unknown>();
    network = answering({ '/gateway/content/static/terms-of-sale': () => text.promise });
    openPage(routes, { at: '/content/terms-of-sale' });
    expect((await screen.findByRole('status')).textContent).toBe('Loading…');
    text.resolve(terms);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('that the locale does not have is a 404', async () => {
    network = answering({});
    openPage(routes, { at: '/content/press-room' });
    expect(await screen.findByText('status 404')).toBeInTheDocument();
  });
});
