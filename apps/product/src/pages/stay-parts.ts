import { sleepingPart } from '@shop/design-system';

const rest = () => import(/* webpackChunkName: "below-stay" */ '../components/stay/stay-rest.tsx');

/** Everything of the stay page below the first sight: the server's HTML until the visitor turns to the page. */
export const Rest = sleepingPart(() => rest().then(({ StayRest }) => StayRest));

/** The panel in the place of the booking panel when the stay is given. */
export const Gift = sleepingPart(() => rest().then(({ GiftPanel }) => GiftPanel));

/** For staff of customer care alone. */
export const Care = sleepingPart(() =>
  import(/* webpackChunkName: "opened-care" */ '../components/care/care-panel.tsx').then(({ CarePanel }) => CarePanel),
);
