/**
 * `npm run partners -- import FILE` names who delivers what the shop sells, `list` shows them with what is unanswered, `secret ID`
 * makes new secrets, `resend MESSAGE` sends a message once more. docs/partners-delivery.md says what the lines hold.
 */
import { openDatabase } from '@shop/api/database';
import { renewSecrets, savePartners, type PartnerSecret } from '@shop/api/partners';
import { readFileSync, statSync } from 'node:fs';
import { reachDatabase } from '../start/reach-database.ts';
import { readPartners } from './partner-lines.ts';

const [verb, subject] = process.argv.slice(2);
if (!(verb === 'list' || (['import', 'secret', 'resend'].includes(verb ?? '') && subject)))
  refuse('Say what to do: npm run partners -- import FILE, list, secret ID, or resend MESSAGE.');
if (verb === 'import' && !statSync(subject!, { throwIfNoEntry: false })?.isFile()) refuse(`There is no file ${subject}.`);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  if (verb === 'import') await importFile(subject!);
  if (verb === 'list') await list();
  if (verb === 'secret') tellSecrets(await renewSecrets(db, subject!), `There is no partner ${subject} that has secrets.`);
  if (verb === 'resend') await resend(subject!);
} finally {
  await db.destroy();
  await database.close();
}

async function importFile(file: string): Promise<void> {
  const ids = async (table: 'hotel' | 'activity_center') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const { partners, faults } = readPartners(readFileSync(file, 'utf8'), {
    hotels: await ids('hotel'),
    activityCentres: await ids('activity_center'),
  });
  for (const { number, field, reason } of faults) console.error(`line ${number}: ${field ? `${field} ` : ''}${reason}`);
  if (faults.length > 0 || partners.length === 0) {
    console.error(`${faults.length} bad lines: nothing was changed`);
    process.exitCode = 1;
    return;
  }
  const secrets = await savePartners(db, partners, new Date());
  console.log(`${partners.length} partners hear of orders from now on`);
  if (secrets.length > 0) tellSecrets(secrets, '');
}

function tellSecrets(secrets: readonly PartnerSecret[], otherwise: string): void {
  if (secrets.length === 0) {
    console.error(otherwise);
    process.exitCode = 1;
    return;
  }
  console.log('Told this once; give them to the partners by a way that nobody else reads:');
  for (const { id, kind, secret } of secrets) console.log(`${id}  ${kind}  ${secret}`);
}

async function list(): Promise<void> {
  const rows = await db
    .selectFrom('delivery_partner')
    .select(['id', 'name', 'channel', 'active'])
    .select((row) => [
      row
        .selectFrom('delivery_place')
        .select(row.fn.countAll<number>().as('places'))
        .whereRef('partner_id', '=', 'delivery_partner.id')
        .as('places'),
    ])
    .orderBy('id')
    .execute();
  for (const { id, name, channel, active, places } of rows)
    console.log(`${id}  ${name}  ${channel}  ${places} places${active ? '' : '  not active'}`);
}

async function resend(id: string): Promise<void> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const done = isId
    ? await db
        .updateTable('partner_message')
        .set({ state: 'queued', next_attempt_at: new Date(), position: null, care_told_at: null, lease: null, leased_until: null })
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (done?.numUpdatedRows !== 1n) refuse(`There is no message ${id}.`);
  console.log(`Message ${id} is sent once more`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
