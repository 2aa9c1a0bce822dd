import { publicOrigin, publicProtocol } from './public-origin.ts';
import { IncompleteSettings, Settings, type Environment } from './settings.ts';

const DATABASE = { what: 'the PostgreSQL database', example: 'postgres://db/shop' };

function messageOf(settings: Settings): string {
  try {
    settings.complete('The API', undefined);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(IncompleteSettings);
    return (error as Error).message;
  }
}

describe('what kind of shop it is', () => {
  test('production where nobody says anything, or says nothing', () => {
    expect([new Settings({}), new Settings({ SHOP_ENV: '' })].map(({ shopEnv }) => shopEnv)).toEqual(['production', 'production']);
  });

  test.each(['demo', 'production'] as const)('%s by its name', (SHOP_ENV) => {
    expect(new Settings({ SHOP_ENV }).shopEnv).toBe(SHOP_ENV);
    expect(messageOf(new Settings({ SHOP_ENV }))).toBe('');
  });

  test('any other word is refused, and closed until then', () => {
    const settings = new Settings({ SHOP_ENV: 'Demo' });
    expect([settings.isDemo, messageOf(settings)]).toEqual([false, expect.stringContaining('is "Demo": give demo or production')]);
  });

  test('NODE_ENV decides nothing', () => {
    expect(new Settings({ NODE_ENV: 'development' }).isProduction).toBe(true);
    expect(new Settings({ NODE_ENV: 'production', SHOP_ENV: 'demo' }).isDemo).toBe(true);
  });
});

describe('one message says everything', () => {
  test('what is missing, malformed and contradictory, each with a value that would be right', () => {
    const settings = new Settings({ API_PORT: 'many', MAIL_FROM: 'shop', PUBLIC_ORIGIN: 'https://a.example', PUBLIC_PROTOCOL: 'http' });
    settings.needed('DATABASE_URL', DATABASE);
    settings.wholeNumber('API_PORT', 4201);
    settings.optional('MAIL_FROM', { example: 'a@shop.example', fault: () => 'is no e-mail address' });
    publicProtocol(settings);
    expect(messageOf(settings)).toBe(
      [
        'The API does not start: SHOP_ENV is not set, which means production, and 4 settings are missing or wrong.',
        '  DATABASE_URL     is not set: the PostgreSQL database, e.g. DATABASE_URL=postgres://db/shop',
        '  API_PORT         is "many": give a whole number, e.g. API_PORT=4201',
        '  MAIL_FROM        is no e-mail address, e.g. MAIL_FROM=a@shop.example',
        '  PUBLIC_PROTOCOL  is http and PUBLIC_ORIGIN begins with https://: leave PUBLIC_PROTOCOL out',
        'docs/operating.md, "Open a shop for real", goes through them. SHOP_ENV=demo is for a demonstration, which sells nothing.',
      ].join('\n'),
    );
  });

  test('a setting that is only for production is not missed in a demonstration, and is wrong there all the same', () => {
    const read = (env: Environment) => {
      const settings = new Settings(env);
      settings.neededInProduction('SMTP_URL', {
        what: 'mail',
        example: 'smtp://mail',
        fault: (url) => (url === 'x' ? 'is odd' : undefined),
      });
      return [...settings.problems.values()];
    };
    expect(read({ SHOP_ENV: 'demo' })).toEqual([]);
    expect(read({ SHOP_ENV: 'demo', SMTP_URL: 'x' })).toEqual(['is odd, e.g. SMTP_URL=smtp://mail']);
    expect(read({})).toEqual(['is not set: mail, e.g. SMTP_URL=smtp://mail']);
  });

  test('a value of spaces is not set', () => {
    const settings = new Settings({ DATABASE_URL: '  ' });
    settings.needed('DATABASE_URL', DATABASE);
    expect(settings.problems.get('DATABASE_URL')).toMatch(/^is not set/);
  });
});

describe("the shop's own address", () => {
  const faultOf = (env: Environment) => {
    const settings = new Settings(env);
    publicOrigin(settings);
    return settings.problems.get('PUBLIC_ORIGIN');
  };

  test('is needed with https in production', () => {
    expect(faultOf({})).toMatch(/^is not set: .+ e\.g\. PUBLIC_ORIGIN=https:/);
    expect(faultOf({ PUBLIC_ORIGIN: 'http://www.shop.example' })).toMatch(/^begins with http:\/\/: a shop that sells needs https/);
    expect(faultOf({ PUBLIC_ORIGIN: 'https://www.shop.example/' })).toBeUndefined();
  });

  test('has no path, in a demonstration neither', () => {
    expect(faultOf({ SHOP_ENV: 'demo', PUBLIC_ORIGIN: 'https://shop.example/fr' })).toMatch(/^is no address without a path/);
    expect(faultOf({ SHOP_ENV: 'demo', PUBLIC_ORIGIN: 'http://shop.example' })).toBeUndefined();
  });

  test('is this machine for a demonstration, and tells the protocol', () => {
    expect(publicOrigin(new Settings({ SHOP_ENV: 'demo', PORT: '5000' }))).toBe('http://localhost:5000');
    expect(publicOrigin(new Settings({ PUBLIC_ORIGIN: 'https://shop.example//' }))).toBe('https://shop.example');
    expect(publicProtocol(new Settings({ SHOP_ENV: 'demo' }))).toBe('http');
    expect(publicProtocol(new Settings({ PUBLIC_ORIGIN: 'https://shop.example' }))).toBe('https');
    expect(publicProtocol(new Settings({ SHOP_ENV: 'demo', PUBLIC_PROTOCOL: 'https' }))).toBe('https');
  });
});
