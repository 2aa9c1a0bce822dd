import { act, render, screen } from '@testing-library/react';
import { createSlot, type ExposedRemote, type WidgetLoader } from './slot.tsx';

const search: ExposedRemote = {
  remote: { widgets: { SearchBox: () => <p>Where to?</p> } } as unknown as ExposedRemote['remote'],
  words: {},
  owner: 'search@3f9c',
};

async function place(find: WidgetLoader['find']) {
  const Slot = createSlot({ find }, { locale: 'en_GB' });
  await act(async () => render(<Slot remote="search" widget="SearchBox" fallback={<p>Find a stay</p>} />));
}
const standIn = () => screen.getByText('Find a stay');

test('a stand-in keeps the place of a widget that is on its way, until it comes', async () => {
  let arrive = (_exposed: ExposedRemote): void => undefined;
  const pendingRemote = new Promise<ExposedRemote>((done) => (arrive = done));
  await place(() => pendingRemote);
  expect(standIn().closest('[data-waiting]')).not.toBeNull();
  arrive(search);
  expect(await screen.findByText('Where to?')).toBeInTheDocument();
  expect(screen.queryByText('Find a stay')).toBeNull();
});

test('what cannot be had keeps no place: its stand-in is all there will be', async () => {
  await place(() => undefined);
  expect(standIn().closest('[data-waiting]')).toBeNull();
});
