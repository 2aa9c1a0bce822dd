import { siteContext } from '@shop/contracts/page';
import type { Site } from '@shop/contracts';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { boxLandingLoader } from './box-landing.ts';

const site: Site = {
  locale: 'fr_FR',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost:4200',
};

function load(code: string): unknown {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return boxLandingLoader({ params: { code }, context } as unknown as LoaderFunctionArgs);
}

describe('the page where a gift is used', () => {
  test.each(['ESCAPADEBOX', 'AB12-34'])('opens for the code %s', (code) => {
    expect(load(code)).toBeNull();
  });

  test.each(['nothing', 'robots.txt', 'constructor'])('"%s" is no code and a real 404', (code) => {
    expect(() => load(code)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});
