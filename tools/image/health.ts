/** The health check of a container, whichever of the two it runs: healthy when what listens on PORT or on API_PORT says that it lives. */
const { PORT = '4200', API_PORT = '4201' } = process.env;
const answers = await Promise.all([statusOf(PORT, '/healthz'), statusOf(API_PORT, '/healthz')]);
const given = answers.filter((status) => status !== undefined);
process.exitCode = given.length > 0 && given.every((status) => status === 200) ? 0 : 1;

/** Nothing where nobody listens. */
async function statusOf(port: string, path: string): Promise<number | undefined> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3_000) })).status;
  } catch (error) {
    return ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED' ? undefined : 503;
  }
}

export {};
