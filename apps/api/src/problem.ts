import type { Problem } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';

/** A refusal with a stable code (decision A-087); every route throws it, one handler answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal(400, { code: 'INVALID_FIELD', field, message });
}

export function notFound(message: string): Refusal {
  return new Refusal(404, { code: 'NOT_FOUND', message });
}

export function conflict(code: string, message: string, amount?: number): Refusal {
  return new Refusal(409, amount === undefined ? { code, message } : { code, message, amount });
}

/** Answers every error as a `Problem`; what we did not expect is logged and told as one sentence. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ code: 'NOT_FOUND', message: `There is no ${request.method} ${request.url.split('?')[0]}.` }),
  );
  app.setErrorHandler((error: FailedRequest, request, reply) => {
    if (error instanceof Refusal) return reply.status(error.status).send(error.problem);
    if (error.validation) return reply.status(400).send(validationProblem(error));
    if (error.statusCode && error.statusCode < 500)
      return reply
        .status(error.statusCode)
        .send({ code: error.statusCode === 413 ? 'TOO_LARGE' : 'INVALID_REQUEST', message: error.message });
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send({ code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' });
  });
}

interface FailedRequest extends Error {
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
