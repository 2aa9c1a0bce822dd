import { axeFaults } from '@shop/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { faultyFields } from './faulty-fields.ts';
import { useErrorSummary } from './use-error-summary.ts';

const PREFIX = 'Error:';

test('a field of another form beside the one that is sent is not its fault', () => {
  document.body.innerHTML = `<main><form><input id="code" aria-invalid="true"><p id="code-error">Unknown code</p></form>
    <p id="choice" aria-invalid="true"></p><p id="choice-error">Choose one</p>
    <form id="sent"><input id="name" aria-invalid="true"><p id="name-error">Say your name</p></form></main>`;
  const fields = faultyFields(document.querySelector('main'), document.getElementById('sent'));
  expect(fields.map(({ id }) => id)).toEqual(['choice', 'name']);
  document.body.replaceChildren();
});

function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const [sent, setSent] = useState(false);
  const [name, setName] = useState('');
  const [title, setTitle] = useState<'mrs'>();
  const send = () => {
    setSent(true);
    summarise();
  };
  return (
    <form ref={form} aria-label="Booking" noValidate>
      <ErrorSummary faults={faults} title={`Please check ${faults.length} fields`} titlePrefix={PREFIX} />
      <RadioGroup
        legend="Title"
        name="title"
        options={[{ value: 'mrs', label: 'Mrs' }]}
        value={title}
        onChange={setTitle}
        error={sent && !title ? 'Choose your title' : undefined}
      />
      <TextField
        label="First name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={sent && !name ? 'Enter your first name' : undefined}
      />
      <button type="button" onClick={send}>
        Send
      </button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  document.title = 'Your booking';
});

test('several faults are summed up at the top, with the focus and in the title of the page', async () => {
  render(<BookingForm />);
  expect(screen.queryByRole('group', { name: /check/ })).toBeNull();
  await send();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 2 fields' })).toHaveFocus());
  expect(document.title).toBe('Error: Your booking');
  expect(await axeFaults()).toEqual([]);
});

test('each link of the summary goes to its field, a group to its first choice, and the address stays', async () => {
  render(<BookingForm />);
  const before = location.href;
  await send();
  await userEvent.click(await screen.findByRole('link', { name: 'Enter your first name' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose your title' }));
  expect(screen.getByRole('radio', { name: 'Mrs' })).toHaveFocus();
  expect(location.href).toBe(before);
});

test('a single fault moves to its field; a form without any has no summary, and the title is its own again', async () => {
  render(<BookingForm />);
  await userEvent.click(screen.getByRole('radio', { name: 'Mrs' }));
  await send();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Enter your first name' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('First name'), 'Anne');
  await send();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(document.title).toBe('Your booking');
});
