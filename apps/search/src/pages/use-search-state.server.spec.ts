import type { Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { useSearchState } from './use-search-state.ts';

function Page() {
  const [state] = useSearchState();
  return createElement('p', null, `${state.place?.value ?? 'anywhere'}, ${state.adults}`);
}

async function htmlOf(address: string): Promise<string> {
  const handler = createStaticHandler([{ id: 'results', path: '/sejours', Component: Page }]);
  const context = (await handler.query(new Request(`http://fr.localhost${address}`))) as StaticHandlerContext;
  return renderToString(
    createElement(
      SiteContext,
      { value: { locale: 'fr_FR' } as Site },
      createElement(StaticRouterProvider, { router: createStaticRouter(handler.dataRoutes, context), context, hydrate: false }),
    ),
  );
}

test('the server renders what the query says @SEARCH-006', async () => {
  expect(await htmlOf('/sejours?flow=booking&city=Annecy&a=3')).toContain('Annecy, 3');
  expect(await htmlOf('/sejours?flow=booking')).toContain('anywhere, 2');
});
