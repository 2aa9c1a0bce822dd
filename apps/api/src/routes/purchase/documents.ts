import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import type { Shop } from '../../app.ts';
import { calendarOf } from '../../documents/calendar-file.ts';
import { pictureForPrint } from '../../documents/picture-for-print.ts';
import { printPaper, type PaperName } from '../../documents/print-paper.ts';
import { readPrintedOrder, type PrintedOrder } from '../../documents/printed-order.ts';
import { conflict, notFound } from '../../problem.ts';
import { mayOpenOrder, orderAccessNeeded } from '../../purchase/access/order-cookie.ts';
import { isOrderId } from '../../purchase/booking/owned-booking.ts';

interface Paper {
  readonly type: string;
  /** Why an order has no such paper, for a refusal; undefined when it has. */
  readonly missing: (printed: PrintedOrder) => string | undefined;
}

const CALENDAR = 'calendar.ics';

const PAPERS: Record<PaperName | typeof CALENDAR, Paper> = {
  'confirmation.pdf': { type: 'application/pdf', missing: () => undefined },
  'voucher.pdf': {
    type: 'application/pdf',
    missing: ({ order, vouchers }) =>
      order.status === 'cancelled' || vouchers.length === 0 ? 'This order has no gift voucher that is worth anything.' : undefined,
  },
  'invoice.pdf': {
    type: 'application/pdf',
    missing: ({ invoices }) => (invoices.length === 0 ? 'No invoice was asked for yet.' : undefined),
  },
  'credit-note.pdf': {
    type: 'application/pdf',
    missing: ({ invoices }) =>
      invoices.some(({ kind }) => kind === 'creditNote') ? undefined : 'Nothing of an invoice of this order was given back.',
  },
  [CALENDAR]: {
    type: 'text/calendar; charset=utf-8',
    missing: ({ stay }) => (stay ? undefined : 'A gift has no days.'),
  },
};

/** What an order can be printed as, for whoever has its key or bought it; only a paid order has papers. */
export function documentRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock, sender, pictures, paper: print = printPaper } = shop;
  for (const [name, paper] of Object.entries(PAPERS) as [keyof typeof PAPERS, Paper][])
    app.get<{ Params: { uuid: string } }>(
      `/gateway/orders/:uuid/${name}`,
      { schema: { tags: ['purchase'], produces: [paper.type.split(';')[0]!] } },
      async (request, reply) => {
        const { uuid } = request.params;
        const printed = isOrderId(uuid) ? await readPrintedOrder(db, uuid) : undefined;
        if (!printed) throw notFound('There is no such order.');
        if (!(await mayOpenOrder(shop, request, printed.order))) throw orderAccessNeeded();
        if (printed.order.status === 'pending' || printed.order.status === 'failed') throw conflict('NOT_PAID', 'This order is not paid.');
        const missing = paper.missing(printed);
        if (missing) throw notFound(missing);
        const picture = name === 'voucher.pdf' && printed.gift ? await pictureForPrint(pictures, printed.gift) : undefined;
        await takeAttempt({ db, now: clock() }, ['paperAddress', addressOf(request.ip)], reply);
        const file = name === CALENDAR ? calendarOf(printed, sender) : await print(name, { ...printed, picture }, sender);
        return sendFile(reply, { file, type: paper.type, name: `${printed.order.booking_number}-${name}` });
      },
    );
}

function sendFile(reply: FastifyReply, { file, type, name }: { file: Buffer | string; type: string; name: string }) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(file);
}
