import type { Locale } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PayingShop } from '../../payments/index.ts';
import { ANSWER_PATH, isAnswerLink } from '../channels/answer-link.ts';
import { ANSWER_PAGE_HEADERS, answerPage } from '../channels/answer-page.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { isOver } from '../messages/erase-deliveries.ts';
import { partnerMessage } from '../messages/partner-message.ts';
import { invalidField, notFound, openScope } from '../../platform/http/index.ts';
import { isOrderId } from '../../orders/index.ts';

interface Link {
  Params: { id: string; signature: string };
}

const MAX_REASON = 500;

/** The page behind the link of a partner's mail. To open it answers nothing (scanners of mails open every link); its forms do. */
export function answerPageRoutes(app: FastifyInstance, { db, clock }: PayingShop): void {
  const path = `${ANSWER_PATH}/:id/:signature`;

  app.get<Link>(path, { schema: { hide: true } }, ({ params }, reply) => show(params, reply));

  openScope(app, 'answers of partners', (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    scope.post<Link & { Body: URLSearchParams | undefined }>(path, { schema: { hide: true } }, async ({ params, body }, reply) => {
      await checkLink(params);
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const status = form.get('status');
      if (status !== 'acknowledged' && status !== 'refused') throw invalidField('status', 'status is acknowledged or refused.');
      const reason = form.get('reason')?.trim().slice(0, MAX_REASON);
      if (status === 'refused' && !reason) throw invalidField('reason', 'reason is needed: it says why.');
      await answerMessage(db, { id: params.id, status, reason }, clock());
      return show(params, reply);
    });
  });

  async function checkLink({ id, signature }: Link['Params']): Promise<void> {
    if (!isOrderId(id) || !(await isAnswerLink(db, { id, signature }))) throw notFound('There is no such message.');
    const over = db.selectFrom('partner_message').select('id').where('id', '=', id).where(isOver(clock()));
    if (await over.executeTakeFirst()) throw notFound('There is no such message any more: what it asks for is over.');
  }

  async function show(params: Link['Params'], reply: FastifyReply): Promise<FastifyReply> {
    await checkLink(params);
    const row = await db.selectFrom('partner_message').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('There is no such message.');
    const partner = await db
      .selectFrom('delivery_place')
      .innerJoin('delivery_partner', 'delivery_partner.id', 'delivery_place.partner_id')
      .select('locale')
      .where('kind', '=', row.kind)
      .where('place_id', '=', row.place_id)
      .executeTakeFirst();
    const locale = (partner?.locale ?? 'fr_FR') as Locale;
    const answered = row.state === 'acknowledged' || row.state === 'refused' ? row.state : undefined;
    return reply.headers(ANSWER_PAGE_HEADERS).send(answerPage({ locale, message: partnerMessage(row, locale), answered }));
  }
}
