import later from '../../messages/later.json' with { type: 'json' };
import { api, offers, openResults } from './results-page.spec-kit.tsx';

const comesLater = (id: string) => later.woken.some((beginning) => id.startsWith(beginning));

test.each(['/search?flow=booking', '/search?flow=gifting&city=Annecy', '/search?flow=hotel', '/activities?flow=activity'])(
  'before anybody turns to %s it says nothing whose words come later',
  (address) => {
    globalThis.fetch = (() => Promise.resolve(offers(60))) as typeof fetch;
    api.words = Object.fromEntries(Object.entries(api.words).filter(([id]) => !comesLater(id)));
    openResults(address);
    expect(document.querySelector('h1')).toBeInTheDocument();
    expect(api.unsaid).toEqual([]);
  },
);
