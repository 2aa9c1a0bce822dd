import { Button } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { useIntl } from 'react-intl';
import { grouped } from '../../views/results/word-templates.ts';
import css from './filters.module.css';

interface ConfirmButtonProps {
  readonly flow: SearchFlow;
  /** Results with the pending filters; undefined while they are counted. */
  readonly total: number | undefined;
  /** As wide as the room there is, with the number below the word: both fit beside Reset on a phone, in any language. */
  readonly wide?: boolean;
  readonly onClick: () => void;
}

/** Confirm, and how much there would be. */
export function ConfirmButton({ flow, total, wide, onClick }: ConfirmButtonProps) {
  const intl = useIntl();
  const word = intl.formatMessage({ id: 'search.filters.confirm' });
  const kind = flow === 'activity' || flow === 'gifting' ? flow : 'booking';
  const count =
    total === undefined ? '' : intl.formatMessage({ id: `search.count.${kind}` }, { count: total, total: grouped(total, intl.locale) });
  return (
    <Button look="brand" wide={wide} className={wide ? css.confirmBelow : undefined} onClick={onClick}>
      {word}
      {count && <span className={css.dot}> · </span>}
      {count && <span className={css.total}>{count}</span>}
    </Button>
  );
}
