/**
 * `npm run partners -- import FILE` names who delivers what the shop sells, `list` shows them with what is unanswered, `secret ID`
 * makes new secrets, `resend MESSAGE` sends a message once more. docs/partners-delivery.md says what the lines hold.
 */
import { renewSecrets, savePartners, type PartnerSecret } from '@shop/api/partners';
import { readFileSync, statSync } from 'node:fs';
import { type CommandCall, type Database, refuse, startCommand, withDatabase } from './command.ts';
import { readPartners } from './partner-lines.ts';

export async function run(call: CommandCall): Promise<number> {
  const [verb, subject = ''] = call.args;
  if (!(verb === 'list' || (['import', 'secret', 'resend'].includes(verb ?? '') && subject)))
    refuse('Say what to do: npm run partners -- import FILE, list, secret ID, or resend MESSAGE.');
  if (verb === 'import' && !statSync(subject, { throwIfNoEntry: false })?.isFile()) refuse(`There is no file ${subject}.`);
  return withDatabase(call, async (db) => {
    if (verb === 'import') return importFile(db, call, subject);
    if (verb === 'list') return list(db, call);
    if (verb === 'secret') return printSecrets(call, await renewSecrets(db, subject), `There is no partner ${subject} that has secrets.`);
    return resend(db, call, subject);
  });
}

async function importFile(db: Database, call: CommandCall, file: string): Promise<number> {
  const ids = async (table: 'hotel' | 'activity_center') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const { partners, faults } = readPartners(readFileSync(file, 'utf8'), {
    hotels: await ids('hotel'),
    activityCentres: await ids('activity_center'),
  });
  for (const { number, field, reason } of faults) call.printError(`line ${number}: ${field ? `${field} ` : ''}${reason}`);
  if (faults.length > 0 || partners.length === 0) {
    call.printError(`${faults.length} bad lines: nothing was changed`);
    return 1;
  }
  const secrets = await savePartners(db, partners, new Date());
  call.print(`${partners.length} partners hear of orders from now on`);
  return secrets.length > 0 ? printSecrets(call, secrets, '') : 0;
}

function printSecrets({ print, printError }: CommandCall, secrets: readonly PartnerSecret[], otherwise: string): number {
  if (secrets.length === 0) {
    printError(otherwise);
    return 1;
  }
  print('Told this once; give them to the partners by a way that nobody else reads:');
  for (const { id, kind, secret } of secrets) print(`${id}  ${kind}  ${secret}`);
  return 0;
}

async function list(db: Database, { print }: CommandCall): Promise<number> {
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
    print(`${id}  ${name}  ${channel}  ${places} places${active ? '' : '  not active'}`);
  return 0;
}

async function resend(db: Database, { print }: CommandCall, id: string): Promise<number> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const done = isId
    ? await db
        .updateTable('partner_message')
        .set({ state: 'queued', next_attempt_at: new Date(), position: null, care_told_at: null, lease: null, leased_until: null })
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (done?.numUpdatedRows !== 1n) refuse(`There is no message ${id}.`);
  print(`Message ${id} is sent once more`);
  return 0;
}

if (import.meta.main) await startCommand(run);
