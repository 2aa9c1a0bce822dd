import type { FooterAnswer } from '@shop/contracts';
import { ACCEPTED } from '@shop/analytics';
import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ConsentProvider } from '../consent/consent-provider.tsx';
import { Footer } from './footer.tsx';

const text = (words: string) => ({ blocks: [{ type: 'paragraph' as const, runs: [{ text: words }] }] });
const footer: FooterAnswer = {
  countrySites: [{ locale: 'fr_FR', label: 'La France' }],
  helpCentre: { label: 'Help centre', url: 'https://help.example/', newTab: true },
  giftShop: { label: 'Gift shop', url: 'https://gifts.example/' },
  privacyPolicy: { label: 'Privacy policy', url: '/content/data-protection' },
  columns: [{ title: 'Discover', links: [{ label: 'Ideas', url: '/ideas' }] }],
  legal: { title: 'Who we are', content: text('A company.') },
  ecoLabel: { title: 'Eco-label', text: 'Some of our houses have it.' },
  rating: { score: 4.5, best: 5, count: 4146, text: 'A sample.' },
  phone: { label: 'By phone', number: '01 23', url: 'tel:+33123', hours: '10 to 18' },
  newsletter: { title: 'The Thursday letter', text: 'Three hotels.', consent: text('One letter.') },
};

const shown = (answer: FooterAnswer | undefined = footer, props: Partial<Parameters<typeof Footer>[0]> = {}, isDemo = true) =>
  renderInShop(
    <ConsentProvider>
      <Footer isSimplified={false} {...props} />
    </ConsentProvider>,
    { layout: { footer: answer, consent: ACCEPTED, isDemo } },
  );

test('the footer leads to the country sites, the help centre, the gift shop and the privacy policy @SHELL-034 @SHELL-035 @SHELL-036 @SHELL-037', () => {
  shown();
  expect(screen.getByRole('link', { name: 'La France' })).toHaveAttribute('href', 'http://fr.localhost/');
  expect(screen.getByRole('link', { name: 'België' })).toHaveAttribute('href', 'http://be.localhost/nl/');
  expect(screen.getByRole('link', { name: /Help centre/ })).toHaveAttribute('href', 'https://help.example/');
  expect(screen.getByRole('link', { name: 'Gift shop' })).toHaveAttribute('href', 'https://gifts.example/');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/content/data-protection');
});

test('a demonstration says that it sells nothing, and a shop that sells does not', () => {
  const words = /no card is charged/;
  const demo = shown(footer, {}, true);
  expect(screen.getByText(words)).toBeInTheDocument();
  demo.unmount();
  shown(footer, {}, false);
  expect(screen.queryByText(words)).toBeNull();
});

test('what the columns and the legal links both lead to stands in the footer once', () => {
  const links = [
    { label: 'Terms', url: '/content/terms-of-sale' },
    { label: 'Press', url: '/content/press-room' },
  ];
  shown({ ...footer, columns: [{ title: 'The house', links }] });
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/content/terms-of-sale')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Press' })).toBeInTheDocument();
});

test('a country without a gift shop has no link to one @SHELL-036', () => {
  shown({ ...footer, giftShop: undefined });
  expect(screen.queryByRole('link', { name: 'Gift shop' })).toBeNull();
});

test('it holds the legal block, the eco-label notice and the sample rating @SHELL-038 @SHELL-039 @SHELL-040', () => {
  shown();
  expect(screen.getByText('A company.')).toBeInTheDocument();
  expect(screen.getByText('Eco-label')).toBeInTheDocument();
  expect(screen.getByTestId('rating')).toHaveTextContent('4.5/5 from 4,146 reviews');
});

test('it asks for the newsletter, but where the page’s switch is off @HOME-009', () => {
  const { unmount } = shown();
  expect(screen.getByRole('region', { name: 'The Thursday letter' })).toContainElement(screen.getByLabelText('Your e-mail'));
  unmount();
  shown(footer, { switches: { legal: true, newsletter: false, contact: true } });
  expect(screen.queryByLabelText('Your e-mail')).toBeNull();
});

test('a page may do without its legal block and its phone', () => {
  shown(footer, { switches: { legal: false, newsletter: false, contact: false } });
  expect(screen.queryByText('A company.')).toBeNull();
  expect(screen.queryByText('01 23')).toBeNull();
});

test('when content is down, or the page is a simplified one, the legal links are still there', () => {
  shown(undefined);
  expect(screen.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '/content/terms-of-sale');
  expect(screen.getByRole('link', { name: 'Cookie settings' })).toBeInTheDocument();
});
