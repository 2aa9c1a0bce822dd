import {
  GET_ALL_PAPERS,
  GET_CALENDAR_FILE,
  PRINT_CONFIRMATION,
  PRINT_INVOICE,
  PRINT_LAST_CREDIT_NOTE,
  PRINT_LAST_INVOICE,
  PRINT_VOUCHERS,
  type VoucherLayout,
} from '@shop/contracts';
import { archivedPapers } from '@shop/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import {
  calendarOf,
  type InvoiceContent,
  type PaperName,
  pictureForPrint,
  pictureIdOf,
  type OrderDetails,
  renderPdf,
  readOrderDetails,
} from '../../documents/index.ts';
import { zipArchive, type ArchivedFile } from '../../platform/archive/index.ts';
import { conflict, notFound, route } from '../../platform/http/index.ts';
import { mayOpenOrder, orderAccessNeeded } from '../../orders/access/index.ts';
import { isOrderId } from '../../orders/index.ts';

type OfOrder = FastifyRequest<{ Params: { uuid: string } }>;

type PaperCall =
  typeof PRINT_CONFIRMATION | typeof PRINT_VOUCHERS | typeof PRINT_LAST_INVOICE | typeof PRINT_LAST_CREDIT_NOTE | typeof GET_CALENDAR_FILE;

interface DownloadableDocument {
  readonly call: PaperCall;
  readonly type: string;
  /** Why an order has no such paper, for a refusal; undefined when it has. */
  readonly missing: (printed: OrderDetails) => string | undefined;
}

const CALENDAR = 'calendar.ics';
const PDF = 'application/pdf';
const ZIP = 'application/zip';

/** Which file an order's vouchers are printed as. */
const VOUCHERS = { page: 'voucher.pdf', card: 'voucher-card.pdf' } as const satisfies Record<VoucherLayout, PaperName>;

const PAPERS: Record<Exclude<PaperName, typeof VOUCHERS.card> | typeof CALENDAR, DownloadableDocument> = {
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

/** What an order can be printed as, for its buyer and for a holder of its key; only a paid order has papers. */
export function documentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, clock, sender, pictures, paper: print = renderPdf } = shop;
  const opened = async (request: OfOrder): Promise<OrderDetails> => {
    const { uuid } = request.params;
    const printed = isOrderId(uuid) ? await readOrderDetails(db, uuid) : undefined;
    if (!printed) throw notFound('There is no such order.');
    if (!(await mayOpenOrder(shop, request, printed.order))) throw orderAccessNeeded();
    if (printed.order.status === 'pending' || printed.order.status === 'failed') throw conflict('NOT_PAID', 'This order is not paid.');
    return printed;
  };
  for (const [name, paper] of Object.entries(PAPERS) as [keyof typeof PAPERS, DownloadableDocument][])
    route(app, paper.call, async (request: OfOrder, reply) => {
      const printed = await opened(request);
      const missing = paper.missing(printed);
      if (missing) throw notFound(missing);
      await consumeAttempt({ db, now: clock() }, ['paperAddress', addressOf(request.ip)], reply);
      const { layout = 'page' } = request.query as { readonly layout?: VoucherLayout };
      const printedAs = name === VOUCHERS.page ? VOUCHERS[layout] : name;
      return sendFile(reply, { ...(await drawn(printedAs, printed)), type: paper.type });
    });

  route(app, PRINT_INVOICE, async (request, reply) => {
    const printed = await opened(request);
    const paper = printed.invoices.find(({ number }) => number === request.params.number);
    if (!paper) throw notFound('This order has no invoice or credit note of this number.');
    await consumeAttempt({ db, now: clock() }, ['paperAddress', addressOf(request.ip)], reply);
    return sendFile(reply, { ...(await drawnInvoice(paper, printed)), type: PDF });
  });

  route(app, GET_ALL_PAPERS, async (request: OfOrder, reply) => {
    const printed = await opened(request);
    const now = clock();
    const files: ArchivedFile[] = [];
    const add = async (draw: () => Promise<ArchivedFile>) => {
      await consumeAttempt({ db, now }, ['paperAddress', addressOf(request.ip)], reply);
      files.push(await draw());
    };
    for (const name of papersInArchive(printed)) await add(() => drawn(name, printed));
    for (const paper of printed.invoices) await add(() => drawnInvoice(paper, printed));
    return sendFile(reply, { content: zipArchive(files, now), type: ZIP, name: `${printed.order.booking_number}-papers.zip` });
  });

  async function drawn(paper: PaperName | typeof CALENDAR, printed: OrderDetails): Promise<ArchivedFile> {
    const name = `${printed.order.booking_number}-${paper}`;
    if (paper === CALENDAR) return { name, content: calendarOf(printed, sender) };
    const isVoucher = paper === VOUCHERS.page || paper === VOUCHERS.card;
    const picture = isVoucher && printed.gift ? await pictureForPrint(pictures, pictureIdOf(printed)) : undefined;
    return { name, content: await print(paper, { ...printed, picture }, sender) };
  }

  async function drawnInvoice(invoice: InvoiceContent, printed: OrderDetails): Promise<ArchivedFile> {
    const paper = invoice.kind === 'invoice' ? 'invoice.pdf' : 'credit-note.pdf';
    return { name: `${invoice.number}.pdf`, content: await print(paper, { ...printed, invoices: [invoice] }, sender) };
  }
}

/** Beside invoices and credit notes, which are told apart by their numbers; without vouchers that are worth nothing any more. */
function papersInArchive(printed: OrderDetails) {
  const papers = archivedPapers({ kind: printed.stay ? 'stay' : 'gift', status: printed.order.status });
  return papers.filter((name) => PAPERS[name].missing(printed) === undefined);
}

function sendFile(reply: FastifyReply, { content, type, name }: ArchivedFile & { type: string }) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `${type === ZIP ? 'attachment' : 'inline'}; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(content);
}
