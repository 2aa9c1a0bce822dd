import { data } from 'react-router';

/** A stay or an order that the shop does not know, or whose id makes no sense, is a real 404; other errors pass. */
export function throwNotFound(error: unknown): never {
  const { status } = error as { status?: number };
  if (status === 404 || status === 400) throw data({ code: 'NOT_FOUND' }, { status: 404 });
  throw error;
}
