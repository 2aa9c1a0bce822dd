import Type from 'typebox';
import { LOCALES } from '../site.ts';

const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });

/** `POST {frontGateway}/marketing/newsletter`: 201 the first time, 200 from then on; only the status counts (API-053). */
export const NewsletterBody = Type.Object({
  email: Email,
  country: Type.String({ pattern: '^[A-Za-z]{2}$' }),
  language: Type.String({ pattern: '^[A-Za-z]{2}([_-][A-Za-z]{2})?$' }),
  source: Type.Optional(Type.String({ maxLength: 60 })),
});
export type NewsletterBody = Type.Static<typeof NewsletterBody>;
export const NewsletterAnswer = Type.Object({ subscribed: Type.Literal(true) });

/** `POST {frontGateway}/contact`: stands in for the web-to-case form, with its field names (spec 2, sections 3 and 7). */
export const ContactBody = Type.Object({
  contact_reason: Type.Enum(['avv_info', 'booking_info', 'emailconf', 'modification', 'cancellation', 'complaint', 'other']),
  Booking_ID__c: Type.Optional(Type.String({ maxLength: 40, description: '8 digits; needed for every reason but avv_info' })),
  description: Type.String({ minLength: 1, maxLength: 5000 }),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  email: Email,
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  language: Type.String({ pattern: '^[A-Za-z]{2}([_-][A-Za-z]{2})?$' }),
  pos: Type.Enum(['FR', 'ES', 'BE', 'NL', 'IT']),
  retURL: Type.Optional(Type.String({ maxLength: 500, description: 'path or address of this shop to return to' })),
  orgid: Type.Optional(Type.String({ maxLength: 40 })),
  status: Type.Optional(Type.String({ maxLength: 40 })),
  type: Type.Optional(Type.String({ maxLength: 80, description: 'ignored: follows from the reason' })),
  subtype: Type.Optional(Type.String({ maxLength: 80, description: 'ignored: follows from the reason' })),
  requestType: Type.Optional(Type.String({ maxLength: 80, description: 'ignored: follows from the reason' })),
  requestSubtype: Type.Optional(Type.String({ maxLength: 80, description: 'ignored: follows from the reason' })),
  captcha: Type.Optional(Type.String({ maxLength: 4096, description: 'the solved challenge; not needed in customer-care mode' })),
});
export type ContactBody = Type.Static<typeof ContactBody>;
/** `returnUrl` carries `ref=contact_thank_you`, by which the page knows to say thanks (spec 2, section 4). */
export const ContactAnswer = Type.Object({ reference: Type.String(), returnUrl: Type.String() });
export type ContactAnswer = Type.Static<typeof ContactAnswer>;

/** `GET {frontGateway}/captcha/challenge`: proof of work, solved by `altcha-lib` (`solveChallenge`, PBKDF2). */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object(
    {
      algorithm: Type.String(),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Integer(),
      keyLength: Type.Integer(),
      keyPrefix: Type.String(),
      expiresAt: Type.Integer({ description: 'seconds since 1970' }),
    },
    { additionalProperties: true },
  ),
  signature: Type.String(),
});
export type CaptchaChallenge = Type.Static<typeof CaptchaChallenge>;

/** `POST {frontGateway}/logs` (spec 2, section 5: messages have 256 characters at most). */
export const LogBody = Type.Object({
  level: Type.Enum(['debug', 'info', 'warn', 'error']),
  locale: Type.Optional(Type.Enum([...LOCALES])),
  location: Type.Optional(Type.String({ maxLength: 2000 })),
  message: Type.String({ maxLength: 256 }),
});
export type LogBody = Type.Static<typeof LogBody>;

/** `POST {frontGateway}/reports/errors`: an error that reached a boundary of the page. */
export const ErrorReport = Type.Object({
  message: Type.String({ maxLength: 256 }),
  stack: Type.Optional(Type.String({ maxLength: 4000 })),
  release: Type.Optional(Type.String({ maxLength: 100, description: 'remote@release' })),
  location: Type.Optional(Type.String({ maxLength: 2000 })),
  locale: Type.Optional(Type.Enum([...LOCALES])),
});
export type ErrorReport = Type.Static<typeof ErrorReport>;

/** `GET {origin}/error`: a page that was not found (API-019). */
export const NotFoundQuery = Type.Object({
  uri: Type.Optional(Type.String({ maxLength: 2000 })),
  locale: Type.Optional(Type.String({ maxLength: 20 })),
});
export type NotFoundQuery = Type.Static<typeof NotFoundQuery>;
