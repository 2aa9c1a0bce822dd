import { fail, ok, type Finding } from './finding.ts';

const WAIT_MS = 5_000;

/** `/readyz` of one process, or of the front before several. */
export async function checkReadiness(name: 'api' | 'shell', address: string): Promise<Finding> {
  const check = `${name} ${address}`;
  try {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(WAIT_MS) });
    const said = await answer.text();
    if (answer.ok) return ok(check, 'ready');
    return fail(
      check,
      `is not ready (${answer.status}): ${reasonIn(said)}`,
      `see docs/operating.md, "What to do when", and the log of the ${name}`,
    );
  } catch (error) {
    const { name: kind, message, cause } = error as Error & { cause?: Error & { code?: string } };
    const says = kind === 'TimeoutError' ? `is silent for ${WAIT_MS / 1000} s` : `cannot be reached: ${cause?.code ?? message}`;
    return fail(check, says, `start the ${name}, or give its address: npm run doctor -- --${name} http://host:port`);
  }
}

function reasonIn(said: string): string {
  try {
    const { message, status } = JSON.parse(said) as { message?: string; status?: string };
    return message ?? status ?? said;
  } catch {
    return said.slice(0, 200);
  }
}
