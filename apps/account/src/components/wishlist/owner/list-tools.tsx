import type { WishedFor } from '@shop/api-client';
import { Card, Stack } from '@shop/design-system';
import { LEAST_FALL_PERCENT } from '@shop/domain';
import type { WishView } from '../../../views/guest-wishlist.ts';
import { useAccountMessages } from '../../account/account-messages.ts';
import { SharePanel } from './share-panel.tsx';
import { WishAlert } from './wish-alert.tsx';
import css from './wishes.module.css';

export interface ListToolsProps {
  readonly stays: readonly WishView[];
  /** For whom and when they are priced. */
  readonly wish: WishedFor;
}

/** What a customer does with the whole list: share it, and be mailed of its prices. */
export function ListTools({ stays, wish }: ListToolsProps) {
  const t = useAccountMessages();
  return (
    <div className={css.tools}>
      <SharePanel />
      {stays.length > 0 && (
        <Card>
          <Stack gap={3}>
            <h2>{t('wishes.alerts.title')}</h2>
            <p className={css.quiet}>{t('wishes.alerts.text', { percent: LEAST_FALL_PERCENT })}</p>
            <WishAlert name="alerts" label={t('wishes.alerts.all')} on={stays.every(({ alert }) => alert)} wish={wish} />
          </Stack>
        </Card>
      )}
    </div>
  );
}
