import type { PopularQuestions } from '@shop/contracts';
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { answering, refused, type Answers } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { Component, loader } from './contact-route.ts';

const routes = [{ path: '/contact', loader, Component, HydrateFallback: () => null }];
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

const help: PopularQuestions = {
  faqUrl: '/content/faq',
  questions: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: `Question ${id}`, url: `/content/faq#${id}`, answer: { blocks: [] } })),
};

async function open(answers: Answers = {}, { at = '/contact', site = {} } = {}) {
  network = answering({ '/gateway/content/popular-questions': help, ...answers });
  const page = openPage(routes, { at, site });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Leave us a message' }));
  return within(await screen.findByRole('dialog'));
}

const write = (form: ReturnType<typeof within>, label: RegExp | string, text: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value: text } });

function fill(form: ReturnType<typeof within>) {
  write(form, 'What is it about?', 'modification');
  write(form, 'Booking number', '12345678');
  write(form, 'Name', 'Marie Durand');
  write(form, 'E-mail', 'marie@example.com');
  write(form, 'Your message', 'One more night?');
}

describe('the contact page', () => {
  test('helps with a way to all answers, three quick ways and five popular questions @CONT-002 @CONT-003 @CONT-004', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'All questions' }).getAttribute('href')).toBe('/content/faq');
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Modify my booking', 'Cancel my booking', 'Request an invoice'].map(addressOf)).toEqual([
      '/booking-management#modify',
      '/booking-management#cancel',
      '/booking-management#invoice',
    ]);
    expect(screen.getAllByRole('link', { name: /^Question/ })).toHaveLength(5);
  });

  test('offers a chat only where the messenger is on @CONT-005', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
    unmount();
    network.stop();
    await open({}, { site: { toggles: { messenger: true } } });
    expect(screen.getByRole('button', { name: 'Chat with us' })).toBeInTheDocument();
  });

  test('says when somebody is there, and how soon a message is answered @CONT-016', async () => {
    await open({}, { site: { toggles: { messenger: true } } });
    for (const hours of ['Mon-Fri 10-19, Sat 10-18', 'Mon-Fri 10h-21h, Sat-Sun 10h-19h', '9 to 6 Monday to Friday', 'A reply within 48h'])
      expect(screen.getByText(hours)).toBeInTheDocument();
  });

  test('says thanks to who comes back from sending @CONT-011 @CONT-012', async () => {
    await open({}, { at: '/contact?ref=contact_thank_you' });
    expect(screen.getByText('Thank you for your message. Our customer care team will contact you within 48h.')).toBeInTheDocument();
  });
});

describe('the message form', () => {
  test('opens as a window and asks the reason first @CONT-007 @CONT-008', async () => {
    await open();
    const form = await openForm();
    expect(form.queryByLabelText('Name')).toBeNull();
    write(form, 'What is it about?', 'other');
    expect(form.getByLabelText('Booking number')).toBeInTheDocument();
    write(form, 'What is it about?', 'avv_info');
    expect(form.queryByLabelText('Booking number')).toBeNull();
  });

  test('judges a field when it is left, and all of them on sending @CONT-009', async () => {
    await open();
    const form = await openForm();
    write(form, 'What is it about?', 'other');
    write(form, 'Booking number', '123');
    expect(form.queryByText('Booking number is composed of 8 digits')).toBeNull();
    fireEvent.blur(form.getByLabelText('Booking number'));
    expect(form.getByText('Booking number is composed of 8 digits')).toBeInTheDocument();
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getAllByText(/^Mandatory field: /, { selector: 'span' })).toHaveLength(3);
    await waitFor(async () => expect(await form.findByRole('group', { name: 'Please check 4 fields' })).toHaveFocus());
    fireEvent.click(form.getByRole('link', { name: 'Booking number is composed of 8 digits' }));
    expect(form.getByLabelText('Booking number')).toHaveFocus();
    expect(network.requested.some(({ path }) => path === '/gateway/contact')).toBe(false);
  });

  test('without a captcha the error shows and nothing typed is lost @CONT-013 @CONT-014', async () => {
    await open({ '/gateway/captcha/challenge': refused(400) });
    const form = await openForm();
    fill(form);
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findByRole('alert')).textContent).toBe(
      "Oops! Something went wrong. Please click on 'Send' again. If the problem persists, please consult our FAQs on the top of the page.",
    );
    expect(network.requested.some(({ path }) => path === '/gateway/contact')).toBe(false);
    fireEvent.click(form.getByRole('button', { name: 'Close' }));
    const again = await openForm();
    expect(again.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('One more night?');
  });

  test('a shop that gets too many messages says when to send again, and keeps what was written', async () => {
    await open({ '/gateway/contact': refused(429) }, { site: { customerCare: true } });
    const form = await openForm();
    fill(form);
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findByRole('alert')).textContent).toBe(
      "Too many messages are coming in. What you have written stays here: please click on 'Send' again in 15 minutes.",
    );
    expect(form.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('One more night?');
    expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('customer care needs no captcha; a message that has arrived is thanked for @CONT-014 @CONT-011', async () => {
    const { router } = await open({ '/gateway/contact': { reference: 'r', returnUrl: '' } }, { site: { customerCare: true } });
    const form = await openForm();
    fill(form);
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Thank you for your message/);
    expect(router.state.location.search).toBe('?ref=contact_thank_you');
    expect(network.requested.find(({ path }) => path === '/gateway/contact')?.body).toMatchObject({
      contact_reason: 'modification',
      Booking_ID__c: '12345678',
      language: 'en',
      pos: 'FR',
    });
    expect(network.requested.map(({ path }) => path)).not.toContain('/gateway/captcha/challenge');
  });
});
