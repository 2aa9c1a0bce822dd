import Type from 'typebox';
import { GiftSendTime } from './order-items.ts';

/** The mail that brings a gift to its recipient, as its buyer sees it. */
export const GiftDelivery = Type.Object({
  id: Type.String(),
  state: Type.Enum(['scheduled', 'sending', 'sent', 'bounced', 'cancelled'], {
    description: 'sending: on its way to the mail server; bounced: the recipient’s mail server knows no such address',
  }),
  recipientEmail: Type.Optional(Type.String({ description: 'left out once it is forgotten' })),
  recipientName: Type.Optional(Type.String()),
  fromName: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  sendAt: Type.Optional(GiftSendTime),
  sentOn: Type.Optional(Type.String({ description: 'yyyy-MM-dd at the point of sale' })),
  openedOn: Type.Optional(
    Type.String({ description: 'yyyy-MM-dd: the day on which its gift was first looked at by its code, but by its buyer' }),
  ),
});
export type GiftDelivery = Type.Static<typeof GiftDelivery>;

/** `PATCH {frontGateway}/orders/{orderUUID}/gift-deliveries/{id}`: what is named changes, until the gift is sent. An empty message goes. */
export const GiftDeliveryChange = Type.Object({
  sendAt: Type.Optional(GiftSendTime),
  message: Type.Optional(Type.String({ maxLength: 180 })),
});
export type GiftDeliveryChange = Type.Static<typeof GiftDeliveryChange>;

/** `POST {frontGateway}/orders/{orderUUID}/gift-deliveries/{id}/sending`: sends it now; what was sent already stays as it is. */
export const GiftSendingBody = Type.Object({});
export type GiftSendingBody = Type.Static<typeof GiftSendingBody>;

/** `POST {frontGateway}/orders/{orderUUID}/gift-deliveries/{id}/address`: where it goes instead; what was sent is sent again, there. */
export const GiftAddressBody = Type.Object({ recipientEmail: Type.String({ format: 'email', maxLength: 254 }) });
export type GiftAddressBody = Type.Static<typeof GiftAddressBody>;
