import { chargeDue, type ScheduleWork } from '../../payments/schedule/charge-due.ts';
import { remindOfInstalments } from '../../payments/schedule/remind.ts';
import { endUnpaidBookings } from './unpaid-booking.ts';

/** What instalments need of the shop by themselves: they are announced, charged, and ended where nobody pays. May run in every process. */
export async function lookAfterInstalments(work: ScheduleWork): Promise<void> {
  await remindOfInstalments(work);
  await chargeDue(work);
  await endUnpaidBookings(work);
}
