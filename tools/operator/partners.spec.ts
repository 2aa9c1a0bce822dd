import { openShop, type OpenShop } from '@shop/api/open-shop';
import { exportParcels, importParcels, readCsv, savePartners } from '@shop/api/partners';
import { shopDatabase } from '@shop/api/shop-database';
import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPartners } from './partner-lines.ts';

const known = { hotels: new Set([1, 2]), activityCentres: new Set([7]) };
const mail = {
  id: 'marquisats',
  name: 'Hôtel des Marquisats',
  locale: 'fr_FR',
  channel: 'mail',
  email: 'reception@hotel.example',
  hotels: [1],
};
const faultsOf = (...lines: (object | string)[]) =>
  readPartners(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'), known).faults;

describe('a file of partners', () => {
  test('names who delivers which places', () => {
    const chain = { id: 'chain', name: 'Chain', locale: 'nl_NL', channel: 'feed', hotels: [2], activityCentres: [7], warehouse: true };
    const { partners, faults } = readPartners(`${JSON.stringify(mail)}\n\n${JSON.stringify(chain)}\n`, known);
    expect(faults).toEqual([]);
    expect(partners.map(({ id, places }) => [id, places])).toEqual([
      ['marquisats', [{ kind: 'hotel', placeId: 1 }]],
      [
        'chain',
        [
          { kind: 'hotel', placeId: 2 },
          { kind: 'activityCentre', placeId: 7 },
          { kind: 'warehouse', placeId: 0 },
        ],
      ],
    ]);
  });

  test.each([
    ['{', '', /is not JSON/],
    [{ ...mail, locale: 'de_DE' }, 'locale', /is one of fr_FR/],
    [{ ...mail, phone: '1' }, 'phone', /is not known/],
    [{ ...mail, email: undefined }, 'email', /needed where channel is mail/],
    [{ ...mail, channel: 'webhook' }, 'webhook', /needed where channel is webhook/],
    [{ ...mail, hotels: [3] }, 'hotels', /no hotel 3/],
    [{ ...mail, hotels: [] }, 'hotels', /name hotels/],
    [{ ...mail, activityCentres: [9] }, 'activityCentres', /no activity centre 9/],
  ])('a fault is told with its line, field and reason: %j', (line, field, reason) => {
    expect(faultsOf('', line)).toEqual([{ number: 2, field, reason: expect.stringMatching(reason) }]);
  });

  test('a hotel has one partner', () => {
    expect(faultsOf(mail, { ...mail, id: 'other' })).toEqual([{ number: 2, field: 'places', reason: 'line 1 names hotel 1 already' }]);
  });
});

describe('parcels and secrets', () => {
  let database: TestDatabase;
  let shop: OpenShop;
  const now = new Date('2030-06-01T10:00:00Z');
  const parcel = randomUUID();

  beforeAll(async () => {
    database = await shopDatabase();
    shop = await openShop({ ...database, now, dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')), catalogue: smallCatalogue() });
    const uuid = randomUUID();
    await shop.db
      .insertInto('purchase')
      .values({ ...order, uuid } as never)
      .execute();
    const content = {
      id: parcel,
      address: { name: '=Marie', addressLine: '1, rue du Lac', postalCode: '74000', city: 'Annecy', country: 'FR' },
      items: [{ code: 'SPABOX', name: { fr: 'Spa à deux', es: '-' }, quantity: 1 }],
      extras: [],
    };
    await shop.db
      .insertInto('parcel')
      .values({
        id: parcel,
        purchase_uuid: uuid,
        state: 'toPack',
        content: JSON.stringify(content),
        carrier: null,
        tracking: null,
        created_at: now,
        sent_at: null,
        returned_at: null,
      })
      .execute();
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  const order = {
    booking_number: '12345678',
    status: 'paid',
    kind: 'gift',
    locale: 'fr_FR',
    buyer: '{}',
    email: 'a@example.com',
    amount_cents: 14_900,
    rooms: 0,
    adults: 2,
    children: 0,
    babies: 0,
    request: '{}',
  };
  const listed = async () => readCsv(await exportParcels(shop.db, {}));

  test('the list can be read by a spreadsheet, and holds no code unless asked for', async () => {
    const [head, line] = await listed();
    expect(head).not.toContain('codes');
    expect(line).toEqual(expect.arrayContaining([parcel, '12345678', 'toPack', `'=Marie`, '1, rue du Lac', 'Spa à deux']));
  });

  test('what the warehouse reports is taken in, all or nothing', async () => {
    const bad = `parcel,state,carrier,tracking\n${parcel},sent,Colissimo,6A123\n${randomUUID()},sent,x,y\n${parcel},lost,,\n`;
    expect(await importParcels(shop.db, bad, now)).toEqual({
      changed: 0,
      faults: [
        { line: 3, field: 'parcel', reason: expect.stringContaining('there is no parcel') },
        { line: 4, field: 'state', reason: expect.stringContaining('is one of') },
      ],
    });
    expect((await listed())[1]).toContain('toPack');
    const good = `parcel,state,carrier,tracking\r\n${parcel},sent,Colissimo,6A123\r\n`;
    expect(await importParcels(shop.db, good, now)).toEqual({ changed: 1, faults: [] });
    expect(await importParcels(shop.db, good, now)).toEqual({ changed: 0, faults: [] });
    expect((await listed())[1]).toEqual(expect.arrayContaining(['sent', 'Colissimo', '6A123']));
  });

  test('a list that a spreadsheet of our countries has saved is read; one that it has spoilt is refused by line', async () => {
    const saved = `\ufeffparcel;state;carrier;tracking\r\n${parcel};sent;Bpost;"6A;123"\r\n`;
    expect(await importParcels(shop.db, saved, now)).toEqual({ changed: 1, faults: [] });
    expect((await listed())[1]).toEqual(expect.arrayContaining(['Bpost', '6A;123']));
    const spoilt = `parcel;state;carrier;tracking\r\n${parcel};sent;Bpost;1,23457E+15\r\n`;
    expect((await importParcels(shop.db, spoilt, now)).faults).toEqual([
      { line: 2, field: 'tracking', reason: expect.stringContaining('shortened') },
    ]);
    expect((await importParcels(shop.db, 'colis;etat\r\n', now)).faults).toEqual([
      { line: 1, field: 'parcel', reason: 'is no column of this file, which has: colis, etat' },
    ]);
    expect((await importParcels(shop.db, `parcel;state\r\n"${parcel};sent\r\n`, now)).faults).toEqual([
      { line: expect.any(Number), field: 'file', reason: expect.stringContaining('is no CSV') },
    ]);
  });

  test('a secret is told once', async () => {
    const partner = {
      id: 'pms',
      name: 'PMS',
      locale: 'fr_FR',
      channel: 'webhook',
      webhook: 'https://pms.example/',
      active: true,
      places: [{ kind: 'hotel', placeId: 1 }],
    } as const;
    const reported = await savePartners(shop.db, [partner], now);
    expect(reported.map(({ kind, secret }) => [kind, secret.split('_')[0]])).toEqual([
      ['webhookSecret', 'whsec'],
      ['key', 'partner'],
    ]);
    expect(await savePartners(shop.db, [partner], now)).toEqual([]);
    const stored = await shop.db.selectFrom('delivery_partner').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(reported[1]!.secret);
  });
});
