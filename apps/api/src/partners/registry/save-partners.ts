import type { Locale } from '@shop/contracts';
import type { Recipient } from '@shop/domain';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Channel, Database } from '../../platform/database/index.ts';
import { newKey } from './partner-key.ts';

export interface NewPartner {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly channel: Channel;
  readonly email?: string | undefined;
  readonly webhook?: string | undefined;
  readonly active: boolean;
  readonly places: readonly Recipient[];
}

/** Told once: the shop keeps the secret of a webhook to sign with, and of a key its hash alone. */
export interface PartnerSecret {
  readonly id: string;
  readonly kind: 'webhookSecret' | 'key';
  readonly secret: string;
}

/**
 * Writes partners, all or none; who is not among them stays as they are. A place belongs to the last partner that names it, and
 * what nobody heard of it so far is sent to them. Answers the secrets of those who need one and had none.
 */
export async function savePartners(db: Database, partners: readonly NewPartner[], now: Date): Promise<PartnerSecret[]> {
  return db.transaction().execute(async (trx) => {
    const secrets: PartnerSecret[] = [];
    for (const partner of partners) {
      await savePartner(trx, partner, now);
      await assignPlaces(trx, partner, now);
      if (partner.channel !== 'mail') secrets.push(...(await missingSecrets(trx, partner)));
    }
    return secrets;
  });
}

/** New secrets in the place of the old ones, which count no more. */
export async function renewSecrets(db: Database, id: string): Promise<PartnerSecret[]> {
  await db.updateTable('delivery_partner').set({ webhook_secret: null, key_hash: null }).where('id', '=', id).execute();
  const partner = await db.selectFrom('delivery_partner').select(['id', 'channel']).where('id', '=', id).executeTakeFirst();
  return partner ? missingSecrets(db, partner) : [];
}

async function savePartner(trx: Database, { id, name, locale, channel, email, webhook, active }: NewPartner, now: Date): Promise<void> {
  const facts = { name, locale, channel, email: email ?? null, webhook_url: webhook ?? null, active, updated_at: now };
  await trx
    .insertInto('delivery_partner')
    .values({ id, ...facts, webhook_secret: null, key_hash: null })
    .onConflict((same) => same.column('id').doUpdateSet(facts))
    .execute();
}

async function assignPlaces(trx: Database, { id, places }: NewPartner, now: Date): Promise<void> {
  const before = await trx.deleteFrom('delivery_place').where('partner_id', '=', id).returning(['kind', 'place_id']).execute();
  for (const { kind, placeId } of places) {
    await trx
      .insertInto('delivery_place')
      .values({ kind, place_id: placeId, partner_id: id })
      .onConflict((same) => same.columns(['kind', 'place_id']).doUpdateSet({ partner_id: id }))
      .execute();
    const ahead = trx
      .updateTable('partner_message')
      .where('kind', '=', kind)
      .where('place_id', '=', placeId)
      .where(sql<boolean>`(ends_on is null or ends_on >= ${now.toISOString().slice(0, 10)}::date)`);
    await ahead
      .set({ state: 'queued', next_attempt_at: now, position: null, care_told_at: null })
      .where('state', 'in', ['queued', 'failed'])
      .where(isLastWord)
      .execute();
    // A partner that has read beyond them for other places does not have them: they come again, and rooms are held back until then.
    const hadIt = before.some((place) => place.kind === kind && place.place_id === placeId);
    if (!hadIt) await ahead.set({ position: null }).execute();
  }
}

/** Nothing that came after it was heard already: messages of one booking come in order. */
const isLastWord = sql<boolean>`not exists (
  select from partner_message later
  where later.purchase_uuid = partner_message.purchase_uuid and later.kind = partner_message.kind and later.place_id = partner_message.place_id
    and later.sequence > partner_message.sequence and later.state not in ('queued', 'failed'))`;

async function missingSecrets(db: Database, { id, channel }: { id: string; channel: Channel }): Promise<PartnerSecret[]> {
  const secrets: PartnerSecret[] = [];
  const stored = await db
    .selectFrom('delivery_partner')
    .select(['webhook_secret', 'key_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (channel === 'webhook' && !stored.webhook_secret) {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    await db.updateTable('delivery_partner').set({ webhook_secret: secret }).where('id', '=', id).execute();
    secrets.push({ id, kind: 'webhookSecret', secret });
  }
  if (!stored.key_hash) {
    const { key, hash } = newKey('partner');
    await db.updateTable('delivery_partner').set({ key_hash: hash }).where('id', '=', id).execute();
    secrets.push({ id, kind: 'key', secret: key });
  }
  return secrets;
}
