import Type from 'typebox';
import { InventoryAnswer, InventoryUpdate } from '../calls/inventory.ts';
import { PartnerAnswersAnswer, PartnerAnswersBody, PartnerFeed } from '../calls/partner.ts';
import type { Calls } from './call.ts';
import { READ_PARTNER_FEED, ANSWER_PARTNER_MESSAGES, UPDATE_INVENTORY } from './addresses/index.ts';

const PartnerFeedQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description: 'cursor of the last answer; from the beginning without' })),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
});

/** Hotels, activity centres and the warehouse (docs/partners-delivery.md). */
export const partnersCalls = {
  [READ_PARTNER_FEED]: {
    tag: 'partners',
    summary: 'Messages of a partner, in order',
    query: PartnerFeedQuery,
    answers: { 200: PartnerFeed },
    errors: ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
  },
  [ANSWER_PARTNER_MESSAGES]: {
    tag: 'partners',
    summary: 'Confirm or refuse messages',
    body: PartnerAnswersBody,
    answers: { 200: PartnerAnswersAnswer },
    errors: ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
  },
  [UPDATE_INVENTORY]: {
    tag: 'partners',
    summary: 'Rates, availability and minimum stays of rooms',
    body: InventoryUpdate,
    answers: { 200: InventoryAnswer },
    errors: ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS', 'FORBIDDEN'],
  },
} as const satisfies Calls;
