import type { Problem, RefusalCode } from '@shop/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { isDatabaseUnavailable, RETRY_SECONDS } from './database-unavailable.ts';

/** A refusal with a stable code (decision note `open-points`); every route throws it, one handler answers it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

export function invalidField(field: string, message: string): HttpProblem {
  return new HttpProblem(400, { code: 'INVALID_FIELD', field, message });
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem(404, { code: 'NOT_FOUND', message });
}

export function conflict(code: RefusalCode, message: string, amount?: number): HttpProblem {
  return new HttpProblem(409, amount === undefined ? { code, message } : { code, message, amount });
}

/** A stay that cannot begin on a day for a length; `minStay` where it can for so many nights. */
export function notOnCheckin(minStay?: number): HttpProblem {
  const message = 'This stay cannot begin on that day for that length.';
  return new HttpProblem(409, { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN', message, ...(minStay !== undefined && { minStay }) });
}

/** Answers every error as a `Problem`; what we did not expect is logged and told as one sentence. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    request.refusal = 'NOT_FOUND';
    return reply.status(404).send({ code: 'NOT_FOUND', message: `There is no ${request.method} ${request.url.split('?')[0]}.` });
  });
  app.setErrorHandler((error: FailedRequest, request, reply) => {
    const { status, problem } = answerTo(error);
    request.refusal = problem.code;
    if (status === 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) {
      request.log.warn(
        { err: error },
        error instanceof HttpProblem ? 'an upstream service does not answer' : 'the database does not answer',
      );
      reply.header('retry-after', String(RETRY_SECONDS));
    }
    return reply.status(status).send(problemOf(request, problem));
  });
}

/** Calls whose refusals have an `error` beside code and message (API-037, API-038). */
const WALLET = new Set(['/gateway/purchase/orders', '/gateway/purchase/zeppto']);

/** A refusal as the call that it answers tells it. */
export function problemOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>, problem: Problem): Problem {
  return WALLET.has(routeOptions?.url ?? '') ? { ...problem, error: problem.code } : problem;
}

/** The same for an address that no route was looked up for: half an escape, an endless name. */
export function answerUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.refusal = 'INVALID_REQUEST';
  void reply
    .status(error.statusCode ?? 400)
    .headers(ANSWER_HEADERS)
    .send({ code: 'INVALID_REQUEST', message: 'The address cannot be read.' } satisfies Problem);
}

function answerTo(error: FailedRequest): { status: number; problem: Problem } {
  if (error instanceof HttpProblem) return { status: error.status, problem: error.problem };
  if (error.validation) return { status: 400, problem: validationProblem(error) };
  if (isFastifyError(error) && error.statusCode < 500)
    return {
      status: error.statusCode,
      problem: { code: error.statusCode === 413 ? 'TOO_LARGE' : 'INVALID_REQUEST', message: error.message },
    };
  if (isDatabaseUnavailable(error)) return { status: 503, problem: databaseProblem };
  return { status: 500, problem: { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' } };
}

/**
 * An unreadable request, in Fastify's own words. What an upstream service has answered has a status too, but its sentences are neither ours
 * nor for the public.
 */
function isFastifyError(error: FailedRequest): error is FailedRequest & { statusCode: number } {
  return error.statusCode !== undefined && error.code?.startsWith('FST_') === true;
}

const databaseProblem: Problem = { code: 'TRY_AGAIN', message: `The shop is busy: try again in ${RETRY_SECONDS} seconds.` };

interface FailedRequest extends Error {
  code?: string;
  statusCode?: number;
  validationContext?: string;
  validation?: { instancePath: string; message?: string; params?: Record<string, unknown> }[];
}

function validationProblem(error: FailedRequest): Problem {
  const first = error.validation?.[0];
  const missing = first?.params?.missingProperty;
  const path = `${first?.instancePath ?? ''}${typeof missing === 'string' ? `/${missing}` : ''}`;
  const field = path.replace(/^\//, '').replaceAll('/', '.');
  return {
    code: 'INVALID_FIELD',
    field: field || (error.validationContext ?? 'body'),
    message: `${field || error.validationContext || 'The request'} ${first?.message ?? 'is not valid'}.`,
  };
}
