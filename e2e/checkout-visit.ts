import { expect, type APIRequestContext, type APIResponse, type Page, type Route } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './data-directory.ts';
import { alive, drawn, hydrated } from './page-watch.ts';

/** One shop at one width: where its booking summary is, and what its buttons say. */
export interface Visit {
  readonly name: string;
  readonly host: string;
  readonly locale: string;
  readonly checkout: string;
  readonly width: number;
  /** Of a shop that is not the journeys' own. */
  readonly port?: number;
  readonly protocol?: 'http' | 'https';
  /** As the cookie has it; without, the visitor refused everything. */
  readonly consent?: string;
  readonly say: Readonly<Record<Said, RegExp>>;
}

type Said =
  | 'pay'
  | 'insured'
  | 'flexible'
  | 'three'
  | 'four'
  | 'confirm'
  | 'declined'
  | 'soldOut'
  | 'changed'
  | 'accept'
  | 'nothing'
  | 'refund'
  | 'back'
  | 'lost'
  | 'checking';

const FRENCH = {
  host: 'localhost',
  locale: 'fr_FR',
  checkout: '/reservation',
  say: {
    pay: /^(Payer|Réserver)/,
    insured: /Avec l’assurance annulation/,
    flexible: /^(Flexible|Non remboursable)/,
    three: /^En 3 fois/,
    four: /^En 4 fois/,
    confirm: /^Confirmer le paiement/,
    declined: /refusé le paiement/,
    soldOut: /dernière chambre/,
    changed: /prix a changé/,
    accept: /^Payer/,
    nothing: /Rien n’a été débité/,
    refund: /remboursé|remboursement/,
    back: /Retour au séjour/,
    lost: /pas reçu de réponse/,
    checking: /La banque vérifie encore/,
  },
};

const SPANISH = {
  host: 'es.localhost',
  locale: 'es_ES',
  checkout: '/reserva',
  say: {
    pay: /^(Pagar|Reservar)/,
    insured: /Con seguro de cancelación/,
    flexible: /^(Flexible|No reembolsable)/,
    three: /^En 3 plazos/,
    four: /^En 4 plazos/,
    confirm: /^Confirmar el pago/,
    declined: /rechazado el pago/,
    soldOut: /última habitación/,
    changed: /precio ha cambiado/,
    accept: /^Pagar/,
    nothing: /No se ha cobrado nada/,
    refund: /devol|devuelto/,
    back: /Volver a la estancia/,
    lost: /No hemos recibido respuesta/,
    checking: /El banco todavía está comprobando/,
  },
};

const ON_A_PHONE = 390;
const ON_A_WIDE_SCREEN = 1440;
export const FRENCH_WIDE: Visit = { ...FRENCH, name: 'in French on a wide screen', width: ON_A_WIDE_SCREEN };
const FRENCH_PHONE: Visit = { ...FRENCH, name: 'in French on a phone', width: ON_A_PHONE };
const SPANISH_WIDE: Visit = { ...SPANISH, name: 'in Spanish on a wide screen', width: ON_A_WIDE_SCREEN };
export const SPANISH_PHONE: Visit = { ...SPANISH, name: 'in Spanish on a phone', width: ON_A_PHONE };

/** Each language and each width once. */
export const VISITS: readonly Visit[] = [FRENCH_WIDE, SPANISH_PHONE];
/** The same the other way round, so that of two kinds of order each is seen in both languages at both widths. */
export const OTHER_VISITS: readonly Visit[] = [FRENCH_PHONE, SPANISH_WIDE];

export interface Wish {
  readonly id: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly adults?: number;
  readonly children?: number;
  /** Ids of the activities that the stay holds: each is done on the first day, unless `activityDates` says when. */
  readonly activities?: readonly string[];
  readonly activityDates?: string;
}

/** Opens the booking summary; nobody is asked about cookies. */
export async function openCheckout(page: Page, visit: Visit, wish: Wish): Promise<void> {
  const { id, checkin, checkout, adults = 2, children, activities = [] } = wish;
  const { activityDates = activities.map((activity) => `${activity}_1`).join('-') } = wish;
  const query = new URLSearchParams({ id, checkin, checkout, a: String(adults) });
  if (children) query.set('c', String(children));
  if (activityDates) query.set('activityDates', activityDates);
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, `${visit.checkout}?${query.toString()}`));
  await turnTo(page);
}

