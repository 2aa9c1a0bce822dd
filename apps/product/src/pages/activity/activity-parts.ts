import { lazyHydration } from '@shop/design-system';

/** The whole page in sight: the server's HTML until the first interaction, or a hash says what was chosen. */
export const Body = lazyHydration(() =>
  import(/* webpackChunkName: "below-activity" */ './activity-body.tsx').then(({ ActivityBody }) => ActivityBody),
);
