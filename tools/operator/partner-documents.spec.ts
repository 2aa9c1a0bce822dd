import { CentreVoucher, PartnerMessage } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { readPartners } from './partner-lines.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/partners-delivery.md'), 'utf8');

const [ofPartners = '', fromCentre = ''] = page.split('\n## Vouchers at the centre\n');
const examples = (text: string) => [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => JSON.parse(json!) as unknown);

test('the messages of the page are as the contract says', () => {
  const messages = examples(ofPartners);
  expect(messages).toHaveLength(3);
  for (const message of messages) expect([...Value.Errors(PartnerMessage, message)]).toEqual([]);
});

test('what a centre reads of a voucher is as the contract says', () => {
  expect(examples(fromCentre).map((answer) => [...Value.Errors(CentreVoucher, answer)])).toEqual([[]]);
});

test('the partners of the page can be imported', () => {
  const lines = [...page.matchAll(/^ {4}(\{"id".*)$/gm)].map(([, line]) => line!);
  const { partners, faults } = readPartners(lines.join('\n'), { hotels: new Set([1, 2, 3]), activityCentres: new Set([7]) });
  expect([partners.length, faults]).toEqual([3, []]);
});
