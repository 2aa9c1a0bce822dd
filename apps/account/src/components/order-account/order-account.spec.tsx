import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { OrderAccount } from './order-account.tsx';

const REGISTER = '/gateway/orders/b3f1/account';
let network: ReturnType<typeof answering>;

afterEach(() => network.stop());

function open(answers: Answers) {
  network = answering(answers);
  openAccount([{ path: '*', element: <OrderAccount orderUUID="b3f1" email="a•••@example.com" /> }], { at: '/confirmation/b3f1' });
}

async function choose(password: string) {
  await userEvent.type(screen.getByLabelText('Choose a password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
}

test('one field opens an account, which goes on in the mailbox', async () => {
  open({ [REGISTER]: { status: 'CHECK_YOUR_MAIL' } });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  await choose('a boat at dawn');
  expect(await screen.findByText(/a•••@example\.com/)).toBeVisible();
  expect(network.requested).toEqual([{ path: REGISTER, body: { password: 'a boat at dawn' } }]);
});

test('a password that the shop refuses is said so beside it', async () => {
  open({ [REGISTER]: refused(400, 'PASSWORD_PERSONAL', { field: 'password' }) });
  await choose('zoe quilleboeuf');
  expect(await screen.findByLabelText('Choose a password')).toBeInvalid();
});
