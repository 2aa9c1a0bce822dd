import { render, screen } from '@testing-library/react';
import { Rating } from './rating.tsx';

test('a score is read in words and seen as a number', () => {
  render(<Rating value="8,9" outOf="/ 10" label="Score 8.9 out of 10" word="Very good" count="212 reviews" />);
  expect(screen.getByText('Score 8.9 out of 10')).toBeInTheDocument();
  expect(screen.getByText('8,9').closest('[aria-hidden]')).not.toBeNull();
});
