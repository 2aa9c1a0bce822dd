import { resolve } from 'node:path';
import { largeFolders, MAX_SOURCES, placeFault, readRooms, repeatedNames, roomFault, roomFaults, tableFault, type Rooms } from './rooms.ts';

const API: Rooms = {
  rooms: ['platform', 'orders', 'payments', 'app'],
  composition: 'app',
  doorPerFolder: ['platform'],
  forSpecifications: ['testing'],
  mayGrow: ['platform/migrations'],
  packages: { stripe: ['payments'], '@shop/pictures': [] },
  database: { migrations: 'platform/migrations', tables: { orders: ['purchase'] }, alsoWrite: {} },
};
const all = new Map([['apps/api', API]]);
const fault = (file: string, from: string, names = ['name']) => roomFault(`apps/api/src/${file}`, { from, names }, all);

test.each([
  ['payments/refund.ts', '../orders/index.ts'],
  ['payments/refund.ts', '../platform/database/index.ts'],
  ['payments/refund.ts', '../platform/index.ts'],
  ['app/modules.ts', '../orders/jobs/expire-orders.ts'],
  ['app/modules.ts', '../payments/payment-outbox-handlers.ts'],
  ['payments/index.ts', './refund.ts'],
  ['payments/refund.ts', './payment-provider.ts'],
  ['payments/providers/stripe/client.ts', 'stripe'],
  ['payments/refund.spec.ts', '../testing/open-shop.ts'],
  ['orders/order.spec.ts', '../payments/refund.ts'],
  ['testing/open-shop.ts', '../app/app.ts'],
  ['app/modules.ts', '../orders/routes/order-routes.ts'],
  ['orders/routes/routes.ts', './order-routes.ts'],
  ['payments/refund.spec.ts', '../orders/routes/order-routes.ts'],
  ['main.ts', './app/app.ts'],
  ['main.ts', '@shop/pictures'],
])('%s may import %s', (file, from) => {
  expect(fault(file, from)).toBeUndefined();
});

test.each([
  ['orders/order.ts', '../payments/refund.ts', 'orders may not import payments, which builds on it'],
  ['orders/access/cookie.ts', '../../app/app.ts', 'orders may not import app'],
  ['payments/refund.ts', '../testing/open-shop.ts', 'testing is for specifications only'],
  ['payments/refund.ts', '../orders/order.ts', 'orders is entered by its door: name it in orders/index.ts'],
  ['payments/refund.ts', '../orders/access/index.ts', 'orders is entered by its door: name it in orders/index.ts'],
  ['payments/refund.ts', '../platform/database/database.ts', 'name it in platform/database/index.ts, and import it from there'],
  ['payments/refund.ts', '../platform/database/tables/orders.ts', 'name it in platform/database/index.ts'],
  ['payments/refund.ts', '../orders/jobs/expire-orders.ts', 'orders is entered by its door'],
  ['app/modules.ts', '../orders/order.ts', 'orders is entered by its door'],
  ['orders/order.ts', './index.ts', 'inside orders import the file itself'],
  ['payments/refund.ts', '../orders/routes.ts', 'routes of orders are for app alone'],
  ['payments/refund.ts', '../orders/order-routes.ts', 'routes of orders are for app alone'],
  ['payments/refund.ts', '../orders/routes/keyed-call.ts', 'routes of orders are for app alone'],
  ['main.ts', './testing/open-shop.ts', 'testing is for specifications only'],
  ['orders/order.ts', 'stripe', 'stripe is imported by payments alone'],
  ['orders/order.ts', '@shop/pictures', '@shop/pictures is imported by the entry of the process alone'],
  ['orders/order.ts', 'stripe/lib/errors', 'stripe is imported by payments alone'],
])('%s may not import %s', (file, from, reason) => {
  expect(fault(file, from)).toContain(reason);
});

