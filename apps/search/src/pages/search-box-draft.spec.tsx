import { START, type SearchState } from '@shop/routes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onceDrawn } from '../components/once-drawn.ts';
import { SearchBoxWidget } from './search-box-widget.tsx';
import { SearchBox } from './search-box.tsx';
import { annecy, api, field, open, press, resetApi, show, wide } from './search-box.test-utils.tsx';

beforeEach(resetApi);

describe('what was edited and not searched', () => {
  const inTown = (value: string): SearchState => ({ ...START, place: { kind: 'city', value }, lat: 45.9, lng: 6.1 });
  /** The results of one search, and presses that lead to others. */
  function Results({ others }: { readonly others: Readonly<Record<string, SearchState>> }) {
    const [state, setState] = useState(inTown('Annecy'));
    return (
      <>
        {Object.entries(others).map(([name, other]) => (
          <button key={name} onClick={() => setState(other)}>
            {name}
          </button>
        ))}
        <SearchBox state={state} look="compact" onSearch={() => undefined} />
      </>
    );
  }
  const goTo = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('stays over another order or page of the same search, and goes with the search', async () => {
    show(<Results others={{ 'Page 2': { ...inTown('Annecy'), page: 1 }, Back: inTown('Dijon') }} />);
    await userEvent.type(field(), ' or Ly');
    await goTo('Page 2');
    expect(field()).toHaveValue('Annecy or Ly');
    await goTo('Back');
    expect(field()).toHaveValue('Dijon');
  });

  test('never makes a gift one for four @SEARCH-019', async () => {
    show(<Results others={{ Gifts: { ...inTown('Annecy'), flow: 'gifting' } }} />);
    await press(/^Who/);
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
    await goTo('Gifts');
    expect(wide().getByText('2 adults')).toBeVisible();
  });
});

describe('a search of a place that is still being looked up', () => {
  /** The places come once `answer` is called. */
  function slowly() {
    const answers: (() => void)[] = [];
    api.suggest = (() => new Promise((done) => answers.push(() => done(Response.json([annecy]))))) as never;
    return async () => act(async () => answers.forEach((answer) => answer()));
  }

  /** The places come at once. */
  const quickly = () => async () => {
    await onceDrawn();
    await act(async () => undefined);
  };
  const pressInTurn = async (...names: readonly string[]) => {
    for (const name of names) await press(name);
  };
  const pressAtOnce = (...names: readonly string[]) => names.forEach((name) => fireEvent.click(wide().getByRole('button', { name })));

  test.each([
    { when: 'once its destination was cleared', lookUp: slowly, presses: pressInTurn },
    { when: 'when its destination is cleared before the press is drawn', lookUp: quickly, presses: pressAtOnce },
  ])('leads nowhere $when', async ({ lookUp, presses }) => {
    const answer = lookUp();
    const searched = open();
    await userEvent.type(field(), 'annec');
    await presses('Search', 'Clear the destination');
    await answer();
    expect(searched()).toEqual([]);
    await press('Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar']));
  });

  test('goes where a second press leads, after a change within the same frame', async () => {
    const searched = open();
    await userEvent.type(field(), 'annec');
    pressAtOnce('Search', 'Clear the destination', 'Search');
    await waitFor(() => expect(searched()).toEqual(['?flow=booking&from=searchbar']));
  });

  test('leads nowhere once the visitor is on another page', async () => {
    const answer = slowly();
    const router = show(<SearchBoxWidget look="hero" />);
    await userEvent.type(field(), 'annec');
    await press('Search');
    await act(() => router.navigate('/search?flow=elsewhere'));
    await answer();
    expect(router.state.location.search).toBe('?flow=elsewhere');
  });
});
