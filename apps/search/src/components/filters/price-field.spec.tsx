import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { PriceField } from './price-field.tsx';

const show = (price: { min?: number; max?: number }) =>
  render(
    <IntlProvider locale="fr" messages={{}} onError={() => undefined}>
      <PriceField flow="booking" locale="fr_FR" price={price} onChange={() => undefined} />
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
