import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretOf } from '../../platform/security/index.ts';
import type { Database } from '../../platform/database/index.ts';

export const ANSWER_PATH = '/gateway/partners/messages';

/** The path of a page on which a partner answers one message; anyone who has it may answer, so only that partner's mail has it. */
export async function answerPath(db: Database, messageId: string): Promise<string> {
  return `${ANSWER_PATH}/${messageId}/${await signed(db, messageId)}`;
}

/** True for a link that the shop has written. */
export async function isAnswerLink(db: Database, { id, signature }: { id: string; signature: string }): Promise<boolean> {
  const [given, right] = [Buffer.from(signature), Buffer.from(await signed(db, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

async function signed(db: Database, messageId: string): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'partnerAnswers'))
    .update(messageId)
    .digest('base64url');
}
