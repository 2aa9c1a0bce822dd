import { Button } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';

interface ConfirmButtonProps {
  readonly flow: SearchFlow;
  /** Results with the pending filters; undefined while they are counted. */
  readonly total: number | undefined;
  readonly wide?: boolean;
  readonly onClick: () => void;
}

/** Confirm, and how much there would be. */
export function ConfirmButton({ flow, total, wide, onClick }: ConfirmButtonProps) {
  const intl = useIntl();
  const word = intl.formatMessage({ id: 'search.filters.confirm' });
  const kind = flow === 'activity' || flow === 'gifting' ? flow : 'booking';
  const count = total === undefined ? '' : intl.formatMessage({ id: `search.count.${kind}` }, { count: total, total });
  return (
    <Button look="brand" wide={wide} onClick={onClick}>
      {count ? `${word} · ${count}` : word}
    </Button>
  );
}
