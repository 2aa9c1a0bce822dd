import { Button } from '@shop/design-system';
import type { MouseEvent } from 'react';
import { useMessages } from '../shared/use-messages.ts';

/** Goes with the dates that it clears: the focus moves to the day of the calendar that Tab reaches. */
export function ClearDates({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages();
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('section')?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    onClear();
  };
  return (
    <Button look="link" onClick={clear}>
      {t('product.dates.clear')}
    </Button>
  );
}
