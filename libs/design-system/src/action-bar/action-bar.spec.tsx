import { render, screen } from '@testing-library/react';
import { ActionBar } from './action-bar.tsx';

test('an action bar is a named region, and nothing while it is put away', () => {
  const { rerender } = render(
    <ActionBar label="Your stay" action={<button>Book</button>}>
      249 €
    </ActionBar>,
  );
  expect(screen.getByRole('region', { name: 'Your stay' })).toHaveTextContent('249 €Book');
  rerender(
    <ActionBar label="Your stay" hidden action={<button>Book</button>}>
      249 €
    </ActionBar>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
