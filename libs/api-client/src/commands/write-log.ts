import { type LogBody, WRITE_LOG } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** The longest message that is taken (spec 2, section 5). */
const LONGEST = 256;

/** Tells the operator what went wrong; a log that cannot be written is nobody's concern (spec 2, section 7). */
export function writeLog({ message, ...body }: LogBody): void {
  call(WRITE_LOG, { body: { ...body, message: message.slice(0, LONGEST) } }).catch(() => undefined);
}
