import { vi } from 'vitest';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunction } from 'react-router';
import { aBox, NO_EXTRAS, SHIPPING, staysOfBox } from '../../testing/a-box.ts';
import { openGifting } from '../../testing/open-gifting.test-utils.tsx';
import { Below } from './box-parts.ts';
import { BoxPage } from './box.tsx';

const BOX = '/gateway/boxes/SPAEBOX/product-detail';
let network: ReturnType<typeof answering>;

// As the page's loader does.
beforeEach(() => Below.prepare());
afterEach(() => {
  network.stop();
  vi.unstubAllGlobals();
});

/** A window in which every place is in sight as soon as it is drawn. */
class EverythingInSight {
  readonly observe: () => void;
  readonly disconnect = () => undefined;
  constructor(seen: (places: readonly { isIntersecting: boolean }[]) => void) {
    this.observe = () => seen([{ isIntersecting: true }]);
  }
}

function open(answers: Answers = {}, at = '/box/SPAEBOX', loader?: LoaderFunction, today?: string) {
  network = answering({
    [BOX]: aBox,
    '/gateway/boxes/SPABOX/product-detail': { ...aBox, code: 'SPABOX', otherFormatCode: 'SPAEBOX', format: 'physical' },
    '/gateway/boxes/SPAEBOX/offers': staysOfBox,
    '/gateway/boxes/SPABOX/offers': staysOfBox,
    '/gateway/shipping-costs': SHIPPING,
    '/gateway/sub-elements/available-custom-sub-elements': NO_EXTRAS,
    ...answers,
  });
  return openGifting([{ path: '/box/:code', element: <BoxPage />, ...(loader && { loader }) }], { at, ...(today && { site: { today } }) });
}

test('the gallery of a box says what each picture shows; one that nobody has described is called by the box', async () => {
  open({ [BOX]: { ...aBox, imageAlts: ['A wrapped gift', '', '', ''] } });
  const tiles = within(await screen.findByRole('list', { name: 'Pictures of A spa break' })).getAllByRole('button');
  expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 4, A wrapped gift',
    'Picture 2 of 4, A spa break',
    'Picture 3 of 4, A spa break',
    'Picture 4 of 4, A spa break',
  ]);
});

test('a box shows its pictures, what is in it, both formats, its price, its stays and how it works @GIFT-024', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'A spa break' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Pictures of A spa break' })).getAllByRole('button')).toHaveLength(4);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  for (const line of ['One night', 'Breakfast', 'Access to the spa']) expect(region('What is inside').getByText(line)).toBeVisible();
  for (const format of ['Digital', 'Printed, by post']) expect(region('How to give it').getByText(format)).toBeVisible();
  expect(region('Give this box').getByText('€129')).toBeVisible();
  expect(region('Give this box').getByText(/^Promotion until Monday 14 December 2026\. Crossed price: the lowest/)).toBeVisible();
  expect(region('Give this box').getByRole('button', { name: 'Offer' })).toBeVisible();
  const stays = within(await screen.findByRole('region', { name: '2 stays to choose from' }));
  expect(stays.getByRole('link', { name: 'Lake and sauna' })).toHaveAttribute('href', '/product/stay/101');
  expect(region('How it works').getAllByRole('listitem')).toHaveLength(4);
  expect(await axeFaults()).toEqual([]);
});

test('a box that no stay can be chosen with says so, and has nothing to press', async () => {
  open({
    [BOX]: { ...aBox, isGiftable: false },
    '/gateway/boxes/SPAEBOX/offers': { exactMatch: [], searchDetails: { totalCount: 0, page: 0 } },
  });
  const panel = within(await screen.findByRole('region', { name: 'Give this box' }));
  expect(panel.getByText('This box cannot be given as a gift at the moment.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Offer' })).toBeNull();
  expect(panel.queryByRole('radio')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['', 'Digital'],
  ['?giftFormat=digital', 'Digital'],
  ['?giftFormat=physical', 'Printed'],
  ['?giftFormat=paper', 'Digital'],
])('an address with "%s" opens the box as %s @GIFT-018', async (query, format) => {
  open({}, `/box/SPAEBOX${query}`);
  expect(await screen.findByRole('radio', { name: new RegExp(`^${format}`), checked: true })).toBeVisible();
});

