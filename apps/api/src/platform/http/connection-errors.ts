import type { FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';

const ANSWERS: Record<string, readonly [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE', 'The headers of the request are larger than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TOO_SLOW', 'The request did not arrive in time.'],
};
const BROKEN = ['400 Bad Request', 'INVALID_REQUEST', 'This is not a request.'] as const;

/** Answers what does not become a request: like every other refusal, with a code and a sentence. */
export const answerConnectionErrors: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const [status, code, message] = ANSWERS[error.code] ?? BROKEN;
  const body = JSON.stringify({ code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};
