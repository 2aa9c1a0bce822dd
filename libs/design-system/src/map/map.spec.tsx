import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapOptions, OpenMap } from './engine-contract.ts';
import type { MapPoint } from './map-point.ts';
import { Map, type MapProps } from './map.tsx';

/** A map of a hundred pixels for each degree that keeps what it was asked. */
function drawnMap() {
  const requested: { options?: MapOptions; shown: unknown[]; zooms: number[]; removed: number } = { shown: [], zooms: [], removed: 0 };
  const open: OpenMap = (options) => {
    requested.options = options;
    return Promise.resolve({
      placeOf: ({ longitude, latitude }) => ({ x: longitude * 100, y: latitude * 100 }),
      show: (bounds, nearest) => void requested.shown.push(nearest === undefined ? bounds : { bounds, nearest }),
      zoom: (by) => void requested.zooms.push(by),
      remove: () => void (requested.removed += 1),
    });
  };
  return { requested, open };
}

const points = [
  { id: 'a', latitude: 45, longitude: 6, text: '178 €', label: 'Annecy, 178 €' },
  { id: 'b', latitude: 43, longitude: 5, text: '249 €', label: 'Cassis, 249 €' },
  { id: 'c', latitude: 43.1, longitude: 5.1, text: '99 €', label: 'Aubagne, 99 €' },
];
const chosen: (string | undefined)[] = [];
const shared: Omit<MapProps, 'open'> = {
  label: 'Stays',
  points,
  onSelect: (id) => chosen.push(id),
  source: { kind: 'pmtiles', url: '/basemap.pmtiles' },
  attribution: 'GeoNames',
  language: 'en',
  labels: { zoomIn: 'In', zoomOut: 'Out', loading: 'Coming', unavailable: 'No map here', group: (count) => `${count} stays` },
};
beforeEach(() => {
  chosen.length = 0;
});

describe('the map', () => {
  test('says that it comes, then shows markers as buttons and the sources of its data', async () => {
    const { open } = drawnMap();
    render(<Map {...shared} open={open} />);
    expect(screen.getByRole('status')).toHaveTextContent('Coming');
    expect(await screen.findByRole('button', { name: 'Annecy, 178 €' })).toHaveTextContent('178 €');
    expect(screen.getByRole('region', { name: 'Stays' })).toHaveTextContent('GeoNames');
  });

  test('a marker selects its point, a press beside all markers clears it @SEARCH-045', async () => {
    const { open, requested } = drawnMap();
    render(<Map {...shared} open={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Annecy, 178 €' }));
    act(() => requested.options?.onPress());
    expect(chosen).toEqual(['a', undefined]);
  });

  test('a marker of several brings them nearer', async () => {
    const { open, requested } = drawnMap();
    render(<Map {...shared} open={open} />);
    await userEvent.click(await screen.findByRole('button', { name: '2 stays' }));
    expect(requested.shown).toEqual([{ west: 5, south: 43, east: 5.1, north: 43.1 }]);
    expect(chosen).toEqual([]);
  });

  test('a marker of several names their least price, and stands out while the list points at one of them', async () => {
    const { open } = drawnMap();
    const priced = points.map((point) => ({ ...point, amount: Number.parseInt(point.text) * 100 }));
    const lit: string[][] = [];
    const labels = {
      ...shared.labels,
      group: (count: number, cheapest?: MapPoint) => `${count} stays from ${cheapest?.text}`,
      from: (cheapest: MapPoint) => `from ${cheapest.text}`,
    };
    render(<Map {...shared} points={priced} labels={labels} highlighted={['b']} onHighlight={(ids) => lit.push([...ids])} open={open} />);
    const group = await screen.findByRole('button', { name: '2 stays from 99 €' });
    expect(group).toHaveTextContent('2 stays from 99 €2from 99 €');
    expect(group).toHaveAttribute('data-highlighted');
    expect(screen.getByRole('button', { name: 'Annecy, 178 €' })).not.toHaveAttribute('data-highlighted');
    await userEvent.hover(group);
    await userEvent.unhover(group);
    expect(lit).toEqual([['b', 'c'], []]);
  });

  test('a marker of several at one place says how many they are, and each press selects the next one @SEARCH-045', async () => {
    const { open } = drawnMap();
    const here = [points[0]!, { ...points[0]!, id: 'd', text: '199 €', label: 'Annecy, 199 €' }, points[1]!];
    const labels = { ...shared.labels, here: (count: number) => `${count} at this place` };
    const map = (selected?: string) => <Map {...shared} points={here} labels={labels} selected={selected} open={open} />;
    const { rerender } = render(map());
    await userEvent.click(await screen.findByRole('button', { name: '2 at this place' }));
    rerender(map('a'));
    await userEvent.click(screen.getByRole('button', { name: 'Annecy, 178 €', pressed: true }));
    rerender(map('d'));
    await userEvent.click(screen.getByRole('button', { name: 'Annecy, 199 €', pressed: true }));
    expect(chosen).toEqual(['a', 'd', 'a']);
  });

  test('a marker that has the focus and joins another one, as the map moves, hands the focus on to it', async () => {
    const { open, requested } = drawnMap();
    let scale = 1_000;
    const scaled: OpenMap = async (options) => ({
      ...(await open(options)),
      placeOf: ({ longitude, latitude }) => ({ x: longitude * scale, y: latitude * scale }),
    });
    render(<Map {...shared} open={scaled} />);
    (await screen.findByRole('button', { name: 'Aubagne, 99 €' })).focus();
    scale = 100;
    act(() => requested.options?.onMove());
    expect(screen.getByRole('button', { name: '2 stays' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Aubagne, 99 €' })).toBeNull();
  });

  test('tells the area only when the visitor moved it', async () => {
    const areas: number[] = [];
    const { open, requested } = drawnMap();
    render(<Map {...shared} open={open} onArea={(area) => areas.push(area.radius)} />);
    await screen.findByRole('button', { name: '2 stays' });
    act(() => requested.options?.onStill({ latitude: 45, longitude: 5, radius: 80 }, false));
    act(() => requested.options?.onStill({ latitude: 45, longitude: 5, radius: 70 }, true));
    expect(areas).toEqual([70]);
  });

  test('fits other results, and zooms with its buttons', async () => {
    const { open, requested } = drawnMap();
    const { rerender } = render(<Map {...shared} open={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'In' }));
    rerender(<Map {...shared} open={open} points={points.slice(0, 1)} />);
    expect(requested.zooms).toEqual([1]);
    expect(requested.shown).toEqual([{ west: 6, south: 45, east: 6, north: 45 }]);
  });

  test('shows another answer whole, no nearer than it is told, though its places are the same @SEARCH-049', async () => {
    const { open, requested } = drawnMap();
    const answer = {};
    const { rerender } = render(<Map {...shared} open={open} nearest={9} answer={answer} />);
    await screen.findByRole('button', { name: 'In' });
    expect(requested.options).toMatchObject({ nearest: 9 });
    rerender(<Map {...shared} open={open} nearest={9} answer={answer} />);
    expect(requested.shown).toEqual([]);
    rerender(<Map {...shared} open={open} nearest={9} answer={{}} />);
    expect(requested.shown).toEqual([{ bounds: expect.anything(), nearest: 9 }]);
  });

  test('says so where it cannot be drawn', async () => {
    render(<Map {...shared} open={() => Promise.reject(new Error('no WebGL'))} />);
    expect(await screen.findByText('No map here')).toBeVisible();
  });
});
