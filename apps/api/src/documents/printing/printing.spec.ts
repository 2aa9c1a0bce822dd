import { attachmentsOf } from '../documents-of.ts';
import { aPrintedStay } from './a-printed-stay.test-utils.ts';
import { printingThread, type Printing } from './printing.ts';

const SENDER = { shopName: 'The shop', publicOrigin: 'https://shop.example', preferencesKey: 'key' };
let printing: Printing;

beforeEach(() => {
  printing = printingThread();
});

afterEach(() => printing.stop());

test('the thread prints the same documents as this one, and several at the same time', async () => {
  const orders = ['11111111', '22222222', '33333333'].map(aPrintedStay);
  const printed = await Promise.all(orders.map((order) => printing.print(order, SENDER)));
  expect(printed.map((files) => files.map((file) => file.filename))).toEqual(
    orders.map(({ order }) => [`confirmation-${order.booking_number}.pdf`, `calendar-${order.booking_number}.ics`]),
  );
  const [document, days] = printed[0]!;
  expect(document!.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(days!.content.toString()).toBe((await attachmentsOf(orders[0]!, SENDER))[1]!.content.toString());
});

test('what cannot be printed is an error, and the next document is printed', async () => {
  const broken = { ...aPrintedStay('44444444'), locale: 'xx_XX' as 'fr_FR' };
  await expect(printing.print(broken, SENDER)).rejects.toThrow();
  expect(await printing.print(aPrintedStay('55555555'), SENDER)).toHaveLength(2);
});

test('a thread that ended while it printed fails its documents, and another one is started', async () => {
  const lost = printing.print(aPrintedStay('66666666'), SENDER);
  lost.catch(() => undefined);
  await printing.stop();
  await expect(lost).rejects.toThrow('The printing thread has ended.');
  expect(await printing.print(aPrintedStay('77777777'), SENDER)).toHaveLength(2);
});

test('documents that customers wait for are printed there too, and no more of them wait than can be printed in a second', async () => {
  const requested = Array.from({ length: 60 }, (_, number) =>
    printing.document('confirmation.pdf', aPrintedStay(String(10_000_000 + number)), SENDER).then(
      (file) => file.subarray(0, 5).toString(),
      ({ status }) => status as number,
    ),
  );
  const answers = await Promise.all(requested);
  expect(answers.filter((answer) => answer === '%PDF-')).toHaveLength(50);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(10);
  expect((await printing.document('confirmation.pdf', aPrintedStay('88888888'), SENDER)).subarray(0, 5).toString()).toBe('%PDF-');
});
