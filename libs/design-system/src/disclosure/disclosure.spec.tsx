import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('what is opened says so, and what stays closed does not', async () => {
  const onOpen = vi.fn();
  render(
    <Disclosure title="Exchange it" onOpen={onOpen}>
      Boxes
    </Disclosure>,
  );
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Exchange it'));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
});

test('what was opened before any script says so as soon as there is one', async () => {
  const onOpen = vi.fn();
  const disclosure = (
    <Disclosure title="Exchange it" onOpen={onOpen}>
      Boxes
    </Disclosure>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(disclosure);
  page.querySelector('details')!.open = true;
  const root = hydrateRoot(page, disclosure);
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  root.unmount();
  page.remove();
});
