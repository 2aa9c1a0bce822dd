import type { IdeasAnswer } from '@shop/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { answering, refused } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { Component, loader } from './ideas-route.ts';

const routes = [{ path: '/', loader, Component, HydrateFallback: () => null }];
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

const tile = (index: number) => ({
  id: `t${index}`,
  label: `Idea ${index}`,
  text: 'Go',
  imageUrl: '/images/sea-1/640_360.webp',
  url: `/search?theme=${index}`,
});
const ideas: IdeasAnswer = {
  seo: { title: 'Ideas', description: 'For weekends', index: true, follow: true },
  title: 'Weekend ideas',
  intro: 'Begin with a mood.',
  tilesShown: 6,
  sections: [
    { id: 'mood', title: 'By mood', tiles: Array.from({ length: 8 }, (_, index) => tile(index)) },
    { id: 'place', title: 'By place', tiles: Array.from({ length: 6 }, (_, index) => tile(index)) },
  ],
  regions: { title: 'All regions', links: [{ label: 'Brittany', url: '/search?region=Bretagne' }] },
};

describe('weekend ideas', () => {
  test('are a page that is not there in a country that has none @CONT-026', async () => {
    network = answering({ '/gateway/content/ideas': refused(404) });
    openPage([{ ...routes[0], ErrorBoundary: () => <p>not there</p> }]);
    expect(await screen.findByText('not there')).toBeVisible();
  });

  test('show title, intro, six tiles a section with a button for more, and the regions @CONT-027', async () => {
    network = answering({ '/gateway/content/ideas': ideas });
    openPage(routes);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Weekend ideas');
    expect(screen.getByText('Begin with a mood.')).toBeInTheDocument();
    const mood = within(screen.getByRole('region', { name: 'By mood' }));
    expect(mood.getAllByRole('article')).toHaveLength(6);
    fireEvent.click(mood.getByRole('button', { name: 'See more' }));
    expect(mood.getAllByRole('article')).toHaveLength(8);
    expect(mood.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(mood.getByRole('link', { name: 'Idea 6' }));
    expect(screen.getByRole('link', { name: 'Brittany' }).getAttribute('href')).toBe('/search?region=Bretagne');
  });

  test('a section with six tiles needs no button', async () => {
    network = answering({ '/gateway/content/ideas': ideas });
    openPage(routes);
    expect(within(await screen.findByRole('region', { name: 'By place' })).queryByRole('button')).toBeNull();
  });

  test('that fail say so @CONT-028', async () => {
    network = answering({ '/gateway/content/ideas': refused(400) });
    openPage(routes);
    expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument();
  });
});