/** The first interaction with the summary, which hydrates it. */
export async function turnTo(page: Page): Promise<void> {
  await hydrated(page);
  await alive(page.locator('main h1'));
}

export async function visitAs(page: Page, visit: Visit): Promise<void> {
  await page.setViewportSize({ width: visit.width, height: 900 });
  await page.context().addCookies([{ name: 'consent', value: visit.consent ?? '1.m0.a0', domain: visit.host, path: '/' }]);
}

/** `baseURL` of the run on the host of the visit. */
export function addressOf(page: Page, { host, port, protocol = 'http' }: Visit, path: string): string {
  return `${protocol}://${host}:${port ?? process.env.JOURNEY_PORT ?? '4300'}${path}`;
}

/** Visitors who have closed the newsletter's window before: after ten seconds on a second page it would stand in the way. */
export async function knowTheNewsletter(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('escale.newsletterSeen', '1'));
}

/** Fills in who buys; fields are known by their names, which no language changes. */
export async function fillBuyer(page: Page, mail: string): Promise<void> {
  await page.locator('[name=civility]').first().check();
  await page.locator('[name=firstName]').fill('Camille');
  await page.locator('[name=lastName]').fill('Martin');
  await page.locator('[name=email]').fill(mail);
  await page.locator('[name=phone]').fill('+33 6 12 34 56 78');
  await page.locator('[name=terms]').check();
}

export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.locator('[name=cardNumber]').fill(number);
  await page.locator('[name=cardExpiry]').fill('12/30');
  await page.locator('[name=cardCvc]').fill('123');
}

/** Chooses a card of a radio group by what it says, once it is drawn where it is. */
export async function choose(page: Page, label: RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name: label });
  await radio.scrollIntoViewIfNeeded();
  await drawn(page);
  await radio.check();
}

/** Presses the button that pays, once it says what it takes. */
export async function pay(page: Page, visit: Visit): Promise<void> {
  await page.locator('form[method=dialog] button[type=submit]').filter({ hasText: visit.say.pay }).click();
}

export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/confirmation\/[0-9a-f-]{36}\?status=success/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return /confirmation\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

export interface BoughtOrder {
  readonly status: string;
  readonly amount: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly charge: string;
  readonly charged: number;
  readonly vouchers?: readonly { readonly code: string }[];
}

/** What the database holds of an order: its parts, its amount, and what the card paid. */
export async function orderOf(page: Page, uuid: string): Promise<BoughtOrder> {
  // Asked by the browser that bought it: the order's id alone opens nothing.
  const ask = (path: string) => page.evaluate(async (address) => (await (await fetch(address)).json()) as BoughtOrder, path);
  const order = await ask(`/gateway/orders/${uuid}?locale=fr_FR`);
  const payment = await ask(`/gateway/orders/${uuid}/payment`);
  return { ...order, charge: payment.charge, charged: payment.charged };
}

export async function roomsLeft(request: APIRequestContext, { id, checkin, checkout }: Wish): Promise<number> {
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
  const answer = await request.get(`/api/product/${id}/quote?checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`);
  return ((await answer.json()) as { availableRooms?: number }).availableRooms ?? 0;
}

/** Where the shop's mails go. */
export const MAIL_FOLDER = join(import.meta.dirname, '..', DATA_DIR, 'mail');

/** How many mails name an address: one confirmation for each order that was paid. `kind` begins their files: `account`, `gift-extended`. */
export function mailsTo(address: string, kind = ''): number {
  if (!existsSync(MAIL_FOLDER)) return 0;
  return readdirSync(MAIL_FOLDER).filter((file) => file.startsWith(kind) && readFileSync(join(MAIL_FOLDER, file), 'utf8').includes(address))
    .length;
}

/** Lets a request through from the machine itself, which knows no `es.localhost`. */
export function letThrough(route: Route): Promise<APIResponse> {
  return route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/[a-z]+\.localhost/, '//localhost'),
  });
}

let counter = 0;
/** An address of its own for each order. */
export function aMail(): string {
  return `camille.${Date.now().toString(36)}.${++counter}@example.com`;
}
