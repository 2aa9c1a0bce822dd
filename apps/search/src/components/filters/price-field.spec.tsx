import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import french from '../../messages/fr_FR.json' with { type: 'json' };
import { SearchSourceContext, type SearchSource } from '../search-source.ts';
import { PriceField } from './price-field.tsx';

const show = (price: { min?: number; max?: number }, counts: readonly number[] = []) =>
  render(
    <IntlProvider locale="fr" messages={{}} onError={() => undefined}>
      <PriceField flow="booking" locale="fr_FR" counts={counts} price={price} onChange={() => undefined} />
    </IntlProvider>,
  );

describe('the upper end of the price', () => {
  test('is said as "+250 €" where nothing limits it @RULE-020', () => {
    show({});
    expect(screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'))).toEqual(['9\u00A0€', '+250\u00A0€']);
  });

  test('is said without the plus where it does', () => {
    show({ max: 24_900 });
    expect(screen.getAllByRole('slider')[1]).toHaveAttribute('aria-valuetext', '249\u00A0€');
  });
});

test('with a gift the slider is of what is left to pay, from nothing on @GIFT-021', () => {
  const source = { gift: { nights: 1 } } as unknown as SearchSource;
  render(
    <IntlProvider locale="fr" messages={french}>
      <SearchSourceContext value={source}>
        <PriceField flow="booking" locale="fr_FR" counts={[]} price={{ max: 0 }} onChange={() => undefined} />
      </SearchSourceContext>
    </IntlProvider>,
  );
  expect(screen.getByRole('group', { name: 'Supplément à payer' })).toBeVisible();
  expect(screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'))).toEqual(['0\u00A0€', '0\u00A0€']);
});

describe('the bars above the price', () => {
  test('say how many results there are at each price', () => {
    const { container } = show({}, [0, 4, 2]);
    expect([...container.querySelectorAll('rect')].slice(0, 3).map((bar) => bar.getAttribute('height'))).toEqual(['0%', '100%', '50%']);
  });

  test('are absent where nothing is counted', () => {
    const { container } = show({});
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
