import type { ContactBody, Site } from '@shop/contracts';
import {
  checkBookingNumber,
  checkEmail,
  checkFilled,
  checkName,
  checkPhone,
  needsBookingNumber,
  phoneText,
  plainText,
  requestKind,
  type ContactReason,
} from '@shop/domain';

/** What a visitor writes to customer care (spec 2, section 3). */
export interface ContactDraft {
  readonly reason?: ContactReason;
  readonly bookingNumber: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly description: string;
}
export type ContactField = Exclude<keyof ContactDraft, 'reason'>;
/** A word for what is wrong; the form has the sentence. */
export type ContactFault = 'mandatory' | 'booking' | 'name' | 'email' | 'phone';

export const EMPTY_DRAFT: ContactDraft = { bookingNumber: '', name: '', email: '', phone: '', description: '' };
/** Longest texts, as the call takes them. */
export const LONGEST: Record<ContactField, number> = { bookingNumber: 8, name: 120, email: 254, phone: 40, description: 5000 };

/** The fields of a reason: none before it is chosen (spec 2, section 4). */
export function fieldsOf(reason: ContactReason | undefined): readonly ContactField[] {
  if (!reason) return [];
  return [...(needsBookingNumber(reason) ? (['bookingNumber'] as const) : []), 'name', 'email', 'phone', 'description'];
}

/** What is wrong with a field, if anything (spec 2, section 5). */
export function contactFault(field: ContactField, draft: ContactDraft, country: string): ContactFault | undefined {
  const checks = {
    bookingNumber: [checkBookingNumber, 'booking'],
    name: [checkName, 'name'],
    email: [checkEmail, 'email'],
    phone: [(text: string) => checkPhone(phoneText(text), { optional: true, country }), 'phone'],
    description: [checkFilled, 'mandatory'],
  } as const;
  const [check, word] = checks[field];
  const { kind } = check(draft[field]);
  return kind === 'ok' ? undefined : kind === 'mandatory' ? 'mandatory' : word;
}

/** The first field that is wrong, in the order of the form. */
export function firstFault(draft: ContactDraft, country: string): ContactField | undefined {
  return fieldsOf(draft.reason).find((field) => contactFault(field, draft, country) !== undefined);
}

interface Sending {
  readonly site: Pick<Site, 'locale' | 'pointOfSale' | 'contactForm'>;
  /** Path of the page to come back to. */
  readonly returnTo: string;
  /** Not needed in customer-care mode. */
  readonly captcha?: string;
}

/** The message as the call takes it: with the request's kind by its reason, without a hidden booking number. */
export function contactBody(draft: ContactDraft & { readonly reason: ContactReason }, { site, returnTo, captcha }: Sending): ContactBody {
  const { reason, bookingNumber, description, name, email, phone } = draft;
  const { type, subtype } = requestKind(reason);
  return {
    contact_reason: reason,
    ...(needsBookingNumber(reason) && { Booking_ID__c: bookingNumber.trim() }),
    description: description.trim(),
    name: plainText(name).trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phoneText(phone).trim() }),
    type,
    subtype,
    requestType: type,
    requestSubtype: subtype,
    language: site.locale.slice(0, 2),
    pos: site.pointOfSale,
    retURL: returnTo,
    ...(site.contactForm && { orgid: site.contactForm.organisation, status: site.contactForm.status }),
    ...(captcha && { captcha }),
  };
}
