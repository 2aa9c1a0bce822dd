import { Dialog, Icon } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';
import css from './extras.module.css';
import type { ExtraChange } from './use-extra-change.ts';

interface ExtraWindowProps {
  readonly changing: ExtraChange | undefined;
  readonly onStop: () => void;
}

/** What happens to the stay while the page of the resulting offer is on its way. */
export function ExtraWindow({ changing, onStop }: ExtraWindowProps) {
  const t = useMessages();
  const text = changing && t(`stay.extras.${changing.kind}`, { extra: changing.label });
  return (
    <Dialog open={changing !== undefined} onClose={onStop} title={text ?? ''} closeLabel={t('stay.close')}>
      <p className={css.working} role="status">
        <Icon name="loader" spinning /> {t('stay.extras.wait')}
      </p>
    </Dialog>
  );
}
