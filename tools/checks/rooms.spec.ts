import { resolve } from 'node:path';
import { largeFolders, MAX_SOURCES, placeFault, readRooms, repeatedNames, roomFault, tableFault, type Rooms } from './rooms.ts';

const API: Rooms = {
  rooms: ['platform', 'orders', 'payments', 'app'],
  composition: 'app',
  forSpecifications: ['testing'],
  mayGrow: ['platform/migrations'],
  packages: { stripe: ['payments'] },
  database: { migrations: 'platform/migrations', tables: { orders: ['purchase'] }, alsoWrite: {} },
};
const all = new Map([['apps/api', API]]);
const fault = (file: string, from: string) => roomFault(`apps/api/src/${file}`, from, all);

test.each([
  ['payments/refund.ts', '../orders/order.ts'],
  ['payments/refund.ts', './payment-provider.ts'],
  ['payments/providers/stripe/client.ts', 'stripe'],
  ['payments/refund.spec.ts', '../testing/open-shop.ts'],
  ['orders/order.spec.ts', '../payments/refund.ts'],
  ['testing/open-shop.ts', '../app/app.ts'],
  ['app/modules.ts', '../orders/routes/order-routes.ts'],
  ['orders/routes/routes.ts', './order-routes.ts'],
  ['payments/refund.spec.ts', '../orders/routes/order-routes.ts'],
  ['main.ts', './app/app.ts'],
])('%s may import %s', (file, from) => {
  expect(fault(file, from)).toBeUndefined();
});

test.each([
  ['orders/order.ts', '../payments/refund.ts', 'orders may not import payments, which builds on it'],
  ['orders/access/cookie.ts', '../../app/app.ts', 'orders may not import app'],
  ['payments/refund.ts', '../testing/open-shop.ts', 'testing is for specifications only'],
  ['payments/refund.ts', '../orders/routes.ts', 'routes of orders are for app alone'],
  ['payments/refund.ts', '../orders/order-routes.ts', 'routes of orders are for app alone'],
  ['payments/refund.ts', '../orders/routes/keyed-call.ts', 'routes of orders are for app alone'],
  ['main.ts', './testing/open-shop.ts', 'testing is for specifications only'],
  ['orders/order.ts', 'stripe', 'stripe is imported by payments alone'],
  ['orders/order.ts', 'stripe/lib/errors', 'stripe is imported by payments alone'],
])('%s may not import %s', (file, from, reason) => {
  expect(fault(file, from)).toContain(reason);
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
