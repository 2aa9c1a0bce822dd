import { parcelStep } from './parcel.ts';

test('a parcel is packed, sent, and may come back', () => {
  expect(parcelStep('toPack', 'sent').kind).toBe('done');
  expect(parcelStep('sent', 'returned').kind).toBe('done');
  expect(parcelStep('returned', 'sent').kind).toBe('done');
});

test('the same status twice changes nothing', () => {
  expect(parcelStep('sent', 'sent').kind).toBe('unchanged');
});

test('a parcel of a cancelled order is not sent', () => {
  expect(parcelStep('cancelled', 'sent')).toEqual({ kind: 'refused', reason: 'a parcel that is cancelled cannot become sent' });
});

test('what was never sent does not come back', () => {
  expect(parcelStep('toPack', 'returned').kind).toBe('refused');
});
