import type { OrderBody, OrderPriceBody } from '@shop/contracts';
import { CUSTOMIZATION_KEY, firstSending, SENDING_KEY, writeSending } from '@shop/domain';
import { axeFaults } from '@shop/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, ORDER, pay, showCheckout, write } from '../../fixtures/a-checkout.ts';
import { anOrderPrice } from '../../fixtures/an-order-price.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body, Gift } from './checkout-parts.ts';

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Promise.all([Body.prepare(), Gift.prepare()]);
});

describe('the booking summary of a gift', () => {
  test('is headed by the gift, and each missing line of the delivery address says what it is @SHELL-012', async () => {
    showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible();
    await fillIn();
    await pay();
    for (const missing of ['the name on the parcel', 'the delivery address', 'the town of the delivery address'])
      expect(await screen.findByRole('link', { name: `Mandatory field: enter ${missing}` })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a printed gift says that its delivery is free, a digital one has none @GIFT-036', async () => {
    const { unmount } = showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    const summary = await screen.findByRole('region', { name: 'Your gift' });
    expect((await within(summary).findByText('Delivery')).parentElement).toHaveTextContent('free');
    expect(await axeFaults()).toEqual([]);
    unmount();
    showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    await within(await screen.findByRole('region', { name: 'Your gift' })).findByText('To pay');
    expect(screen.queryByText('Delivery')).toBeNull();
  });

  test('without words, as in a tab that was opened again, it says that there are none, and when it is sent @GIFT-010', async () => {
    sessionStorage.clear();
    const { unmount } = showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    expect(await within(await screen.findByRole('region', { name: 'Your gift' })).findByText('No message')).toBeVisible();
    unmount();
    showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    const summary = within(await screen.findByRole('region', { name: 'Your gift' }));
    expect(await summary.findByText('By e-mail, right after the payment')).toBeVisible();
  });

  test('the address of a parcel says when it arrives there, where the holidays of its country are known @GIFT-036', async () => {
    const shipping = () => ({ amount: 0, internationalShippingFeesPerCountry: { LU: 690 } });
    showCheckout({ shipping }, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    const address = within(await screen.findByRole('group', { name: 'Delivery address' }));
    expect(address.getByText(/^It arrives between Fri,? 12\sFeb and Tue,? 16\sFeb$/)).toBeVisible();
    await userEvent.selectOptions(address.getByLabelText('Country'), await address.findByRole('option', { name: /^Luxembourg/ }));
    expect(screen.queryByText(/^It arrives between/)).toBeNull();
  });

  test('several pieces of a gift are chosen in its summary, and each choice has its price', async () => {
    const priced: OrderPriceBody[] = [];
    const price = ({ body }: { body: unknown }) => {
      priced.push(body as OrderPriceBody);
      return anOrderPrice(body as OrderPriceBody);
    };
    showCheckout({ price }, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    const more = await screen.findByRole('button', { name: 'One gift more' });
    await userEvent.click(more);
    await userEvent.click(more);
    const summary = within(screen.getByRole('region', { name: 'Your gift' }));
    expect(await summary.findByText('3 × Gift card')).toBeVisible();
    expect(priced.at(-1)?.items.giftCardItem).toMatchObject({ amount: 10_000, quantity: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'One gift less' }));
    expect(await summary.findByText('2 × Gift card')).toBeVisible();
    sessionStorage.clear();
  });

  test('of several pieces that are mailed each may have its address, its name, its words and its time', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-10T09:00:00Z'));
    const sendDay = '2027-03-01';
    sessionStorage.setItem(SENDING_KEY, writeSending({ ...firstSending('Europe/Paris'), way: 'now' }));
    const ordered: OrderBody[] = [];
    const order = ({ body }: { body: unknown }) => (ordered.push(body as OrderBody), ORDER);
    showCheckout({ order }, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    await userEvent.click(await screen.findByRole('button', { name: 'One gift more' }));
    await fillIn();
    await write('E-mail for gift 1', 'lea@example.com');
    expect(screen.queryByLabelText(/^Message for gift 2/)).toBeNull();
    await write('E-mail for gift 2 (optional)', 'tom@example.com');
    await write('First name for gift 2 (optional)', 'Tom');
    await write('Message for gift 2 (optional)', 'For you, Tom');
    expect(screen.getByText('12 of 180 characters')).toBeVisible();
    expect(screen.queryByLabelText(/^Day for gift 1/)).toBeNull();
    const day = screen.getByLabelText('Day for gift 2 (optional)');
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    fireEvent.blur(day);
    expect(day).toHaveAccessibleDescription(/This moment has passed already/);
    fireEvent.change(day, { target: { value: sendDay } });
    await userEvent.selectOptions(screen.getByLabelText('Hour for gift 2'), '18:00');
    await userEvent.selectOptions(screen.getByLabelText('Local time for gift 2'), 'Indian/Reunion');
    expect(await axeFaults()).toEqual([]);
    await pay();
    await waitFor(() => expect(ordered).toHaveLength(1));
    const sendAt = { day: sendDay, time: '18:00', timeZone: 'Indian/Reunion' };
    const recipients = [
      { recipientEmail: 'lea@example.com' },
      { recipientEmail: 'tom@example.com', firstName: 'Tom', message: 'For you, Tom', sendAt },
    ];
    expect(ordered[0]?.items.giftCardItem).toMatchObject({ quantity: 2, recipients });
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  test('where so many printed ones are not left, fewer are chosen on the same page', async () => {
    const price = ({ body }: { body: unknown }) =>
      ((body as OrderPriceBody).items.giftCardItem?.quantity ?? 1) > 1
        ? new Refused(409, 'PHYSICAL_NOT_AVAILABLE')
        : anOrderPrice(body as OrderPriceBody);
    showCheckout({ price }, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    await userEvent.click(await screen.findByRole('button', { name: 'One gift more' }));
    expect(await screen.findByText(/^So many printed ones are not left/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pay|One moment)/ })).toBeNull();
    expect(screen.queryByText('Adding it up…')).toBeNull();
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'One gift less' }));
    expect(screen.queryByText(/^So many printed ones are not left/)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
    sessionStorage.clear();
  });

  test('a digital gift names the look that its buyer has chosen, a printed one has none', async () => {
    sessionStorage.setItem(CUSTOMIZATION_KEY, JSON.stringify({ fromName: 'Claire', message: '', look: 'birthday' }));
    const { unmount } = showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    const summary = within(await screen.findByRole('region', { name: 'Your gift' }));
    expect((await summary.findByText('Picture')).parentElement).toHaveTextContent('Birthday');
    unmount();
    showCheckout({}, '/checkout?flow=giftcard&amount=100&giftFormat=physical');
    expect(await screen.findByText('Claire')).toBeVisible();
    expect(screen.queryByText('Birthday')).toBeNull();
    sessionStorage.clear();
  });

  test('a printed box that somebody else was faster to pay says so, with the way back to the gift', async () => {
    showCheckout({ purchase: () => new Refused(409, 'PHYSICAL_NOT_AVAILABLE') }, '/checkout?flow=giftcard&amount=100&giftFormat=digital');
    await fillIn();
    await pay();
    expect(await screen.findByText(/The last printed box has just been sold/)).toBeVisible();
    const [wayBack] = screen.getAllByRole('link', { name: 'Change the gift' }).slice(-1);
    expect(wayBack).toHaveAttribute('href', '/giftcard/customization#amount=100&giftFormat=digital');
  });

  test('an extra that was withdrawn is told, with the way back to the gift as it was made @GIFT-009', async () => {
    const price = () => new Refused(400, 'INVALID_FIELD', undefined, 'items.giftCardItem.extras');
    showCheckout({ price }, '/checkout?flow=giftcard&amount=100&giftFormat=physical&extras=gold');
    expect(await screen.findByText('An extra that you chose is no longer offered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the gift' })).toHaveAttribute(
      'href',
      '/giftcard/customization#amount=100&giftFormat=physical&extras=gold',
    );
    expect(await axeFaults()).toEqual([]);
  });
});
