import type { StayDetail } from '@shop/contracts';
import { Disclosure, Section } from '@shop/design-system';
import { Cancellation } from '../shared/cancellation.tsx';
import { useWords } from '../shared/use-words.ts';

/** Hours, things to know, how to cancel. */
export function PracticalSection({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  const { checkin, checkout } = stay.hotel.checkInOut;
  return (
    <Section title={words('product.practical.title')} id="practical">
      <div>
        <Disclosure title={words('product.practical.hours')} open>
          <p>{words('product.practical.checkin', { time: checkin })}</p>
          <p>{words('product.practical.checkout', { time: checkout })}</p>
        </Disclosure>
        {stay.importantInfos.length > 0 && (
          <Disclosure title={words('product.practical.toKnow')}>
            <ul>
              {stay.importantInfos.map((info) => (
                <li key={info}>{info}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <Disclosure title={words('product.practical.cancellation')}>
          <Cancellation policy={stay.cancellationPolicy} hasDates={false} />
        </Disclosure>
      </div>
    </Section>
  );
}
