import { sql } from 'kysely';
import { readCsv } from '../partners/export/csv.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { auditCsv, endOfCode, orderSubject, recordCare } from './audit-log.ts';

const shop = shopOfFile({ outboxSleeps: true });
const INES = { colleague: 'ines@shop.example', role: 'agent', reason: '=Call 4711, "late" arrival' } as const;
const ORDER = orderSubject('00000000-0000-4000-8000-000000000001');
const EVER = { from: '2000-01-01', to: '2999-12-31' };

const record = (changes: object = {}) =>
  shop.db.transaction().execute((trx) => recordCare(trx, INES, { action: 'story', subjects: [ORDER], ...changes }));
const count = async () => (await shop.db.selectFrom('care_audit').select('id').execute()).length;

async function csv(period = EVER): Promise<string[][]> {
  let text = '';
  for await (const line of auditCsv(shop.db, period)) text += line;
  return readCsv(text);
}

test('a record says who, when, what, whose and why, and is exported as CSV that no sheet takes for a formula', async () => {
  await record({ detail: { events: 3 } });
  const [header, line] = await csv();
  expect(header).toEqual(['id', 'at', 'colleague', 'role', 'action', 'subjects', 'reason', 'detail']);
  expect(line!.slice(1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    ...['ines@shop.example', 'agent', 'story', ORDER, '\'=Call 4711, "late" arrival', '{"events":3}'],
  ]);
});

test('an export is of the days that were named', async () => {
  await sql`insert into care_audit (at, colleague, role, action, subjects, reason)
    values ('2029-03-01 23:59:59', 'x@shop.example', 'reader', 'search', '{}', 'first'), ('2029-03-03', 'x@shop.example', 'reader', 'search', '{}', 'last')`.execute(
    shop.db,
  );
  expect((await csv({ from: '2029-03-01', to: '2029-03-02' })).map((line) => line[6])).toEqual(['reason', 'first']);
});

test.each(["update care_audit set reason = 'none'", 'delete from care_audit', 'truncate care_audit'])(
  'nobody may "%s"',
  async (statement) => {
    await record();
    const before = await count();
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('The audit log is append-only');
    expect(await count()).toBe(before);
  },
);

test('what fails leaves no record, and without a record nothing is done', async () => {
  const before = await count();
  await expect(
    shop.db.transaction().execute(async (trx) => {
      await recordCare(trx, INES, { action: 'note', subjects: [ORDER] });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await count()).toBe(before);
});

test('an act is recorded once by its key', async () => {
  await record({ callKey: 'note 1' });
  await expect(record({ callKey: 'note 1' })).rejects.toMatchObject({ code: '23505' });
});

test('after three years a record is deleted by the shop itself, not a day before', async () => {
  await sql`insert into care_audit (at, colleague, role, action, subjects, reason) values
    (now() - interval '3 years 1 day', 'old@shop.example', 'reader', 'search', '{}', 'x'),
    (now() - interval '3 years' + interval '1 day', 'young@shop.example', 'reader', 'search', '{}', 'x')`.execute(shop.db);
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
  const rows = await shop.db.selectFrom('care_audit').select('colleague').where('colleague', 'like', '%old@%').execute();
  const young = await shop.db.selectFrom('care_audit').select('colleague').where('colleague', '=', 'young@shop.example').execute();
  expect([rows, young.length]).toEqual([[], 1]);
});

test.each([
  ['LAKE-1234-5678', '…5678'],
  ['ab1', '…ab1'],
])('of the code %s colleagues read %s', (code, shown) => expect(endOfCode(code)).toBe(shown));
