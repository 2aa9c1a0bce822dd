import { render } from '@testing-library/react';
import { Price } from './price.tsx';

test('a price is read with its prefix, what it was before, the promotion and what it holds', () => {
  const { container } = render(<Price prefix="from" value="149 €" refPrice="189 €" refLabel="instead of" promo="−21 %" note="for 2" />);
  expect(container).toHaveTextContent('from 149 € instead of 189 € −21 %for 2');
  expect(container.querySelector('s')).toHaveTextContent('189 €');
});
