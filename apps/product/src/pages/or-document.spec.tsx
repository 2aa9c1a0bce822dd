import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { codeOrDocument, pageOrDocument } from './or-document.tsx';

const broken = () => Promise.reject(new Error('Loading chunk page-checkout failed'));

test('a press on a link to a page whose code cannot be had opens it as a document', async () => {
  const opened: string[] = [];
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/checkout?id=101">Book</Link> },
    { path: '/checkout', lazy: () => pageOrDocument(broken, (address) => opened.push(address)) },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Book' }));
  expect(opened).toEqual(['http://localhost/checkout?id=101']);
});

test('so does a page that waits for code of its own', async () => {
  const opened: string[] = [];
  void codeOrDocument(broken(), new Request('http://localhost/checkout?id=101'), (address) => opened.push(address));
  await act(async () => undefined);
  expect(opened).toEqual(['http://localhost/checkout?id=101']);
});

test('code that is there in time opens no document', async () => {
  const Component = () => null;
  const opened: string[] = [];
  const page = await pageOrDocument(
    async () => ({ Component }),
    (address) => opened.push(address),
  );
  await codeOrDocument(Promise.resolve(), new Request('http://localhost/checkout'), (address) => opened.push(address));
  expect(page.Component).toBe(Component);
  expect(opened).toEqual([]);
});
