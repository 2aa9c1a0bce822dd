import {
  GET_CALENDAR_FILE,
  PRINT_CONFIRMATION,
  PRINT_INVOICE,
  PRINT_LAST_CREDIT_NOTE,
  PRINT_LAST_INVOICE,
  PRINT_VOUCHERS,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, takeAttempt } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import {
  calendarOf,
  type PaperName,
  pictureForPrint,
  pictureIdOf,
  type PrintedOrder,
  printPaper,
  readPrintedOrder,
} from '../../documents/index.ts';
import { conflict, notFound, route } from '../../platform/http/index.ts';
import { mayOpenOrder, orderAccessNeeded } from '../../orders/access/index.ts';
import { isOrderId } from '../../orders/index.ts';

type OfOrder = FastifyRequest<{ Params: { uuid: string } }>;

type PaperCall =
  typeof PRINT_CONFIRMATION | typeof PRINT_VOUCHERS | typeof PRINT_LAST_INVOICE | typeof PRINT_LAST_CREDIT_NOTE | typeof GET_CALENDAR_FILE;

interface Paper {
  readonly call: PaperCall;
  readonly type: string;
  /** Why an order has no such paper, for a refusal; undefined when it has. */
  readonly missing: (printed: PrintedOrder) => string | undefined;
}

const CALENDAR = 'calendar.ics';
const PDF = 'application/pdf';

const PAPERS: Record<PaperName | typeof CALENDAR, Paper> = {
  'confirmation.pdf': { call: PRINT_CONFIRMATION, type: PDF, missing: () => undefined },
  'voucher.pdf': {
    call: PRINT_VOUCHERS,
    type: PDF,
    missing: ({ order, vouchers }) =>
      order.status === 'cancelled' || vouchers.length === 0 ? 'This order has no gift voucher that is worth anything.' : undefined,
  },
  'invoice.pdf': {
    call: PRINT_LAST_INVOICE,
    type: PDF,
    missing: ({ invoices }) => (invoices.length === 0 ? 'No invoice was asked for yet.' : undefined),
  },
  'credit-note.pdf': {
    call: PRINT_LAST_CREDIT_NOTE,
    type: PDF,
    missing: ({ invoices }) =>
      invoices.some(({ kind }) => kind === 'creditNote') ? undefined : 'Nothing of an invoice of this order was given back.',
  },
  [CALENDAR]: {
    call: GET_CALENDAR_FILE,
    type: 'text/calendar; charset=utf-8',
    missing: ({ stay }) => (stay ? undefined : 'A gift has no days.'),
  },
};

/** What an order can be printed as, for whoever has its key or bought it; only a paid order has papers. */
export function documentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, clock, sender, pictures, paper: print = printPaper } = shop;
  const opened = async (request: OfOrder): Promise<PrintedOrder> => {
    const { uuid } = request.params;
    const printed = isOrderId(uuid) ? await readPrintedOrder(db, uuid) : undefined;
    if (!printed) throw notFound('There is no such order.');
    if (!(await mayOpenOrder(shop, request, printed.order))) throw orderAccessNeeded();
    if (printed.order.status === 'pending' || printed.order.status === 'failed') throw conflict('NOT_PAID', 'This order is not paid.');
    return printed;
  };
  for (const [name, paper] of Object.entries(PAPERS) as [keyof typeof PAPERS, Paper][])
    route(app, paper.call, async (request: OfOrder, reply) => {
      const printed = await opened(request);
      const missing = paper.missing(printed);
      if (missing) throw notFound(missing);
      const picture = name === 'voucher.pdf' && printed.gift ? await pictureForPrint(pictures, pictureIdOf(printed)) : undefined;
      await takeAttempt({ db, now: clock() }, ['paperAddress', addressOf(request.ip)], reply);
      const file = name === CALENDAR ? calendarOf(printed, sender) : await print(name, { ...printed, picture }, sender);
      return sendFile(reply, { file, type: paper.type, name: `${printed.order.booking_number}-${name}` });
    });

  route(app, PRINT_INVOICE, async (request, reply) => {
    const printed = await opened(request);
    const paper = printed.invoices.find(({ number }) => number === request.params.number);
    if (!paper) throw notFound('This order has no invoice or credit note of this number.');
    await takeAttempt({ db, now: clock() }, ['paperAddress', addressOf(request.ip)], reply);
    const name = paper.kind === 'invoice' ? 'invoice.pdf' : 'credit-note.pdf';
    const file = await print(name, { ...printed, invoices: [paper] }, sender);
    return sendFile(reply, { file, type: PDF, name: `${paper.number}.pdf` });
  });
}

function sendFile(reply: FastifyReply, { file, type, name }: { file: Buffer | string; type: string; name: string }) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(file);
}
