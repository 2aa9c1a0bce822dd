import { keepOpenBooking } from '@shop/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '../../fixtures/a-checkout.ts';
import { Body } from './checkout-parts.ts';

export const OPEN = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };

/** Each test starts in a tab that knows whose booking it is, and has typed nothing yet. */
export function inATabThatKnowsTheBooking(): void {
  beforeAll(() => Body.prepare());
  beforeEach(() => {
    sessionStorage.clear();
    keepOpenBooking(OPEN);
  });
  afterEach(() => keepOpenBooking(null));
}

/** A test card, and the terms. */
export async function fillCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  await write('Card number', '4242424242424242');
  await write('Expiry date', '1229');
  await write('Security code', '123');
  await userEvent.click(screen.getByRole('checkbox'));
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The bank asks once, and takes a yes. */
export const challenged = ({ body }: { readonly body: unknown }) => ({
  status: (body as { challenge?: string }).challenge === 'accepted' ? 'succeeded' : 'challenge',
});
