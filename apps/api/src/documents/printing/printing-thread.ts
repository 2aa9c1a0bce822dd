import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Sender } from '../../mail/confirmation.ts';
import { attachmentsOf } from '../documents-of.ts';
import type { PrintedOrder } from '../printed-order.ts';

/** Mail may wait for whoever stands in the shop: this thread works while the others have nothing to do. */
const PATIENT = 10;

/** What the shop asks for; its answer bears the same number. */
export interface PrintJob {
  readonly number: number;
  readonly printed: PrintedOrder;
  readonly sender: Sender;
}

export type PrintedJob = { readonly number: number } & (
  { readonly files: Awaited<ReturnType<typeof attachmentsOf>> } | { readonly error: Error }
);

setPriority(PATIENT);
parentPort!.on('message', (job: PrintJob) => void print(job).then((done) => parentPort!.postMessage(done)));

async function print({ number, printed, sender }: PrintJob): Promise<PrintedJob> {
  const { picture } = printed;
  try {
    // On the way from thread to thread a Buffer becomes plain bytes.
    return { number, files: await attachmentsOf({ ...printed, picture: picture && Buffer.from(picture) }, sender) };
  } catch (error) {
    return { number, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
