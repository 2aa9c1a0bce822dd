import type { Client } from 'pg';

const LOCALE = `case country when 'ES' then 'es_ES' when 'BE' then 'fr_BE' when 'NL' then 'nl_NL' when 'IT' then 'it_IT' else 'fr_FR' end`;

/** Partners of the demo catalogue, at addresses that reach nobody: what they are told is seen in the folder of mails. */
const STATEMENTS = [
  `insert into delivery_partner (id, name, locale, channel, email)
   select 'hotel-' || id, label, ${LOCALE}, 'mail', 'reservations@hotel-' || id || '.invalid' from hotel
   union all select 'centre-' || id, label, ${LOCALE}, 'mail', 'reservations@centre-' || id || '.invalid' from activity_center
   union all select 'warehouse', 'Warehouse', 'fr_FR', 'mail', 'parcels@warehouse.invalid'
   on conflict do nothing`,
  `insert into delivery_place (kind, place_id, partner_id)
   select 'hotel', id, 'hotel-' || id from hotel
   union all select 'activityCentre', id, 'centre-' || id from activity_center
   union all select 'warehouse', 0, 'warehouse'
   on conflict do nothing`,
];

/** Adds them; what an operator has imported stays. */
export async function fillPartners(client: Client): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement);
}