test.each([
  // Two holidays are between: Friday 8 May and Whit Monday.
  ['2026-05-04', /between Wed,? 6\sMay and Mon,? 11\sMay/, /^For Mother’s Day: order by Friday 22 May 2026 at the latest\.$/],
  [
    '2026-12-19',
    /between Wed,? 23\sDec and Mon,? 28\sDec/,
    /^For Christmas: too late by post\. A digital gift is sent right after the payment\.$/,
  ],
])(
  'on %s a printed box says when it arrives, and whether in time for the occasion that is near @GIFT-036',
  async (today, arrival, occasion) => {
    open({}, '/box/SPAEBOX', undefined, today);
    expect(await screen.findByText(arrival)).toBeVisible();
    expect(screen.getByText(occasion)).toBeVisible();
  },
);

test('once a format is chosen the query counts no longer @GIFT-018', async () => {
  const { router } = open({}, '/box/SPAEBOX?giftFormat=physical');
  await screen.findByRole('radio', { name: /^Printed/, checked: true });
  await userEvent.click(screen.getByRole('radio', { name: /^Digital/ }));
  expect(await screen.findByRole('radio', { name: /^Digital/, checked: true })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/box/SPAEBOX', search: '' });
});

test('a format that is chosen after an extra stays chosen @GIFT-006 @GIFT-018', async () => {
  const imageUrl = '/images/candle-1/640_360.webp';
  const candle = { id: 'candle', name: 'Candle', imageUrl, recommendedByWed: false, price: 1_290, categoryId: 'treats' };
  const treats = { id: 'treats', description: 'Lit first', names: { en: 'Treats' }, singleSelection: false };
  const offered = { availableCustomSubElements: [candle], categories: [treats] };
  const { router } = open({ '/gateway/sub-elements/available-custom-sub-elements': offered }, '/box/SPABOX?giftFormat=physical');
  await userEvent.click(await screen.findByRole('button', { name: 'Offer' }));
  const inWindow = within(await screen.findByRole('dialog', { name: 'Prepare your gift' }));
  await userEvent.click(await inWindow.findByRole('checkbox', { name: /^Candle/ }));
  await userEvent.click(inWindow.getByRole('radio', { name: /^Digital/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/box/SPAEBOX', search: '', hash: '#extras=candle' }));
  expect(await screen.findByRole('radio', { name: /^Digital/, checked: true })).toBeVisible();
});

test('a format is chosen at once, while its box is on its way @GIFT-006', async () => {
  open({}, '/box/SPAEBOX', ({ params }) => (params.code === 'SPABOX' ? new Promise(() => undefined) : null));
  await userEvent.click(await screen.findByRole('radio', { name: /^Printed/ }));
  expect(screen.getByRole('radio', { name: /^Printed/ })).toBeChecked();
});

test('a format that is chosen in the window is shown as chosen there and on the page @GIFT-006', async () => {
  open({}, '/box/SPAEBOX', ({ params }) => (params.code === 'SPABOX' ? new Promise(() => undefined) : null));
  await userEvent.click(await screen.findByRole('button', { name: 'Offer' }));
  const inWindow = within(await screen.findByRole('dialog', { name: 'Prepare your gift' }));
  await userEvent.click(await inWindow.findByRole('radio', { name: /^Printed/ }));
  expect(screen.getAllByRole('radio', { name: /^Printed/, checked: true, hidden: true })).toHaveLength(2);
});

test('a box that cannot be had says so, and is had once more @GIFT-032', async () => {
  let isAway = true;
  open({ [BOX]: () => (isAway ? refused(503, 'AWAY') : aBox) });
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A spa break' })).toBeVisible();
}, 15_000);

test('a later page of stays that cannot be had says so at the end of the row, and is had once more @GIFT-031 @GIFT-032', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  const [stay] = staysOfBox.exactMatch;
  const second = { ...staysOfBox, exactMatch: [{ ...stay, id: '103', label: 'Mill and pool' }] };
  const pages = [staysOfBox, refused(409), second, { ...staysOfBox, exactMatch: [] }];
  open({ '/gateway/boxes/SPAEBOX/offers': () => pages.shift() });
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Castle and bath' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const arrived = await screen.findByRole('link', { name: 'Mill and pool' });
  await waitFor(() => expect(arrived).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'More stays are loading' })).toBeNull());
  expect(screen.queryByText('Oops, something went wrong')).toBeNull();
});

test('stays that cannot be had say so, and the box stays whole @GIFT-032', async () => {
  open({ '/gateway/boxes/SPAEBOX/offers': refused(503, 'AWAY') });
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'A spa break' })).toBeVisible();
}, 15_000);
