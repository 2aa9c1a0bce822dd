import { partnerEvents, type OrderMovement, type Recipient } from '@shop/domain';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Purchase } from '../../orders/index.ts';
import { canonical } from '../../platform/jobs/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { deliveredParts, type Delivered, type MessageContent } from './delivered-content.ts';

/**
 * Writes a movement of an order, in the transaction that carries it out: one message to everybody who delivers a part of it, a
 * line of the operator's export, and the parcel of a printed gift. The order is locked, so that its messages are numbered in
 * the order of its movements. A place without a partner yet has a message all the same; customer care is informed of it.
 */
export async function recordOrderEvent(
  trx: Transaction<Tables>,
  { order, movement, now }: { readonly order: Purchase; readonly movement: OrderMovement; readonly now: Date },
): Promise<void> {
  const parts = movement === 'cancelled' ? [] : await deliveredParts(trx, order);
  const last = await lastMessages(trx, order.uuid);
  const informed = last.filter((message) => message.movement !== 'cancelled');
  const events = partnerEvents({ informed: informed.map(recipientOf), concerned: parts.map(({ recipient }) => recipient) });
  const messages = events.flatMap(({ recipient, movement }) => {
    const before = last.find((message) => isFor(recipient, recipientOf(message)));
    const part = parts.find((one) => isFor(recipient, one.recipient)) ?? (before && partOf(before));
    const isSame = movement === 'changed' && canonical(part?.content) === canonical(contentOf(before));
    return !part || isSame ? [] : [{ recipient, movement, part, before, sequence: (before?.sequence ?? 0) + 1 }];
  });
  if (messages.length > 0)
    await trx
      .insertInto('partner_message')
      .values(
        messages.map(({ recipient, movement, part, before, sequence }) => ({
          id: randomUUID(),
          position: null,
          kind: recipient.kind,
          place_id: recipient.placeId,
          purchase_uuid: order.uuid,
          sequence,
          movement,
          content: JSON.stringify({ ...part.content, ...(movement === 'changed' && before && { before: deliverablesOf(before) }) }),
          starts_on: part.startsOn,
          ends_on: part.endsOn,
          next_attempt_at: now,
          lease: null,
          leased_until: null,
          written_at: now,
          sent_at: null,
          answered_at: null,
          answer: null,
          last_error: null,
          reminded_at: null,
          care_told_at: null,
        })),
      )
      .execute();
  await keepParcel(trx, { order, parts, movement, now });
  await trx.insertInto('order_event').values({ position: null, purchase_uuid: order.uuid, movement, happened_at: now }).execute();
}

type Heard = Awaited<ReturnType<typeof lastMessages>>[number];

/** The last that each recipient of an order was told. */
function lastMessages(trx: Transaction<Tables>, uuid: string) {
  return trx
    .selectFrom('partner_message')
    .distinctOn(['kind', 'place_id'])
    .select(['kind', 'place_id', 'sequence', 'movement', 'content', 'starts_on', 'ends_on'])
    .where('purchase_uuid', '=', uuid)
    .orderBy('kind')
    .orderBy('place_id')
    .orderBy('sequence', 'desc')
    .execute();
}

const recipientOf = ({ kind, place_id }: Heard): Recipient => ({ kind, placeId: place_id });
const isFor = (one: Recipient, other: Recipient): boolean => one.kind === other.kind && one.placeId === other.placeId;

function partOf(heard: Heard): Delivered {
  return { recipient: recipientOf(heard), content: contentOf(heard)!, startsOn: heard.starts_on, endsOn: heard.ends_on };
}

function contentOf(heard: Heard | undefined): MessageContent | undefined {
  if (!heard) return undefined;
  const { before: _, ...content } = heard.content as MessageContent & { before?: object };
  return content;
}

function deliverablesOf(heard: Heard): object {
  const { guest: _, bookingNumber: __, ...deliverables } = contentOf(heard)!;
  return deliverables;
}

async function keepParcel(
  trx: Transaction<Tables>,
  { order, parts, movement, now }: { order: Purchase; parts: readonly Delivered[]; movement: OrderMovement; now: Date },
): Promise<void> {
  if (order.kind !== 'gift') return;
  if (movement === 'cancelled') {
    await trx
      .updateTable('parcel')
      .set({ state: 'cancelled' })
      .where('purchase_uuid', '=', order.uuid)
      .where('state', '=', 'toPack')
      .execute();
    return;
  }
  for (const { content } of parts)
    if (content.parcel)
      await trx
        .insertInto('parcel')
        .values({
          id: content.parcel.id,
          purchase_uuid: order.uuid,
          state: 'toPack',
          content: JSON.stringify(content.parcel),
          carrier: null,
          tracking: null,
          created_at: now,
          sent_at: null,
          returned_at: null,
        })
        .onConflict((same) => same.doNothing())
        .execute();
}
