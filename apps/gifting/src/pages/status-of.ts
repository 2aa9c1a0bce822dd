import { data } from 'react-router';

/** 200 for an answer; what does not exist is a real 404, and any other failure a 503 that the page itself tells of. */
export async function statusOf(answer: Promise<unknown>): Promise<200 | 503> {
  try {
    await answer;
    return 200;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 404 || status === 400) throw data({ code: 'NOT_FOUND' }, { status: 404 });
    return 503;
  }
}
