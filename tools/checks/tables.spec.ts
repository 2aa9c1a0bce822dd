import { ownerFaults, tablesAfter, writeFault, writesOf, type TableOwners } from './tables.ts';

const OWNERS: TableOwners = {
  migrations: 'platform/migrations',
  tables: { orders: ['purchase'], gifts: ['gift_voucher'] },
  alsoWrite: {
    ledger: { tables: ['gift_voucher'], because: 'the books lie below gifts' },
    privacy: { tables: 'all', because: 'it erases' },
  },
};

test.each([
  [`db.insertInto('purchase')`, 'purchase'],
  [`trx\n  .updateTable('purchase')\n  .set({})`, 'purchase'],
  [`trx.deleteFrom(\n  'purchase')`, 'purchase'],
  ['sql`insert into purchase (uuid) values (1)`', 'purchase'],
  ['sql`\n  insert into purchase as mine (uuid) values (1)`', 'purchase'],
  ['sql`update purchase set uuid = 1`', 'purchase'],
  ['sql`update purchase as kept set uuid = 1`', 'purchase'],
  ['sql`update purchase kept set uuid = 1`', 'purchase'],
  ['sql`delete from purchase where true`', 'purchase'],
  ['db.deleteFrom(table)', undefined],
])('%s writes', (source, table) => {
  expect(writesOf(`\n${source}`)).toEqual([expect.objectContaining({ table })]);
});

test.each([
  `db.selectFrom('purchase')`,
  'sql`select * from purchase for update of purchase skip locked`',
  'sql`on conflict (uuid) do update set amount = 1`',
  '/** Answers an update as a whole. */',
])('%s writes nothing', (source) => {
  expect(writesOf(source)).toEqual([]);
});

test('a write is found on its line', () => {
  expect(writesOf(`one\ntwo\ndb.deleteFrom('purchase')`)).toEqual([{ table: 'purchase', line: 3 }]);
});

test('a table is written by the room that owns it, and by those that are named with a reason', () => {
  const fault = (room: string, table: string | undefined) => writeFault(room, { table }, OWNERS);
  expect(fault('checkout', 'purchase')).toContain('purchase is written by orders alone: call a function of orders');
  expect(fault('ledger', 'purchase')).toContain('purchase is written by orders alone');
  expect(fault('checkout', undefined)).toContain('name the table');
  expect([fault('orders', 'purchase'), fault('ledger', 'gift_voucher'), fault('privacy', 'purchase')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a table has one owner', () => {
  expect(ownerFaults(['gift_voucher', 'purchase'], OWNERS)).toEqual([]);
  expect(ownerFaults(['gift_voucher', 'parcel', 'purchase'], OWNERS)).toEqual([expect.stringContaining('parcel has no owner')]);
  expect(ownerFaults(['purchase'], OWNERS)).toEqual(['gift_voucher is owned, but no migration makes it']);
  const twice = { ...OWNERS, tables: { ...OWNERS.tables, checkout: ['purchase'] } };
  expect(ownerFaults(['gift_voucher', 'purchase'], twice)).toEqual([expect.stringContaining('purchase has several owners')]);
});

test('a table is there from the migration that makes it to the one that drops it', () => {
  expect(tablesAfter(['`create table one (id int)`, `create table if not exists two (id int)`', '`drop table one`'])).toEqual(['two']);
});
