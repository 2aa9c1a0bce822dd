import type { NotWhole } from '@shop/domain';
import { conflict, type HttpProblem } from '../../platform/http/index.ts';

/** Why a gift that is not whole stays as it is, and where it is. */
export function refusedWhole(reason: NotWhole): HttpProblem {
  switch (reason) {
    case 'used':
      return conflict('GIFT_USED', 'Something of this gift was used: it stays as it is, with its holder.');
    case 'inOrder':
      return conflict('GIFT_IN_ORDER', 'An order that is not paid yet names this gift: try again in half an hour.');
    case 'cancelled':
      return conflict('GIFT_CANCELLED', 'This gift was cancelled.');
    case 'notSent':
      return conflict('GIFT_SCHEDULED', 'This gift is still to be sent.');
    case 'expired':
      return conflict('GIFT_EXPIRED', 'This gift has expired.');
  }
}
