import type { FooterAnswer } from '@shop/contracts';
import { vi } from 'vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused } from '@shop/testing/network';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { NewsletterPopup } from './newsletter-popup.tsx';
import { Newsletter } from './newsletter.tsx';

const words: FooterAnswer['newsletter'] = { title: 'The Thursday letter', text: 'Three hotels.', consent: { blocks: [] } };
let network: ReturnType<typeof answering>;
afterEach(() => {
  network.stop();
  vi.useRealTimers();
});

const open = (answer: unknown, part = <Newsletter words={words} />) => {
  network = answering({ '/gateway/marketing/newsletter': answer });
  return renderInShop(part, { site: { pointOfSale: 'BE' } });
};
const field = () => screen.getByLabelText<HTMLInputElement>('Your e-mail');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => fireEvent.submit(field().closest('form')!);

describe('the newsletter in the footer', () => {
  test('subscribes a valid address with country and language, and says so @CONT-017 @CONT-019', async () => {
    open({ subscribed: true });
    type(' ann@example.com ');
    send();
    expect(await screen.findByText('One more click: confirm in the e-mail that we send you.')).toBeInTheDocument();
    expect(network.requested).toEqual([
      { path: '/gateway/marketing/newsletter', body: { email: 'ann@example.com', country: 'BE', language: 'en' } },
    ]);
  });

  test('shows a mistake on leaving and on sending, and takes it back on return @CONT-018', () => {
    open({});
    type('ann@');
    expect(screen.queryByText('Email seems incorrect')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByText('Email seems incorrect')).toBeInTheDocument();
    fireEvent.focus(field());
    expect(screen.queryByText('Email seems incorrect')).toBeNull();
    send();
    expect(screen.getByText('Email seems incorrect')).toBeInTheDocument();
    expect(network.requested).toEqual([]);
  });

  test('cannot be sent twice while the first is on its way @CONT-018', async () => {
    open(() => new Promise((done) => setTimeout(() => done({ subscribed: true }), 50)));
    type('ann@example.com');
    send();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(true);
    send();
    await screen.findByText('One more click: confirm in the e-mail that we send you.');
    expect(network.requested).toHaveLength(1);
  });

  test('a failure silently leaves it as it was @CONT-020', async () => {
    open(refused(503));
    type('ann@example.com');
    send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect([field().value, screen.queryByRole('alert'), screen.queryByText(/Done|incorrect/)]).toEqual(['ann@example.com', null, null]);
  });

  test('leads a browser without scripts to the server, and says afterwards how it went', () => {
    network = answering({});
    const { unmount } = renderInShop(<Newsletter words={words} />, { site: { prefix: '/nl' }, at: '/contact?newsletter=error' });
    expect(field().closest('form')).toHaveAttribute('action', '/nl/newsletter');
    expect(document.querySelector('input[name=back]')).toHaveValue('/nl/contact?newsletter=error');
    expect(screen.getByText('Email seems incorrect')).toBeInTheDocument();
    unmount();
    renderInShop(<Newsletter words={words} />, { at: '/contact?newsletter=sent' });
    expect(screen.getByText('One more click: confirm in the e-mail that we send you.')).toBeInTheDocument();
  });

  test('knows the provider that was meant', () => {
    open({});
    type('ann@gmial.com');
    fireEvent.click(screen.getByRole('button', { name: 'You mean @gmail.com?' }));
    expect(field().value).toBe('ann@gmail.com');
  });
});

describe('the newsletter pop-up', () => {
  test('sets an error, then loads, succeeds and closes 1.2 s later; it says where it was typed @CONT-021 @CONT-022 @CONT-019', async () => {
    const onClose = vi.fn();
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    open({ subscribed: true }, <NewsletterPopup words={words} onClose={onClose} />);
    send();
    expect(screen.getByText('Email seems incorrect')).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
    type('ann@example.com');
    vi.useFakeTimers();
    send();
    await wait(0);
    expect(screen.getByText('One more click: confirm in the e-mail that we send you.')).toBeInTheDocument();
    expect(network.requested[0]?.body).toMatchObject({ source: 'popup' });
    await wait(1_199);
    expect(onClose).not.toHaveBeenCalled();
    await wait(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a failure is logged and it is ready again @CONT-021 @CONT-020', async () => {
    open(refused(503), <NewsletterPopup words={words} onClose={() => undefined} />);
    type('ann@example.com');
    send();
    await waitFor(() => expect(network.requested.map(({ path }) => path)).toContain('/gateway/logs'));
    expect(document.querySelector('[data-status]')?.getAttribute('data-status')).toBe('idle');
  });
});
