import { MAX_PASSKEY_NAME } from '@shop/domain';
import Type from 'typebox';
import { WishlistItem } from './wishlist.ts';

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const PasskeyName = Type.String({ minLength: 1, maxLength: MAX_PASSKEY_NAME });
const Password = Type.String({ maxLength: 400 });

export const Passkey = Type.Object({
  id: Type.String({ description: 'of the shop’s record; the authenticator knows it by another' }),
  name: Type.String(),
  host: Type.String({ description: 'the host that it signs in at' }),
  createdAt: Type.String(),
  lastUsedAt: Type.Optional(Type.String({ description: 'none until it has signed somebody in' })),
});
export type Passkey = Type.Static<typeof Passkey>;

/** `GET {frontGateway}/account/passkeys`. */
export const PasskeysAnswer = Type.Object({
  passkeys: Type.Array(Passkey, { description: 'the oldest first' }),
  afterPassword: Type.Boolean({ description: 'whether a passkey is needed after the password' }),
  endsAt: Type.Optional(Type.String({ description: 'when that ends, after a mailed reset; signing in with a passkey keeps it on' })),
});
export type PasskeysAnswer = Type.Static<typeof PasskeysAnswer>;

/** The password says that the customer is there: for whatever changes who can sign in. */
export const PasswordProof = Type.Object({ password: Password });
export type PasswordProof = Type.Static<typeof PasswordProof>;

export const PasskeyNameBody = Type.Object({ name: PasskeyName });
export type PasskeyNameBody = Type.Static<typeof PasskeyNameBody>;

/** `PUT {frontGateway}/account/passkeys/after-password`. */
export const AfterPasswordBody = Type.Object({ enabled: Type.Boolean(), password: Password });
export type AfterPasswordBody = Type.Static<typeof AfterPasswordBody>;

const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3. */
export const PasskeyCreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String({ description: 'counts once, for five minutes' }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  excludeCredentials: Type.Optional(Type.Array(Descriptor)),
  authenticatorSelection: Type.Optional(
    Type.Object({ residentKey: Type.String(), requireResidentKey: Type.Boolean(), userVerification: Type.String() }),
  ),
  attestation: Type.Optional(Type.String()),
  extensions: Type.Optional(Type.Object({ credProps: Type.Optional(Type.Boolean()) })),
  hints: Type.Optional(Type.Array(Type.String())),
});
export type PasskeyCreationOptions = Type.Static<typeof PasskeyCreationOptions>;

/** What a browser uses a passkey by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. */
export const PasskeyRequestOptions = Type.Object({
  challenge: Type.String({ description: 'counts once, for five minutes' }),
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  rpId: Type.String(),
  allowCredentials: Type.Optional(Type.Array(Descriptor, { description: 'none where the customer chooses among those of the device' })),
  userVerification: Type.String(),
});
export type PasskeyRequestOptions = Type.Static<typeof PasskeyRequestOptions>;

const credential = {
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}, { additionalProperties: true, maxProperties: 20 }),
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
};

/** `POST {frontGateway}/account/passkeys`: what the browser made, as `RegistrationResponseJSON`. */
export const NewPasskeyBody = Type.Object({
  credential: Type.Object({
    ...credential,
    response: Type.Object({
      clientDataJSON: Base64Url(4_000),
      attestationObject: Base64Url(30_000),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    }),
  }),
});
export type NewPasskeyBody = Type.Static<typeof NewPasskeyBody>;

/** `POST {frontGateway}/account/passkey-sessions`: what the browser signed, as `AuthenticationResponseJSON`. */
export const PasskeySignInBody = Type.Object({
  credential: Type.Object({
    ...credential,
    response: Type.Object({
      clientDataJSON: Base64Url(4_000),
      authenticatorData: Base64Url(4_000),
      signature: Base64Url(8_000),
      userHandle: Type.Optional(Base64Url(200)),
    }),
  }),
  wishlist: Type.Optional(Type.Array(WishlistItem, { maxItems: 200, description: 'what the guest kept; merged into the customer’s list' })),
});
export type PasskeySignInBody = Type.Static<typeof PasskeySignInBody>;

/** The password is right, and opens nothing by itself: the passkey comes after it. */
export const PasskeyNeeded = Type.Object({ status: Type.Literal('PASSKEY_NEEDED'), options: PasskeyRequestOptions });
export type PasskeyNeeded = Type.Static<typeof PasskeyNeeded>;
