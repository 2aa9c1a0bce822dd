/** What is done later or once: scheduled jobs, the outbox, keyed calls. */
export { enqueue, eraseRecipient } from './enqueue.ts';
export { canonical, onlyOnce } from './idempotency.ts';
export type { Answer, KeyedRequest } from './idempotency.ts';
export type { Job } from './job.ts';
export { KeyedMutex } from './keyed-mutex.ts';
export { PermanentError } from './outbox.ts';
export type { OutboxHandler, OutboxHandlers } from './outbox.ts';
export { Polling } from './polling.ts';
export { SettleAll } from './settle-all.ts';
export { withdrawFailingRow } from './withdraw-failing-row.ts';
