import { spawnSync } from 'node:child_process';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://db/shop';
const DEMO = { SHOP_ENV: 'demo', DATABASE_URL };
const STRIPE = { PSP: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const MAIL = { SMTP_URL: 'smtp://mail.shop.example:587', MAIL_FROM: 'booking@shop.example' };
const SELLER_FILE = 'docs/examples/seller.json';
const WHOLE = {
  DATABASE_URL,
  ...STRIPE,
  ...MAIL,
  SELLER_FILE,
  PUBLIC_ORIGIN: 'https://www.shop.example',
  CONTACT_ADDRESS: 'care@shop.example',
};
const without = (name: keyof typeof WHOLE) => Object.fromEntries(Object.entries(WHOLE).filter(([key]) => key !== name));

describe('a shop that is not told what it is sells, and starts only when it is complete', () => {
  test('on an empty machine the process ends with one message that names everything', () => {
    const ended = spawnSync(process.execPath, ['apps/api/src/main.ts'], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
    const named = [...ended.stderr.matchAll(/^ {2}(\w+) +is not set: .+, e\.g\. (\w+)=\S+/gm)].map(([, name, again]) => [name, again]);
    expect(named.map(([name]) => name).sort()).toEqual(Object.keys(WHOLE).sort());
    expect(named.every(([name, again]) => name === again)).toBe(true);
    const [first, ...lines] = ended.stderr.trimEnd().split('\n');
    expect(first).toBe(
      `The API does not start: SHOP_ENV is not set, which means production, and ${named.length} settings are missing or wrong.`,
    );
    expect([ended.status, ended.stdout, lines.length]).toEqual([1, '', named.length + 1]);
  });

  test('with everything it starts', () => {
    expect(readConfig(WHOLE)).toMatchObject({
      isDemo: false,
      publicOrigin: 'https://www.shop.example',
      stripe: { secretKey: 'sk_live_1' },
    });
  });

  test.each(Object.keys(WHOLE) as (keyof typeof WHOLE)[])('without %s it does not', (name) => {
    expect(() => readConfig(without(name))).toThrow(
      new RegExp(`one setting is missing or wrong\\.\\n  ${name}  is not set: .+ e\\.g\\. ${name}=`),
    );
    expect(() => readConfig({ ...WHOLE, [name]: '' })).toThrow(`${name}  is not set`);
  });

  test('an address of the shop without https is refused', () => {
    expect(() => readConfig({ ...WHOLE, PUBLIC_ORIGIN: 'http://www.shop.example' })).toThrow('needs https');
  });

  test('a message about a secret does not repeat it', () => {
    const faults = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'DATABASE_URL'] as const;
    for (const name of faults) {
      expect(() => readConfig({ ...WHOLE, [name]: 'hunter2' })).toThrow(name);
      expect(() => readConfig({ ...WHOLE, [name]: 'hunter2' })).not.toThrow('hunter2');
    }
  });
});

test('the operator’s switches are those of the shells, and a wrong one keeps the process from starting', () => {
  expect(readConfig({ ...DEMO, SHOP_TOGGLES: 'freeGiftCardAmount=off' }).toggles).toMatchObject({
    freeGiftCardAmount: false,
    physicalSingleVoucher: true,
  });
  expect(() => readConfig({ ...DEMO, SHOP_TOGGLES: 'boxes=maybe' })).toThrow('SHOP_TOGGLES  cannot be used');
});

test('a demonstration needs a database, everything else has a default', () => {
  expect(() => readConfig({ SHOP_ENV: 'demo' })).toThrow(/one setting is missing or wrong\.\n {2}DATABASE_URL {2}is not set/);
  expect(readConfig(DEMO)).toMatchObject({
    pool: 10,
    port: 4201,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4200',
    stripe: undefined,
    isDemo: true,
  });
});

test('mails lead to the host of each point of sale; a demonstration whose hosts nobody named is found at its own address', () => {
  const homes = (env: Record<string, string>) => readConfig({ ...DEMO, ...env }).homes;
  const SHOP_HOSTS = 'shop.fr=fr_FR,shop.be/fr=fr_BE,shop.be/nl=nl_BE';
  expect(homes({ PUBLIC_ORIGIN: 'https://shop.fr', SHOP_HOSTS })).toEqual({
    fr_FR: 'https://shop.fr',
    fr_BE: 'https://shop.be/fr',
    nl_BE: 'https://shop.be/nl',
  });
  expect(homes({})).toEqual({});
  expect(homes({ PUBLIC_ORIGIN: 'http://nl.localhost:4200' })).toMatchObject({ nl_NL: 'http://nl.localhost:4200' });
  expect(() => homes({ SHOP_HOSTS: 'shop.fr' })).toThrow('SHOP_HOSTS  cannot be used: SHOP_HOSTS holds "shop.fr"');
});

test('a port that is no number is named', () => {
  expect(() => readConfig({ ...DEMO, API_PORT: 'many' })).toThrow('API_PORT  is "many"');
});

describe('the payment provider', () => {
  test('is the test provider in a demonstration, and in production only by its name', () => {
    expect(readConfig(DEMO).stripe).toBeUndefined();
    expect(() => readConfig(without('PSP'))).toThrow('PSP  is not set');
    expect(readConfig({ ...WHOLE, PSP: 'test' }).stripe).toBeUndefined();
    expect(() => readConfig({ ...WHOLE, PSP: 'purse' })).toThrow('PSP  is "purse": give stripe or test or stripe-stand-in');
  });

  test('Stripe needs all of its keys, in a demonstration too', () => {
    const stripe = (env: Record<string, string>) => readConfig({ ...DEMO, ...STRIPE, ...TEST_KEYS, ...env }).stripe;
    expect(stripe({})).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecrets: ['whsec_1'],
      api: 'https://api.stripe.com',
      script: 'https://js.stripe.com/endive/stripe.js',
    });
    expect(stripe({ STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' })?.webhookSecrets).toEqual(['whsec_1', 'whsec_2']);
    expect(() => stripe({ STRIPE_WEBHOOK_SECRET: 'whsec_1,' })).toThrow('STRIPE_WEBHOOK_SECRET  does not begin with whsec_');
    expect(() => stripe({ STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET  is not set');
    expect(() => stripe({ STRIPE_SECRET_KEY: 'pk_1' })).toThrow('STRIPE_SECRET_KEY  does not begin with sk_');
  });

  test('takes keys that charge where the shop sells, restricted ones too, and only keys of the test mode in a demonstration', () => {
    expect(readConfig({ ...WHOLE, STRIPE_SECRET_KEY: 'rk_live_1' }).stripe?.secretKey).toBe('rk_live_1');
    const refused = (env: Record<string, string>) => () => readConfig(env);
    expect(refused({ ...WHOLE, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_SECRET_KEY  does not begin with sk_live_ or rk_live_');
    expect(refused({ ...WHOLE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toThrow('STRIPE_PUBLISHABLE_KEY  does not begin with pk_live_');
    expect(refused({ ...DEMO, ...STRIPE })).toThrow(/STRIPE_SECRET_KEY +does not begin with sk_test_ or rk_test_/);
    expect(refused({ ...DEMO, ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_1' })).toThrow('STRIPE_PUBLISHABLE_KEY  does not begin with pk_test_');
  });

  describe('is Stripe’s stand-in', () => {
    const STAND_IN = { STRIPE_API: 'http://127.0.0.1:5399', STRIPE_SCRIPT: 'http://127.0.0.1:5399/endive/stripe.js' };

    test.each(['STRIPE_API', 'STRIPE_SCRIPT'] as const)('not by %s alone where the shop sells: cards and money go to Stripe', (name) => {
      expect(() => readConfig({ ...WHOLE, [name]: STAND_IN[name] })).toThrow(`${name}  is not Stripe's own`);
      expect(() => readConfig({ ...WHOLE, [name]: 'https://js.stripe.com.shop.example/v1' })).toThrow(`${name}  is not Stripe's own`);
    });

    test('in a demonstration by its addresses', () => {
      expect(readConfig({ ...DEMO, ...STRIPE, ...TEST_KEYS, ...STAND_IN }).stripe).toMatchObject({
        api: STAND_IN.STRIPE_API,
        script: STAND_IN.STRIPE_SCRIPT,
      });
    });

    test('in production by its name, with both addresses and keys that open no account with money', () => {
      const rehearsal = { ...WHOLE, ...TEST_KEYS, ...STAND_IN, PSP: 'stripe-stand-in' };
      expect(readConfig(rehearsal).stripe).toMatchObject({ api: STAND_IN.STRIPE_API, script: STAND_IN.STRIPE_SCRIPT, isStandIn: true });
      expect(() => readConfig({ ...rehearsal, STRIPE_API: '' })).toThrow('STRIPE_API  is not set: the address of the stand-in');
      expect(() => readConfig({ ...rehearsal, STRIPE_SCRIPT: '' })).toThrow('STRIPE_SCRIPT  is not set');
      expect(() => readConfig({ ...rehearsal, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_SECRET_KEY  does not begin with sk_test_');
      expect(() => readConfig({ ...rehearsal, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
        'STRIPE_PUBLISHABLE_KEY  does not begin with pk_test_',
      );
    });
  });

  test('methods of payment may be named by country', () => {
    const methods = (STRIPE_METHODS: string) => readConfig({ ...DEMO, ...STRIPE, ...TEST_KEYS, STRIPE_METHODS }).stripe?.methods;
    expect(methods('BE=card,bancontact NL=card,ideal')).toEqual({ BE: ['card', 'bancontact'], NL: ['card', 'ideal'] });
    expect(() => methods('Belgium')).toThrow('STRIPE_METHODS  is no list of methods by country');
  });
});

test('a second provider is offered in the countries that its methods name, by its own key and address', () => {
  const MOLLIE = { MOLLIE_METHODS: 'ES=klarna IT=klarna,satispay', MOLLIE_API_KEY: 'live_abc' };
  expect(readConfig(WHOLE).mollie).toBeUndefined();
  expect(readConfig({ ...WHOLE, ...MOLLIE }).mollie).toEqual({
    apiKey: 'live_abc',
    api: 'https://api.mollie.com',
    methods: { ES: ['klarna'], IT: ['klarna', 'satispay'] },
    name: 'Klarna',
  });
  expect(() => readConfig({ ...WHOLE, ...MOLLIE, MOLLIE_API_KEY: '' })).toThrow('MOLLIE_API_KEY  is not set');
  expect(() => readConfig({ ...WHOLE, ...MOLLIE, MOLLIE_API_KEY: 'test_abc' })).toThrow('MOLLIE_API_KEY  does not begin with live_');
  expect(() => readConfig({ ...WHOLE, ...MOLLIE, MOLLIE_API: 'http://127.0.0.1:1' })).toThrow("MOLLIE_API  is not Mollie's own");
  expect(() => readConfig({ ...WHOLE, ...MOLLIE, MOLLIE_METHODS: 'Spain' })).toThrow('MOLLIE_METHODS  is no list of methods by country');
});

test('customer care signs in at a stand-in in a demonstration only, and at Google once a client is named', () => {
  expect(readConfig(DEMO).customerCare.provider).toBe('local');
  expect(readConfig(WHOLE).customerCare.provider).toBe('none');
  expect(readConfig({ ...DEMO, CUSTOMER_CARE_CLIENT_ID: 'abc', CUSTOMER_CARE_DOMAIN: 'Shop.example' }).customerCare).toMatchObject({
    provider: 'google',
    clientId: 'abc',
    domain: 'shop.example',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  });
});

test('nobody of customer care has a role, and its calls answer nowhere, until groups and hosts are named', () => {
  const none = readConfig(WHOLE);
  expect([none.customerCare.groups, none.customerCareHosts]).toEqual([{ reader: [], agent: [], supervisor: [] }, []]);
  const named = readConfig({
    ...WHOLE,
    ...{ CUSTOMER_CARE_READERS: 'care', CUSTOMER_CARE_AGENTS: 'care-act, care-night', CUSTOMER_CARE_SUPERVISORS: 'care-lead' },
    CUSTOMER_CARE_HOSTS: 'care.shop.example,care.shop.example:8443',
  });
  expect(named.customerCare.groups).toEqual({ reader: ['care'], agent: ['care-act', 'care-night'], supervisor: ['care-lead'] });
  expect(named.customerCareHosts).toEqual(['care.shop.example', 'care.shop.example:8443']);
  expect(() => readConfig({ ...WHOLE, CUSTOMER_CARE_HOSTS: 'https://care.shop.example' })).toThrow('CUSTOMER_CARE_HOSTS  is no list');
});

test('colleagues have roles by their address too, and sign in on the page of another issuer, which must be named', () => {
  const OTHER = { CUSTOMER_CARE_CLIENT_ID: 'abc', CUSTOMER_CARE_DOMAIN: 'shop.example', CUSTOMER_CARE_ISSUER: 'https://id.shop.example' };
  const { customerCare } = readConfig({
    ...{ ...WHOLE, ...OTHER, CUSTOMER_CARE_SUPERVISORS: 'Ines@Shop.example,Care-Lead' },
    CUSTOMER_CARE_SIGN_IN: 'https://id.shop.example/authorize?scope=openid+email+groups',
  });
  expect(customerCare.groups?.supervisor).toEqual(['ines@shop.example', 'Care-Lead']);
  expect(customerCare.signInPage).toBe('https://id.shop.example/authorize?scope=openid+email+groups');
  expect(() => readConfig({ ...WHOLE, ...OTHER })).toThrow('CUSTOMER_CARE_SIGN_IN  is not set');
  expect(() => readConfig({ ...WHOLE, ...OTHER, CUSTOMER_CARE_SIGN_IN: 'http://id.shop.example' })).toThrow('is no https address');
});

test('Google without a domain is refused: every Google account would be a colleague', () => {
  expect(() => readConfig({ ...DEMO, CUSTOMER_CARE_CLIENT_ID: 'abc' })).toThrow('CUSTOMER_CARE_DOMAIN  is not set');
});

test('scheduled jobs run in the process that answers calls, unless another one has them', () => {
  expect(readConfig(DEMO).jobs).toBe('here');
  expect(readConfig({ ...WHOLE, JOBS: 'elsewhere' }).jobs).toBe('elsewhere');
  expect(readConfig({ ...WHOLE, JOBS: 'only' }).jobs).toBe('only');
  expect(() => readConfig({ ...DEMO, JOBS: 'off' })).toThrow('JOBS  is "off": give here or elsewhere or only');
});

test('the share of traces is one from 0 to 1', () => {
  expect(readConfig(DEMO).traceShare).toBe(1);
  expect(readConfig({ ...DEMO, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traceShare).toBe(0.1);
  expect(() => readConfig({ ...DEMO, OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow('OTEL_TRACES_SAMPLER_ARG  is "10"');
});

test('mail of a demonstration is kept as files, unless a server and an address of the shop are named', () => {
  const smtp = (env: Record<string, string>) => readConfig({ ...DEMO, ...env }).smtp;
  expect(smtp({})).toBeUndefined();
  expect(smtp(MAIL)).toEqual({ url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM });
  expect(() => smtp({ SMTP_URL: 'mail.shop.example' })).toThrow('SMTP_URL   is no address of a mail server');
  expect(() => smtp({ SMTP_URL: MAIL.SMTP_URL })).toThrow('MAIL_FROM  is not set');
});
