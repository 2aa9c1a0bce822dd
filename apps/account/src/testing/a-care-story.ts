import type { CareStory } from '@shop/contracts';

/** The story of a paid stay as an agent gets it; a test names only what matters to it. For specifications only. */
export function aCareStory(facts: Partial<CareStory> = {}): CareStory {
  return {
    order: {
      ...{ orderUUID: '00000000-0000-4000-8000-000000000001', bookingNumber: '10000001', status: 'paid', kind: 'stay' },
      ...{ createdAt: '2026-05-01T09:00:00.000Z', name: 'Anna Keller', email: 'anna@example.com', phone: '+33612345678' },
      ...{ amount: 24_000, checkin: '2026-06-12', checkout: '2026-06-14', hotel: 'Hôtel Les Roselières' },
    },
    events: [
      { at: '2026-05-01T09:00:00.000Z', kind: 'ordered', amount: 24_000 },
      { at: '2026-05-01T09:01:00.000Z', kind: 'paid', amount: 24_000 },
      { at: '2026-05-01T09:02:00.000Z', kind: 'mail', what: 'confirmationMail', state: 'sent' },
    ],
    cancellation: { cancellable: true, refund: 24_000, reason: 'full' },
    ...{ refundable: 24_000, aloneUpTo: 10_000, role: 'agent', colleague: 'bert@shop.example' },
    ...facts,
  };
}
