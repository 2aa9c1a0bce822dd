import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { calendarOf } from './calendar-file.ts';
import { aPrintedStay } from './printing/a-printed-stay.test-utils.ts';

const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };
const address = (file: string) => JSON.stringify(pathToFileURL(resolve('apps/api/src/documents', file)).href);
const PROGRAM = `
  const { calendarOf } = await import(${address('calendar-file.ts')});
  const { aPrintedStay } = await import(${address('printing/a-printed-stay.test-utils.ts')});
  console.log(calendarOf(aPrintedStay('12345678'), ${JSON.stringify(SENDER)}));`;

/** The clock of a process is set before it begins. */
async function writtenIn(zone: string): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', TZ: zone };
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

test.each(['UTC', 'Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a process in %s writes the days of the stay',
  async (zone) => {
    const file = await writtenIn(zone);
    expect(file).toContain('DTSTART;VALUE=DATE:20300616');
    expect(file).toContain('DTEND;VALUE=DATE:20300619');
  },
);

test('a stay that was changed is a later one of the same entry', () => {
  const printed = aPrintedStay('12345678');
  const [first, second] = [calendarOf(printed, SENDER), calendarOf({ ...printed, changes: 1 }, SENDER)];
  const uidOf = (file: string) => /^UID:.*$/m.exec(file)?.[0];
  expect(uidOf(second)).toBe(uidOf(first));
  expect(first).toContain('SEQUENCE:0');
  expect(second).toContain('SEQUENCE:1');
});
