import type { PaymentProvider } from './payment-provider.ts';
import type { Metrics } from '../platform/observability/index.ts';

/** The same provider; each of its calls is counted when it has ended. */
export function countProviderCalls<Provider extends PaymentProvider>(
  provider: Provider,
  { providerCalls }: Pick<Metrics, 'providerCalls'>,
): Provider {
  const counted = (operation: string, answer: unknown): unknown => {
    if (!(answer instanceof Promise)) return answer;
    answer.then(
      () => providerCalls.inc({ operation, outcome: 'ok' }),
      () => providerCalls.inc({ operation, outcome: 'error' }),
    );
    return answer;
  };
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => counted(String(key), Reflect.apply(value, target, args));
    },
  });
}