test('a door names what it offers, and says in its first line what that is', () => {
  expect(fault('orders/index.ts', './order.ts', ['*'])).toContain('no star');
  const faults = (source: string) => roomFaults('apps/api/src/orders/index.ts', source, all);
  expect(faults("export { order } from './order.ts';\n")).toEqual([
    { line: 1, message: expect.stringContaining('a door begins with a line') },
  ]);
  expect(faults("/** The record of what was sold. */\nexport * from './order.ts';\n")).toEqual([
    { line: 2, message: expect.stringContaining('no star') },
  ]);
  expect(
    faults("/** The record of what was sold. */\nexport { order } from './order.ts';\nexport type { Order } from './order.ts';\n"),
  ).toEqual([]);
});

test('every fault of a file is told with its line', () => {
  const source = "import { refund } from '../payments/index.ts';\n\nawait trx.deleteFrom('purchase').execute();\n";
  expect(roomFaults('apps/api/src/platform/purge.ts', source, all)).toEqual([
    { line: 1, message: expect.stringContaining('platform may not import payments') },
    { line: 3, message: expect.stringContaining('purchase is written by orders alone') },
  ]);
  expect(roomFaults('libs/domain/src/index.ts', source, all)).toEqual([]);
});

test('a folder that is not on the list is no room', () => {
  expect(placeFault('apps/api/src/helpers/text.ts', all)).toContain('helpers is no room');
  for (const file of [
    'apps/api/src/orders/order.ts',
    'apps/api/src/testing/open-shop.ts',
    'apps/api/src/main.ts',
    'libs/domain/src/index.ts',
  ])
    expect(placeFault(file, all)).toBeUndefined();
});

test('a folder is read at a glance: more than fifteen sources are too many, but for what is only added to', () => {
  const many = (folder: string, ending = '.ts') =>
    Array.from({ length: MAX_SOURCES + 1 }, (_, at) => `apps/api/src/${folder}/file${at}${ending}`);
  expect(largeFolders(many('orders'), all)).toEqual([expect.stringContaining('apps/api/src/orders: 16 sources, 15 at most')]);
  for (const files of [many('orders').slice(1), many('orders', '.spec.ts'), many('platform/migrations')])
    expect(largeFolders(files, all)).toEqual([]);
});

test('a file is found by its name: two of one name say what each of them holds', () => {
  const names = (...files: string[]) =>
    repeatedNames(
      files.map((file) => `apps/api/src/${file}`),
      all,
    );
  expect(names('orders/trips.ts', 'payments/routes/trips.ts')).toEqual([
    'apps/api/src/orders/trips.ts and apps/api/src/payments/routes/trips.ts have one name: say in the name of each what is in it',
  ]);
  expect(names('orders/messages/fr.ts', 'payments/messages/fr.ts', 'orders/index.ts', 'payments/index.ts')).toEqual([]);
  expect(names('orders/routes.ts', 'payments/routes.ts', 'orders/trips.ts', 'payments/trips.spec.ts')).toEqual([]);
  expect(repeatedNames(['apps/api/src/orders/trips.ts', 'apps/shell/src/trips.ts', 'libs/domain/src/trips.ts'], all)).toEqual([]);
});

test('a room writes its own tables; migrations and specifications write all of them', () => {
  const written = (file: string) => tableFault(`apps/api/src/${file}`, { table: 'purchase', line: 1 }, all);
  expect(written('payments/refund.ts')).toContain('purchase is written by orders alone');
  expect(written('platform/jobs/outbox.ts')).toContain('purchase is written by orders alone');
  for (const file of ['orders/order.ts', 'platform/migrations/0001-shop.ts', 'payments/refund.spec.ts', 'testing/open-shop.ts', 'main.ts'])
    expect(written(file)).toBeUndefined();
});

test('the API says on its page of rooms what each of them holds', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const { rooms } = readRooms(root, ['apps/api']).get('apps/api')!;
  const { readFile } = await import('node:fs/promises');
  const page = await readFile(`${root}/apps/api/README.md`, 'utf8');
  const named = [...page.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
  expect(named).toEqual([...rooms, 'testing']);
});
