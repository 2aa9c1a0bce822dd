/** What partners are told of an order, and what is left to answer. */
export { brandHosts } from './brand-hosts.ts';
export { recordOrderEvent } from './events/record-order-event.ts';
export { csvLine } from './export/csv.ts';
export { unansweredPartners } from './messages/chase-partners.ts';
export { eraseDeliveriesOf, isParcelAtRest } from './messages/erase-deliveries.ts';
export { hasParcelLeft } from './parcels/parcel-left.ts';
export { partnerAlert } from './messages/partner-alert.ts';
export { bearerOf, keyHash, newKey, refuseToken } from './registry/partner-key.ts';
export type { Call, TokenCheckDeps } from './registry/partner-key.ts';
