import type { CareStory } from '@shop/contracts';
import { aCareStory } from '../../testing/a-care-story.ts';
import { orderActs, refundDecisions } from './order-acts.ts';

const acts = (facts: Partial<CareStory> = {}) => orderActs(aCareStory(facts));

test('a reader does nothing, an agent and a supervisor all that the order allows', () => {
  expect(acts({ role: 'reader' })).toEqual([]);
  expect(acts()).toEqual(['note', 'resend', 'cancel', 'refund']);
  expect(acts({ role: 'supervisor' })).toEqual(['note', 'resend', 'cancel', 'refund']);
});

test('what the order does not allow is not offered', () => {
  const { order } = aCareStory();
  expect(acts({ cancellation: { cancellable: false, refund: 0, reason: 'arrived' } })).toEqual(['note', 'resend', 'refund']);
  expect(acts({ order: { ...order, email: '' }, refundable: 0 })).toEqual(['note', 'cancel']);
});

test('a refund that waits is confirmed by another supervisor than the one who asked for it', () => {
  const waiting = { state: 'waiting', colleague: 'bert@shop.example' };
  const decide = (role: CareStory['role'], colleague: string, request = waiting) => refundDecisions({ role, colleague }, request);
  expect(decide('agent', 'ana@shop.example')).toEqual([]);
  expect(decide('supervisor', 'ana@shop.example')).toEqual(['confirm', 'refuse']);
  expect(decide('supervisor', 'bert@shop.example')).toEqual(['refuse']);
  expect(decide('supervisor', 'ana@shop.example', { ...waiting, state: 'done' })).toEqual([]);
});
