import { withReadEmails } from './email-fields.ts';

test('addresses are taken as they are seen, wherever they stand; other texts are left alone', () => {
  const body = {
    email: ' ann@example.com\u200b ',
    items: { boxItem: { recipientEmail: 'mailto:\u202aleo@example.com\u202c', message: ' Bon\u00a0voyage ' } },
    gifts: [{ recipientEmail: 'eva@example.com\u00a0' }, 'mailto:text', 7, null],
    password: ' kept\u200b ',
  };
  expect(withReadEmails(body)).toEqual({
    email: 'ann@example.com',
    items: { boxItem: { recipientEmail: 'leo@example.com', message: ' Bon\u00a0voyage ' } },
    gifts: [{ recipientEmail: 'eva@example.com' }, 'mailto:text', 7, null],
    password: ' kept\u200b ',
  });
});

test.each([undefined, null, 'text', 7, Buffer.from('{}')])('what is no object stays as it is: %p', (body) => {
  expect(withReadEmails(body)).toBe(body);
});
