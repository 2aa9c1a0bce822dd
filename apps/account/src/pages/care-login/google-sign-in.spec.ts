import { googleAnswer, googleSignInUrl } from './google-sign-in.ts';

const token = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

test('Google is asked for an id token and comes back to the login page', () => {
  const address = googleSignInUrl({ clientId: 'shop', returnTo: 'https://care.example/customer-care/login?origin=/hotel/1', nonce: 'n1' });
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'shop',
    redirect_uri: 'https://care.example/customer-care/login',
    response_type: 'id_token',
    nonce: 'n1',
  });
});

test('another issuer’s sign-in page opens with the scopes that its address names', () => {
  const page = 'https://id.example/authorize?scope=openid+email+groups';
  const { host, searchParams } = new URL(
    googleSignInUrl({ page, clientId: 'shop', returnTo: 'https://care.example/customer-care/login', nonce: 'n1' }),
  );
  expect([host, searchParams.getAll('scope'), searchParams.get('nonce')]).toEqual(['id.example', ['openid email groups'], 'n1']);
});

test('a token counts only where this browser has asked for it', () => {
  const hash = `#id_token=${token({ nonce: 'n1' })}`;
  expect(googleAnswer(hash, 'n1')).toBe(token({ nonce: 'n1' }));
  expect(googleAnswer(hash, 'n2')).toBeUndefined();
  expect(googleAnswer(hash, null)).toBeUndefined();
  expect(googleAnswer('#id_token=nonsense', 'n1')).toBeUndefined();
  expect(googleAnswer('', 'n1')).toBeUndefined();
});
