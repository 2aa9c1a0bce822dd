import deferred from '../../messages/deferred.json' with { type: 'json' };
import { api, offers, openResults } from './results-page.test-utils.tsx';

const isDeferred = (id: string) => deferred.interaction.some((beginning) => id.startsWith(beginning));

test.each(['/search?flow=booking', '/search?flow=gifting&city=Annecy', '/search?flow=hotel', '/activities?flow=activity'])(
  'before the first interaction %s shows no message that is deferred',
  (address) => {
    globalThis.fetch = (() => Promise.resolve(offers(60))) as typeof fetch;
    api.words = Object.fromEntries(Object.entries(api.words).filter(([id]) => !isDeferred(id)));
    openResults(address);
    expect(document.querySelector('h1')).toBeInTheDocument();
    expect(api.unsaid).toEqual([]);
  },
);
