import Type from 'typebox';

/** `POST {frontGateway}/customer-care/sessions`: a Google id token, as Google's button hands it over. */
export const CustomerCareBody = Type.Object({ credential: Type.String({ minLength: 20, maxLength: 4096 }) });
export type CustomerCareBody = Type.Static<typeof CustomerCareBody>;
export const CustomerCareView = Type.Object({
  email: Type.String(),
  role: Type.Optional(
    Type.Enum(['reader', 'agent', 'supervisor'], {
      description: 'by the colleague’s address or the groups of the token; none opens no customer’s data',
    }),
  ),
});
export type CustomerCareView = Type.Static<typeof CustomerCareView>;
/** `GET {frontGateway}/customer-care/sign-in`: what the login page needs. */
export const CustomerCareSignIn = Type.Object({
  clientId: Type.String(),
  provider: Type.Enum(['google', 'local'], {
    description: 'google: Google, or the issuer of `signInPage`; local: the stand-in of demonstrations and tests',
  }),
  signInPage: Type.Optional(Type.String({ description: 'page of another OpenID issuer than Google' })),
});
export type CustomerCareSignIn = Type.Static<typeof CustomerCareSignIn>;
/** `POST {frontGateway}/customer-care/local/tokens`: the stand-in signs in any colleague that the request names. */
export const LocalTokenBody = Type.Object({ email: Type.String({ format: 'email', minLength: 3, maxLength: 254 }) });
export type LocalTokenBody = Type.Static<typeof LocalTokenBody>;
export const LocalTokenAnswer = Type.Object({ credential: Type.String() });
