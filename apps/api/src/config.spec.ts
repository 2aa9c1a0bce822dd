import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://db/shop';

test('without a database the start says what to set', () => {
  expect(() => readConfig({})).toThrow(/^DATABASE_URL is not set: .+\.$/);
});

test('everything else has a default (decision A-141)', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    pool: 10,
    port: 4201,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4200',
    stripe: undefined,
    isDemo: false,
  });
});

test('a port that is no number is named', () => {
  expect(() => readConfig({ DATABASE_URL, API_PORT: 'many' })).toThrow('API_PORT is "many"');
});

test('the test provider gives way to a real one, which needs all of its keys (decision A-142)', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const stripe = (env: Record<string, string>) => readConfig({ DATABASE_URL, ...env }).stripe;
  expect(stripe(keys)).toBeUndefined();
  expect(stripe({ PSP: 'stripe', ...keys })).toEqual({
    secretKey: 'sk_1',
    publishableKey: 'pk_1',
    webhookSecret: 'whsec_1',
    api: 'https://api.stripe.com',
  });
  expect(() => stripe({ PSP: 'stripe', ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/^STRIPE_WEBHOOK_SECRET is not set/);
  expect(() => stripe({ PSP: 'stripe', ...keys, STRIPE_SECRET_KEY: 'pk_1' })).toThrow(/^STRIPE_SECRET_KEY is not set/);
  expect(() => stripe({ PSP: 'purse' })).toThrow(/^PSP is "purse"/);
});

test('customer care signs in at a stand-in, in production nowhere, and at Google once a client is named (decision A-120)', () => {
  const care = (env: Record<string, string>) => readConfig({ DATABASE_URL, ...env }).customerCare;
  expect(care({}).provider).toBe('local');
  expect(care({ SHOP_ENV: 'production' }).provider).toBe('none');
  expect(care({ CUSTOMER_CARE_CLIENT_ID: 'abc', CUSTOMER_CARE_DOMAIN: 'Shop.example' })).toMatchObject({
    provider: 'google',
    clientId: 'abc',
    domain: 'shop.example',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  });
});

test('Google without a domain is refused: every Google account would be a colleague', () => {
  expect(() => readConfig({ DATABASE_URL, CUSTOMER_CARE_CLIENT_ID: 'abc' })).toThrow(/^CUSTOMER_CARE_DOMAIN is not set/);
});

test('the share of traces is one from 0 to 1', () => {
  expect(readConfig({ DATABASE_URL }).traceShare).toBe(1);
  expect(readConfig({ DATABASE_URL, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traceShare).toBe(0.1);
  expect(() => readConfig({ DATABASE_URL, OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow('OTEL_TRACES_SAMPLER_ARG is "10"');
});

test('mail leaves by SMTP where a server and an address of the shop are named, and is kept as files else (decision A-143)', () => {
  const smtp = (env: Record<string, string>) => readConfig({ DATABASE_URL, ...env }).smtp;
  expect(smtp({})).toBeUndefined();
  expect(smtp({ SMTP_URL: 'smtp://mail.shop.example:587', MAIL_FROM: 'booking@shop.example' })).toEqual({
    url: 'smtp://mail.shop.example:587',
    from: 'booking@shop.example',
  });
  expect(() => smtp({ SMTP_URL: 'mail.shop.example' })).toThrow(/^SMTP_URL is no address of a mail server/);
  expect(() => smtp({ SMTP_URL: 'smtp://mail.shop.example' })).toThrow(/^MAIL_FROM is not set/);
});
