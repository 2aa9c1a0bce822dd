import { CONTACT_REASONS } from '@shop/domain';
import { contactBody, contactFault, EMPTY_DRAFT, fieldsOf, firstFault } from './contact-form.ts';

const draft = {
  reason: 'modification' as const,
  bookingNumber: '12345678',
  name: 'Marie Durand',
  email: 'marie@example.com',
  phone: '06 12 34 56 78',
  description: ' Une nuit de plus ? ',
};
const site = { locale: 'fr_BE', pointOfSale: 'BE' } as const;

describe('a message to customer care', () => {
  test('has no fields before its reason is chosen @CONT-008', () => {
    expect(fieldsOf(undefined)).toEqual([]);
  });

  test('asks for a booking number for every reason but a question before booking @CONT-010', () => {
    const asking = CONTACT_REASONS.filter((reason) => fieldsOf(reason).includes('bookingNumber'));
    expect(asking).toEqual(CONTACT_REASONS.filter((reason) => reason !== 'avv_info'));
  });

  test.each([
    ['bookingNumber', '1234567', 'booking'],
    ['bookingNumber', '', 'mandatory'],
    ['name', 'Marie 2', 'name'],
    ['email', 'marie@', 'email'],
    ['phone', 'call me', 'phone'],
    ['phone', '06.12.34.56.78', undefined],
    ['name', 'Jean\u2011Pierre', undefined],
    ['phone', '', undefined],
    ['description', '  ', 'mandatory'],
  ] as const)('%s "%s" is wrong as %s @CONT-009', (field, text, fault) => {
    expect(contactFault(field, { ...draft, [field]: text }, 'FR')).toBe(fault);
  });

  test('the first wrong field is the one to look at', () => {
    expect(firstFault({ ...EMPTY_DRAFT, reason: 'other' }, 'FR')).toBe('bookingNumber');
    expect(firstFault(draft, 'FR')).toBeUndefined();
  });

  test('carries what the operator’s case system wants to know of it @API-041', () => {
    const known = { ...site, contactForm: { organisation: '00D-escale', status: 'New' } };
    expect(contactBody(draft, { site: known, returnTo: '/fr/contact' })).toMatchObject({ orgid: '00D-escale', status: 'New' });
  });

  test('carries its kind, language and country, and the page to return to @CONT-010', () => {
    expect(contactBody(draft, { site, returnTo: '/fr/contact', captcha: 'solved' })).toEqual({
      contact_reason: 'modification',
      Booking_ID__c: '12345678',
      description: 'Une nuit de plus ?',
      name: 'Marie Durand',
      email: 'marie@example.com',
      phone: '06 12 34 56 78',
      type: 'Customer',
      subtype: 'Modification',
      requestType: 'Customer',
      requestSubtype: 'Modification',
      language: 'fr',
      pos: 'BE',
      retURL: '/fr/contact',
      captcha: 'solved',
    });
  });

  test('a question before booking sends no number that was typed for another reason', () => {
    expect(contactBody({ ...draft, reason: 'avv_info' }, { site, returnTo: '/contact' })).not.toHaveProperty('Booking_ID__c');
  });
});
