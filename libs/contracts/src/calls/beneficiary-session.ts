import Type from 'typebox';
import { ExchangeOffer, GiftExtensionOffer } from './voucher.ts';

/** `POST {frontGateway}/beneficiary/sessions`: a gift recipient signs in with the voucher's code. */
export const BeneficiaryBody = Type.Object({ code: Type.String({ minLength: 3, maxLength: 60 }) });
export type BeneficiaryBody = Type.Static<typeof BeneficiaryBody>;
export const BeneficiaryView = Type.Object({
  code: Type.String(),
  kind: Type.Enum(['BOX', 'SINGLEVOUCHER', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']),
  productCode: Type.Union([Type.String(), Type.Null()]),
  status: Type.String({ description: 'active, used, expired, cancelled' }),
  remaining: Type.Integer({ description: 'cents' }),
  nights: Type.Union([Type.Integer(), Type.Null()]),
  adult: Type.Integer(),
  expiresOn: Type.String(),
  extension: Type.Optional(GiftExtensionOffer),
  isTransferable: Type.Optional(Type.Boolean({ description: 'its holder can give it to somebody else today' })),
  exchange: Type.Optional(
    Type.Array(ExchangeOffer, {
      description: 'boxes that its holder can have for it today; a gift card, too. Left out of a gift that cannot be exchanged.',
    }),
  ),
  value: Type.Integer({ description: 'cents it was worth when it was given' }),
  title: Type.Optional(Type.String({ description: 'of the box, stay or activity; none of a gift card' })),
  imageUrl: Type.Optional(Type.String()),
  fromName: Type.Optional(Type.String({ description: 'as the giver signed it' })),
  message: Type.Optional(Type.String({ description: 'of the giver' })),
  uri: Type.Optional(Type.String({ description: 'page of the stay or activity, path without the locale prefix' })),
  places: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String(),
        address: Type.String(),
        telephone: Type.Optional(Type.String({ description: 'E.164' })),
        writtenTelephone: Type.Optional(Type.String({ description: 'the same as it is read in the country of the locale' })),
        hours: Type.Optional(Type.String()),
      }),
      { description: 'whom to call for the day of an activity' },
    ),
  ),
  paysStay: Type.Optional(Type.Boolean({ description: 'whether it can pay for the stay that the query names' })),
});
export type BeneficiaryView = Type.Static<typeof BeneficiaryView>;
