/** The answer, or nothing when it fails or takes too long. */
export async function withinTime<T>(requested: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => (timer = setTimeout(done, milliseconds, undefined)));
  const answer = await Promise.race([requested.catch(() => undefined), late]);
  clearTimeout(timer);
  return answer;
}
