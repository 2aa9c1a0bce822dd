import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Sender } from '../../mail/index.ts';
import { attachmentsOf } from '../documents-of.ts';
import { renderPdf, type DocumentName } from '../render-pdf.ts';
import type { OrderDetails } from '../order-details.ts';

/** Visitors of the shop come before mail: this thread works while the others have nothing to do. */
const PATIENT = 10;

/** What the shop asks for; its answer bears the same number. */
export interface PrintJob {
  readonly number: number;
  /** One document, for the customer who requests it; without, all that a mail brings along. */
  readonly document?: DocumentName | undefined;
  readonly printed: OrderDetails;
  readonly sender: Sender;
}

export type PrintedJob = { readonly number: number } & (
  { readonly files: Awaited<ReturnType<typeof attachmentsOf>> } | { readonly error: Error }
);

setPriority(PATIENT);
parentPort!.on('message', (job: PrintJob) => void print(job).then((done) => parentPort!.postMessage(done)));

async function print({ number, document, printed, sender }: PrintJob): Promise<PrintedJob> {
  const { picture } = printed;
  try {
    // On the way from thread to thread a Buffer becomes plain bytes.
    const whole = { ...printed, picture: picture && Buffer.from(picture) };
    if (!document) return { number, files: await attachmentsOf(whole, sender) };
    return { number, files: [{ filename: document, content: await renderPdf(document, whole, sender), contentType: 'application/pdf' }] };
  } catch (error) {
    return { number, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
