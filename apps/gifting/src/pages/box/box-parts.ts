import { lazyHydration } from '@shop/design-system';

/** The stays of a box and how it works, below the fold: the server's HTML until the visitor first does something. */
export const Below = lazyHydration<{ readonly code: string }>(() =>
  import(/* webpackChunkName: "below-box" */ '../../components/box/box-below.tsx').then((module) => module.BoxBelow),
);
