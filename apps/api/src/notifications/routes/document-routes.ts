import {
  GET_ALL_DOCUMENTS,
  GET_CALENDAR_FILE,
  PRINT_CONFIRMATION,
  PRINT_INVOICE,
  PRINT_LAST_CREDIT_NOTE,
  PRINT_LAST_INVOICE,
  PRINT_VOUCHERS,
  type VoucherLayout,
} from '@shop/contracts';
import { archivedDocuments } from '@shop/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import {
  calendarOf,
  type InvoiceContent,
  type DocumentName,
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

type DocumentCall =
  typeof PRINT_CONFIRMATION | typeof PRINT_VOUCHERS | typeof PRINT_LAST_INVOICE | typeof PRINT_LAST_CREDIT_NOTE | typeof GET_CALENDAR_FILE;

interface DownloadableDocument {
  readonly call: DocumentCall;
  readonly type: string;
  /** Why an order has no such document, for a refusal; undefined when it has. */
  readonly missing: (printed: OrderDetails) => string | undefined;
}

const CALENDAR = 'calendar.ics';
const PDF = 'application/pdf';
const ZIP = 'application/zip';

/** Which file an order's vouchers are printed as. */
const VOUCHERS = { page: 'voucher.pdf', card: 'voucher-card.pdf' } as const satisfies Record<VoucherLayout, DocumentName>;

const DOCUMENTS: Record<Exclude<DocumentName, typeof VOUCHERS.card> | typeof CALENDAR, DownloadableDocument> = {
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

/** What an order can be printed as, for its buyer and for a holder of its key; only a paid order has documents. */
export function documentRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, clock, sender, pictures, document: print = renderPdf } = shop;
  const opened = async (request: OfOrder): Promise<OrderDetails> => {
    const { uuid } = request.params;
    const printed = isOrderId(uuid) ? await readOrderDetails(db, uuid) : undefined;
    if (!printed) throw notFound('There is no such order.');
    if (!(await mayOpenOrder(shop, request, printed.order))) throw orderAccessNeeded();
    if (printed.order.status === 'pending' || printed.order.status === 'failed') throw conflict('NOT_PAID', 'This order is not paid.');
    return printed;
  };
  for (const [name, document] of Object.entries(DOCUMENTS) as [keyof typeof DOCUMENTS, DownloadableDocument][])
    route(app, document.call, async (request: OfOrder, reply) => {
      const printed = await opened(request);
      const missing = document.missing(printed);
      if (missing) throw notFound(missing);
      await consumeAttempt({ db, now: clock() }, ['documentAddress', addressOf(request.ip)], reply);
      const { layout = 'page' } = request.query as { readonly layout?: VoucherLayout };
      const printedAs = name === VOUCHERS.page ? VOUCHERS[layout] : name;
      return sendFile(reply, { ...(await drawn(printedAs, printed)), type: document.type });
    });

  route(app, PRINT_INVOICE, async (request, reply) => {
    const printed = await opened(request);
    const document = printed.invoices.find(({ number }) => number === request.params.number);
    if (!document) throw notFound('This order has no invoice or credit note of this number.');
    await consumeAttempt({ db, now: clock() }, ['documentAddress', addressOf(request.ip)], reply);
    return sendFile(reply, { ...(await drawnInvoice(document, printed)), type: PDF });
  });

  route(app, GET_ALL_DOCUMENTS, async (request: OfOrder, reply) => {
    const printed = await opened(request);
    const now = clock();
    const files: ArchivedFile[] = [];
    const add = async (draw: () => Promise<ArchivedFile>) => {
      await consumeAttempt({ db, now }, ['documentAddress', addressOf(request.ip)], reply);
      files.push(await draw());
    };
    for (const name of documentsInArchive(printed)) await add(() => drawn(name, printed));
    for (const document of printed.invoices) await add(() => drawnInvoice(document, printed));
    return sendFile(reply, { content: zipArchive(files, now), type: ZIP, name: `${printed.order.booking_number}-papers.zip` });
  });

  async function drawn(document: DocumentName | typeof CALENDAR, printed: OrderDetails): Promise<ArchivedFile> {
    const name = `${printed.order.booking_number}-${document}`;
    if (document === CALENDAR) return { name, content: calendarOf(printed, sender) };
    const isVoucher = document === VOUCHERS.page || document === VOUCHERS.card;
    const picture = isVoucher && printed.gift ? await pictureForPrint(pictures, pictureIdOf(printed)) : undefined;
    return { name, content: await print(document, { ...printed, picture }, sender) };
  }

  async function drawnInvoice(invoice: InvoiceContent, printed: OrderDetails): Promise<ArchivedFile> {
    const document = invoice.kind === 'invoice' ? 'invoice.pdf' : 'credit-note.pdf';
    return { name: `${invoice.number}.pdf`, content: await print(document, { ...printed, invoices: [invoice] }, sender) };
  }
}

/** Beside invoices and credit notes, which are told apart by their numbers; without vouchers that are worth nothing any more. */
function documentsInArchive(printed: OrderDetails) {
  const documents = archivedDocuments({ kind: printed.stay ? 'stay' : 'gift', status: printed.order.status });
  return documents.filter((name) => DOCUMENTS[name].missing(printed) === undefined);
}

function sendFile(reply: FastifyReply, { content, type, name }: ArchivedFile & { type: string }) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `${type === ZIP ? 'attachment' : 'inline'}; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(content);
}
