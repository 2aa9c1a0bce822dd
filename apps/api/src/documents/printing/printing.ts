import { Worker } from 'node:worker_threads';
import type { Attachment, Sender } from '../../mail/index.ts';
import type { OrderDetails } from '../order-details.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import type { RenderPdf } from '../render-pdf.ts';
import type { PrintJob, PrintedJob } from './printing-thread.ts';

/** Prints what a mail brings along; see `attachmentsOf`. */
export type Print = (printed: OrderDetails, sender: Sender) => Promise<Attachment[]>;

export interface Printing {
  readonly print: Print;
  /** One document for the customer who downloads it; 503 while too many are queued. */
  readonly document: RenderPdf;
  stop(): Promise<void>;
}

/** Documents take some 15 ms each: with so many in the queue a new request would take longer than a second. */
const MAX_DOCUMENTS = 50;

interface Waiting {
  readonly done: (files: Attachment[]) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Prints in a thread of its own: a confirmation takes some 15 ms, the first one ten times as much, and nobody who searches or
 * buys in this process should stand still for so long. The thread is started by the first job; one that breaks fails the jobs
 * it had, which their senders try again, and the next job starts another.
 */
export function printingThread(): Printing {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let jobs = 0;

  function started(): Worker {
    const worker = new Worker(new URL('./printing-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (job: PrintedJob) => {
      const customer = waiting.get(job.number);
      waiting.delete(job.number);
      if ('error' in job) customer?.fail(job.error);
      else customer?.done(job.files.map((file) => ({ ...file, content: Buffer.from(file.content) })));
    });
    worker.once('error', (error) => giveUp(worker, error as Error));
    worker.once('exit', () => giveUp(worker, new Error('The printing thread has ended.')));
    return worker;
  }

  function giveUp(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  }

  const ask = (job: Omit<PrintJob, 'number'>): Promise<Attachment[]> =>
    new Promise((done, fail) => {
      thread ??= started();
      const number = jobs++;
      waiting.set(number, { done, fail });
      thread.postMessage({ number, ...job });
    });
  let documents = 0;

  return {
    print: (printed, sender) => ask({ printed, sender }),
    async document(document, printed, sender) {
      if (documents >= MAX_DOCUMENTS)
        throw new HttpProblem(503, { code: 'TRY_AGAIN', message: 'Too many documents are being printed: try again in a few seconds.' });
      documents++;
      try {
        const [file] = await ask({ document, printed, sender });
        return file!.content;
      } finally {
        documents--;
      }
    },
    async stop() {
      await thread?.terminate();
    },
  };
}
