import { traceFrom } from './trace.ts';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the trace of a request', () => {
  test('goes on where the caller has begun it, with a span of its own', () => {
    const trace = traceFrom(PARENT);
    expect(trace.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(trace.spanId).not.toBe('b7ad6b7169203331');
  });

  test.each([
    undefined,
    '',
    'nonsense',
    `ff${PARENT.slice(2)}`,
    PARENT.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
    PARENT.toUpperCase(),
    ['a', 'b'],
  ])('begins again with %j', (header) => {
    const { traceId } = traceFrom(header);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  });
});
