import { forwardedHeaders } from './forwarded-headers.ts';

test('a client that has hung up has no address, and that is no fault of the shell', () => {
  const gone = { ip: undefined as unknown as string, host: 'fr.localhost', protocol: 'http' } as const;
  expect(forwardedHeaders(gone, {})['x-forwarded-for']).toBe('unknown');
});

test('what a visitor claims to be forwarded for is replaced by what the shell saw', () => {
  const request = { ip: '203.0.113.9', host: 'fr.localhost:4200', protocol: 'http' } as const;
  const headers = forwardedHeaders(request, { accept: 'application/json', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.test' });
  expect(headers).toEqual({
    accept: 'application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'fr.localhost:4200',
    'x-forwarded-proto': 'http',
  });
});
