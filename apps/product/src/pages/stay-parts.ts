import { sleepingPart } from '@shop/design-system';

/** The whole page in sight: the server's HTML until the visitor turns to it, or a hash says what he has chosen. */
export const Body = sleepingPart(() => import(/* webpackChunkName: "below-stay" */ './stay-body.tsx').then(({ StayBody }) => StayBody));
