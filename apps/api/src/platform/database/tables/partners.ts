import type { MessageState, OrderMovement, ParcelState, Recipient } from '@shop/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Json, Moment } from './columns.ts';

export type Channel = 'mail' | 'webhook' | 'feed';

/** Somebody who delivers what the shop sells, and how they hear of it. */
export interface DeliveryPartnerTable {
  id: string;
  name: string;
  /** Language of mails and of names in messages. */
  locale: string;
  channel: Channel;
  email: string | null;
  webhook_url: string | null;
  /** Signs what is sent to the webhook; `whsec_` and base64. */
  webhook_secret: string | null;
  /** SHA-256 of the key that opens the feed and the answers. */
  key_hash: string | null;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  updated_at: Moment;
}

/** The hotels and centres that a partner delivers for; the warehouse is place 0. */
export interface DeliveryPlaceTable {
  kind: Recipient['kind'];
  place_id: number;
  partner_id: string;
}

/** What one recipient is told of one movement of a booking; its id is that of the event, however often it is sent. */
export interface PartnerMessageTable {
  id: string;
  serial: Generated<number>;
  position: number | null;
  kind: Recipient['kind'];
  place_id: number;
  purchase_uuid: string;
  /** Order among the messages of a booking to one recipient, from 1. */
  sequence: number;
  movement: OrderMovement;
  /** `MessageContent`. */
  content: Json;
  starts_on: Day | null;
  ends_on: Day | null;
  state: ColumnType<MessageState, MessageState | undefined, MessageState>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: Moment;
  lease: string | null;
  leased_until: Moment | null;
  written_at: Moment;
  sent_at: Moment | null;
  answered_at: Moment | null;
  /** What a partner says that cannot deliver, or asks back. */
  answer: string | null;
  last_error: string | null;
  reminders: ColumnType<number, number | undefined, number>;
  reminded_at: Moment | null;
  care_told_at: Moment | null;
}

/** A movement of an order, for the operator's export. */
export interface OrderEventTable {
  serial: Generated<number>;
  position: number | null;
  purchase_uuid: string;
  movement: OrderMovement;
  happened_at: Moment;
}

/** A physical gift on its way. */
export interface ParcelTable {
  id: string;
  purchase_uuid: string;
  state: ParcelState;
  /** `ParcelContent`. */
  content: Json;
  carrier: string | null;
  tracking: string | null;
  created_at: Moment;
  sent_at: Moment | null;
  returned_at: Moment | null;
}

export interface PartnerTables {
  delivery_partner: DeliveryPartnerTable;
  delivery_place: DeliveryPlaceTable;
  partner_message: PartnerMessageTable;
  order_event: OrderEventTable;
  parcel: ParcelTable;
}
