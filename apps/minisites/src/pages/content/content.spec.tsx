import type { StaticPage } from '@shop/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { answering } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.test-utils.tsx';
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

describe('the frequent questions', () => {
  const faq: StaticPage = {
    ...terms,
    id: 'faq',
    title: 'Frequent questions',
    content: {
      blocks: [
        { type: 'heading', level: 2, id: 'cancel', runs: [{ text: 'How much do I get back?' }] },
        { type: 'paragraph', runs: [{ text: 'A flexible offer is refunded.' }] },
        { type: 'heading', level: 2, id: 'gift', runs: [{ text: 'How do I use a box?' }] },
        { type: 'paragraph', runs: [{ text: 'Enter the code.' }] },
      ],
    },
  };
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const open = async (search = '') => {
    network = answering({ '/gateway/content/static/faq': faq });
    const page = openPage(routes, { at: `/content/faq${search}` });
    await screen.findByRole('heading', { level: 1 });
    return page;
  };

  test('are searched while one types, in titles and answers', async () => {
    await open();
    expect(titles()).toEqual(['How much do I get back?', 'How do I use a box?']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'code box');
    expect(titles()).toEqual(['How do I use a box?']);
    expect(screen.getByText('1 answer')).toBeInTheDocument();
  });

  test('are searched by their address, and the search is put into it', async () => {
    const { router } = await open('?q=refunded');
    expect(titles()).toEqual(['How much do I get back?']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'gift{Enter}');
    expect(router.state.location.search).toBe('?q=gift');
  });

  test('that are not there lead to the contact page', async () => {
    await open('?q=helicopter');
    expect(titles()).toEqual(['No question holds these words.']);
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});
