import { scrub, scrubbed } from './scrub.ts';

describe('what the log does not keep', () => {
  test.each([
    ['Key (email)=(marie.durand@example.com) already exists.', 'Key (email)=([e-mail]) already exists.'],
    ['/account?email=marie%40example.com&x=1', '/account?email=[e-mail]&x=1'],
    ['card 4242 4242 4242 4242 declined', 'card [card] declined'],
    ['4242424242424242', '[card]'],
    ['?payment_intent_client_secret=pi_3Nx_secret_9aB&x=1', '?payment_intent_client_secret=[secret]&x=1'],
    ['seti_1_secret_2 was refused', '[secret] was refused'],
    ['/confirmation/f13f32c2-1111-4222-8333-444455556666 is lost', '/confirmation/[id] is lost'],
    ['/gateway/psp/stripe/return/pi_a28f9227425a62e2f0cf427c', '/gateway/psp/stripe/return/[payment]'],
    ['No such PaymentMethod: pm_1a28f9227425a62e2; cus_f0cf427c4d5e owns none', 'No such PaymentMethod: [payment]; [payment] owns none'],
    ['/confirmation#key=zX3v-kq0Tn_8LhYw1mRsBf5Gd2JcPo7UeAiQ9xVtNyE was not read', '/confirmation#key=[token] was not read'],
    ['/passkeys/zX3v-kq0Tn_8LhYw1mRsBf5Gd2JcPo7UeAiQ9xVtNyE/removal', '/passkeys/[token]/removal'],
    ['/VRS6-25KJ-95ST', '/[code]'],
    ['/vrs625kj95st was not read', '/[code] was not read'],
    ['/vrs6%2025kj%2095st', '/[code]'],
    ['/abcd%20efgh%20jkm2', '/[code]'],
    ['/abcd%2Defgh%2Djkm2 was not read', '/[code] was not read'],
    ['/nl/abcdefghjkm2/', '/nl/[code]'],
    ['call +33 6 12 34 56 78 now', 'call [phone] now'],
    ['call 06 12 34 56 78 now', 'call [phone] now'],
    ['phone=%2B33612345678', 'phone=[phone]'],
  ])('%s', (said, stored) => expect(scrub(said)).toBe(stored));

  test('the release that an error is put down to stays', () => {
    expect(scrub('"release":"search@3f9c11aa55ee"')).toBe('"release":"search@3f9c11aa55ee"');
    expect(scrub('offers-of-the-day@3f9c11aa55ee')).toBe('offers-of-the-day@3f9c11aa55ee');
    expect(scrub('"to":"marie@3f9c11aa55ee.example"')).toBe('"to":"[e-mail]"');
  });

  test.each([
    'stay 10001 from 2030-06-12 to 2030-06-13',
    'order 12345678 of 24000 cents',
    'at Module.run (file.ts:120:14)',
    '/remotes/search/3f9c22aa55ee/remote.js',
    '/nl/sea%20spas%20near',
    '/nl/abcd%20efgh%20jkmn',
    '/remotes/search/3f9c11aa55ee/src_pages_results_results-page_tsx-3f9c11aa55ee0011.js',
    'a step of gift-that-is-given-on-and-exchanged-before-it-is-used',
  ])('%s stays as it is', (said) => expect(scrub(said)).toBe(said));

  test('holds within lists and objects', () => {
    expect(scrubbed({ to: ['a@b.fr'], tries: 3, left: null })).toEqual({ to: ['[e-mail]'], tries: 3, left: null });
  });
});
