import type Type from 'typebox';
import type { TSchema } from 'typebox';

/** Method and path: `GET /api/weekend/:id/detail.json`. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A good answer that is not JSON: nothing at all (204), or a file. */
export type BareAnswer = 'nothing' | 'application/pdf' | 'application/zip' | 'text/calendar' | 'text/csv';

/** One call of the API: what goes in, what comes back, and with which codes it is refused. */
export interface Call {
  readonly tag: string;
  /** What it is for. */
  readonly summary: string;
  /** What the path holds; texts where nothing is said. */
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** By status. */
  readonly answers: Readonly<Record<number, TSchema>> | BareAnswer;
  /** What a refusal looks like, where it says more than a `Problem`. */
  readonly problem?: TSchema;
  /** Codes of its own refusals, beside those that every call may give (`COMMON_CODES`). */
  readonly errors: readonly string[];
  /** Takes an `Idempotency-Key`: a caller that repeats it gets the first answer again. GET, PUT and DELETE may be repeated anyway. */
  readonly key?: 'required' | 'optional';
}

export type Calls = Readonly<Record<Address, Call>>;

/** Refusals of every call: of its input, of a strange origin, of a shop that is busy or broken. */
export const COMMON_CODES = ['INVALID_FIELD', 'INVALID_REQUEST', 'TOO_LARGE', 'CROSS_SITE', 'TRY_AGAIN', 'INTERNAL_ERROR'] as const;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<A, C> = C extends { readonly params: infer P extends TSchema }
  ? Type.Static<P>
  : A extends string
    ? Record<NamesIn<A>, string>
    : never;

export type QueryOf<C> = C extends { readonly query: infer Q extends TSchema } ? Type.Static<Q> : unknown;

export type BodyOf<C> = C extends { readonly body: infer B extends TSchema } ? Type.Static<B> : unknown;

export type AnswerOf<C> = C extends { readonly answers: infer Answers }
  ? Answers extends string
    ? void
    : { [Status in keyof Answers]: Answers[Status] extends TSchema ? Type.Static<Answers[Status]> : never }[keyof Answers]
  : never;
