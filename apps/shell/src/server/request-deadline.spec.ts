import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readForms } from './read-forms.ts';
import { requestDeadline } from './request-deadline.ts';

test('a form whose body does not arrive in time is told 408, and the connection is closed', async () => {
  const shell = Fastify(requestDeadline(400));
  readForms(shell, 1_000);
  shell.post('/newsletter', () => 'done');
  await shell.listen({ port: 0, host: '127.0.0.1' });
  try {
    const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /newsletter HTTP/1.1\r\nhost: shop\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 20\r\n\r\ne',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    await shell.close();
  }
});
