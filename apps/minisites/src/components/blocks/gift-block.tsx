import { giftBlockQuery } from '@shop/api-client';
import type { GiftBlock as GiftBlockEntry, Site } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { PictureBanner } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import type { BlockOf } from './content-blocks.tsx';
import css from './gift-block.module.css';

/** The ways to give, with a link to each (HOME-019); nothing without an entry for the locale. */
export function GiftBlock({ block }: { readonly block: BlockOf<'GiftBlock'> }) {
  const { locale, toggles } = useSite();
  const intl = useIntl();
  const { data: entry } = useQuery(giftBlockQuery({ locale }));
  usePromotionSeen(entry ? block.id : undefined, entry?.campaign);
  if (!entry) return null;
  return (
    <PictureBanner
      title={entry.title}
      text={entry.subtitle}
      imageUrl={entry.imageL}
      narrowImageUrl={entry.imageS}
      imageAlt=""
      imagePosition="right"
      buttons={waysToGive(entry, toggles).map(([way, url]) => ({
        url,
        label: intl.formatMessage({ id: `minisites.giftBlock.${way}` }),
      }))}
      newTabHint={intl.formatMessage({ id: 'minisites.newTab' })}
      render={routerLink}
      className={css.block}
    />
  );
}

/** Boxes and activities only where they are sold; an address that content leaves empty is no way. */
function waysToGive(entry: GiftBlockEntry, toggles: Site['toggles']) {
  const ways = [
    ['box', toggles?.boxes !== false ? entry.boxURL : ''],
    ['stay', entry.singleVoucherURL],
    ['card', entry.giftcardURL],
    ['activity', toggles?.activityOnly !== false ? entry.activityOnlyURL : ''],
  ] as const;
  return ways.filter(([, url]) => url !== '');
}
