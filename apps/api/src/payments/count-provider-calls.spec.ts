import type { PaymentProvider } from './payment-provider.ts';
import { countProviderCalls } from './count-provider-calls.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';

test('calls to the payment provider are counted by outcome, and answered as without', async () => {
  const metrics = openMetrics();
  class Provider {
    readonly name = 'one';
    readonly #id = 'pi_1';
    create = () => Promise.resolve(this.#id);
    read(id: string) {
      return Promise.resolve({ status: 'created' as const, amount: id === this.#id ? 100 : 0 });
    }
    refund = () => Promise.reject(new Error('The provider is away.'));
  }
  const provider = countProviderCalls(new Provider() as unknown as PaymentProvider, metrics);
  expect(provider.name).toBe('one');
  expect(await provider.create({ amount: 100, reference: 'order' })).toBe('pi_1');
  expect(await provider.read('pi_1')).toEqual({ status: 'created', amount: 100 });
  await expect(provider.refund({ intentId: 'pi_1', amount: 1, key: 'k' })).rejects.toThrow('away');
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_payment_provider_calls_total{operation="create",outcome="ok"} 1');
  expect(text).toContain('shop_payment_provider_calls_total{operation="read",outcome="ok"} 1');
  expect(text).toContain('shop_payment_provider_calls_total{operation="refund",outcome="error"} 1');
  expect(text).toContain('shop_payment_provider_calls_total{operation="refund",outcome="ok"} 0');
});
