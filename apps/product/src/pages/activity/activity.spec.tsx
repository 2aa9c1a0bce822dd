import { setConsent } from '@shop/analytics';
import type { ActivityDetail } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActivity, aPrice, pricesFor } from '../../fixtures/an-activity.ts';
import { renderPage } from '../../fixtures/render-page.tsx';
import { Body } from './activity-parts.ts';

const ADDRESS = '/product/activity/7/rafting-on-the-dranse';
const show = (address = ADDRESS, activity: ActivityDetail = anActivity()) => renderPage(address, [['/detail.json', () => activity]]);
const panel = () => screen.findByRole('region', { name: 'Your activity' });

beforeAll(() => Body.prepare());
beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  setConsent(false);
});

describe('the activity page', () => {
  test.each([ADDRESS, '/activity/7'])('at %s shows all that is told of an activity @ACT-001 @ACT-002 @ACT-005', async (address) => {
    show(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rafting on the Dranse' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Pictures of Rafting on the Dranse' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/With White Water/)).toBeVisible();
    for (const title of ['Description', 'What you will do', 'When', 'Where', 'Nice to know', 'Important information', 'How it works'])
      expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.getByText('An hour and a half of white water.')).toBeVisible();
    expect(screen.getByText('1 quai de Ripaille, 74200 Thonon')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('shows its centre on a map, which is loaded when somebody wants to see it', async () => {
    show();
    const where = within(await screen.findByRole('region', { name: 'Where' }));
    await userEvent.click(where.getByRole('button', { name: 'See on the map' }));
    const map = within(await screen.findByRole('dialog', { name: 'Where to find White Water' }));
    expect(await map.findByText('1 quai de Ripaille, 74200 Thonon')).toBeVisible();
    expect(await map.findByRole('region', { name: 'Where to find White Water' })).toBeInTheDocument();
  });

  test('hours and a note that hold for all of it are told once', async () => {
    const [part] = anActivity().activities;
    const same = { schedules: 'Every day from 9 to 18', importantInformation: 'Bring a towel.' };
    show(ADDRESS, anActivity({ activities: [{ ...part!, ...same }] }));
    expect(await screen.findAllByText(same.schedules)).toHaveLength(1);
    expect(screen.getAllByText(same.importantInformation)).toHaveLength(1);
  });

  test('shows the beginning of a long description, and the whole of it on demand @PROD-026', async () => {
    show(ADDRESS, anActivity({ description: `${'White water and calm water. '.repeat(12)}The end.` }));
    const about = within(await screen.findByRole('region', { name: 'Description' }));
    expect(about.queryByText(/The end\.$/)).toBeNull();
    await userEvent.click(about.getByRole('button', { name: 'See more' }));
    expect(about.getByText(/The end\.$/)).toBeVisible();
  });

  test('names its canonical address also under the short one', async () => {
    show('/activity/7');
    await panel();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://shop.example${ADDRESS}`);
  });

  test('once it is no longer sold says so in the place of the panel, and leads to the others @ACT-003', async () => {
    show(ADDRESS, anActivity({ published: false }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Too late!' })).toBeVisible();
    expect(within(alert).getByText('This offer has expired... Luckily, we have other stays to suggest you.')).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'See other offers' })).toHaveAttribute('href', '/activities?flow=activity');
    expect(screen.queryByRole('button', { name: 'Offer' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('the party', () => {
  test('is two at first; its price is that of all, and of each @ACT-013', async () => {
    show();
    expect(within(await panel()).getByText('€80')).toBeVisible();
    expect(within(await panel()).getByText('2 people · €40 per person')).toBeVisible();
  });

  test('is changed within the prices, and stands in the hash @ACT-007', async () => {
    const { at } = show();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'One participant more' }));
    expect(at()).toBe(`${ADDRESS}#a=3`);
    expect(within(await panel()).getByText('€120')).toBeVisible();
  });

  test('is not changed beyond the prices @ACT-008', async () => {
    const { at } = show(`${ADDRESS}#a=4`);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'One participant more' }));
    expect(at()).toBe(`${ADDRESS}#a=4`);
  });

  test('passes over a size that has no price, upwards and downwards @ACT-007', async () => {
    const { at } = show(`${ADDRESS}#a=4`, anActivity({ prices: pricesFor([1, 2, 4]) }));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'One participant less' }));
    expect(at()).toBe(`${ADDRESS}#a=2`);
    expect(within(await panel()).getByText('€80')).toBeVisible();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'One participant more' }));
    expect(at()).toBe(`${ADDRESS}#a=4`);
  });

  test('that is promoted tells until when, and what the crossed price is', async () => {
    show(ADDRESS, anActivity({ prices: { '2': { ...aPrice(2, 8_000, 10_000), promotionEndsOn: '2026-12-14' } } }));
    expect(within(await panel()).getByText(/^Promotion until Monday 14 December 2026\. Crossed price: the lowest/)).toBeVisible();
  });

  test('of an old link is brought into the prices', async () => {
    show(`${ADDRESS}#a=2`, anActivity({ prices: pricesFor([4, 5, 6]) }));
    expect(within(await panel()).getByText('4 to 6 people')).toBeVisible();
    expect(within(await panel()).getByText('€160')).toBeVisible();
  });
});

describe('buying', () => {
  test.each([
    ['Offer', 'Offer this activity', '/checkout?flow=activity&id=7&a=3'],
    ['Buy for myself', 'Buy this activity for yourself', '/checkout?flow=activity&id=7&a=3&customType=OWN_USE'],
  ])(
    '"%s" explains the digital voucher and its price, then goes to the booking summary @ACT-009 @ACT-010 @ACT-011',
    async (button, title, href) => {
      show(`${ADDRESS}#a=3`);
      await userEvent.click(within(await panel()).getByRole('button', { name: button }));
      const voucher = await screen.findByRole('dialog', { name: title });
      expect(within(voucher).getByText('Digital voucher')).toBeVisible();
      expect(within(voucher).getByText('€120')).toBeVisible();
      expect(await axeFaults(voucher)).toEqual([]);
      expect(within(voucher).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', href);
    },
  );

  test('is told to analytics when the visitor goes on, and not before @ACT-012', async () => {
    setConsent(true);
    show();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Offer' }));
    const added = () => (window.dataLayer ?? []).filter(({ event }) => event === 'add_to_cart');
    expect(added()).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(added()).toEqual([{ event: 'add_to_cart', item: { id: '7', name: 'Rafting on the Dranse', price: 8_000 } }]);
  });
});

describe('what was looked at', () => {
  test('is remembered by this device and shown on the next activity @ACT-002', async () => {
    const { unmount } = show();
    await panel();
    expect(screen.queryByRole('region', { name: 'Activities you have looked at' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('escale.recentlyViewed')).toContain('ACTIVITY'));
    unmount();
    show('/product/activity/8', anActivity({ id: '8', label: 'Kayak' }));
    const seen = await screen.findByRole('region', { name: 'Activities you have looked at' });
    expect(within(seen).getByRole('link', { name: 'Rafting on the Dranse' })).toHaveAttribute('href', ADDRESS);
    expect(within(seen).queryByRole('link', { name: 'Kayak' })).toBeNull();
  });
});
