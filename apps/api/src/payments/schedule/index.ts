/** Instalments: planning, charging, changing and paying them. */
export {
  addInstalment,
  bearsSupplement,
  cancelOpenInstalments,
  changedSchedule,
  joinSmallInstalments,
  moveDeferred,
  raiseSchedule,
  reduceSchedule,
} from './change-schedule.ts';
export { closePayments } from './charge-due.ts';
export type { InstalmentDeps } from './charge-due.ts';
export { completeInstalmentPayment, startInstalmentPayment } from './pay-instalment.ts';
export { settleInstalment } from './record-payment.ts';
export { giveUpInstalment, writeSchedule } from './write-schedule.ts';
