import { traceFrom, traceHeaders, traceparentOf, within } from './trace.ts';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the trace of a request', () => {
  test('goes on where the caller has begun it, with a span of its own', () => {
    const trace = traceFrom(PARENT);
    expect(trace).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentId: 'b7ad6b7169203331', isSampled: true });
    expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(trace.spanId).not.toBe(trace.parentId);
  });

  test.each([
    undefined,
    '',
    'nonsense',
    `ff${PARENT.slice(2)}`,
    PARENT.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
    PARENT.toUpperCase(),
    ['a', 'b'],
  ])('begins anew with %j', (header) => {
    const { traceId, parentId } = traceFrom(header);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(parentId).toBeUndefined();
  });

  test('is passed on to what the request calls, and to nothing else', async () => {
    const trace = traceFrom(PARENT);
    const passed = await within(trace, async () => {
      await Promise.resolve();
      return traceHeaders();
    });
    expect(passed).toEqual({ traceparent: traceparentOf(trace) });
    expect(traceFrom(passed.traceparent)).toMatchObject({ traceId: trace.traceId, parentId: trace.spanId });
    expect(traceHeaders()).toEqual({});
  });

  test('that nobody records stays unrecorded', () => {
    expect(traceparentOf(traceFrom(PARENT.replace(/01$/, '00')))).toMatch(/-00$/);
  });
});
