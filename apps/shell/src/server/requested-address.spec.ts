import { requestedAddress, requestedHost } from './requested-address.ts';

const requested = (url: string, host?: string) => ({ url, headers: host === undefined ? {} : { host } });

test('an address is read on the host that was asked', () => {
  expect(requestedAddress(requested('/sejours?a=2', 'fr.localhost:4200')).href).toBe('http://fr.localhost:4200/sejours?a=2');
  expect(requestedHost(requested('/', 'be.localhost'))).toBe('be.localhost');
});

test.each(['//', '/\\', '//evil.example/x', '/%', '/?%', 'http://evil.example:x/'])(
  'no path leads to another host or to a crash: %s',
  (url) => {
    const read = () => requestedAddress(requested(url, 'fr.localhost'));
    if (url.startsWith('/')) expect(read().host).toBe('fr.localhost');
    else expect(read).toThrow('Invalid URL');
  },
);

test.each([undefined, '', 'a b', 'a@b', 'x:99999', 'a/b'])('a host that is none is nobody’s: %s', (host) => {
  expect(requestedHost(requested('/', host))).toBe('localhost');
});
