import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { knownSettings, problemsOf, SECRETS_OF_OTHERS, type Kind } from './settings-in-use.ts';

interface Container {
  readonly args: readonly string[];
  readonly envFrom: readonly { readonly configMapRef?: { readonly name: string }; readonly secretRef?: { readonly name: string } }[];
  readonly securityContext: object;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
}

interface PodSpec {
  readonly containers: readonly Container[];
  readonly volumes?: readonly { readonly name: string; readonly persistentVolumeClaim?: { readonly claimName: string } }[];
  readonly securityContext: object;
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector?: unknown;
    readonly template: { readonly spec: PodSpec };
  };
}

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')].map((manifest) => [manifest.metadata.name, manifest] as const);
const isShell = (name: string) => name === 'shop-shell';

/** The settings that its container is given. */
function settingsOf({ spec }: Manifest): Record<string, string> {
  const sources = spec.template.spec.containers[0]!.envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name);
  const given = [...ofKind('ConfigMap'), ...ofKind('Secret')].filter(({ metadata }) => sources.includes(metadata.name));
  expect(given).toHaveLength(sources.length);
  return Object.assign({}, ...given.map(({ data, stringData }) => ({ ...data, ...stringData }))) as Record<string, string>;
}

/** What the types of the Kubernetes API say against manifests: a field that is missing, unknown or of another type. */
function typeFaults(given: readonly Manifest[]): string[] {
  const file = resolve('tools/deploy/manifests.ts');
  const text = given
    .map(({ apiVersion, kind, ...rest }, at) => {
      const type = `import('kubernetes-models/${apiVersion}/${kind}').I${kind}`;
      return `export const manifest${at}: ${type} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === file ? ts.createSourceFile(name, text, rest[0]) : getSourceFile(name, ...rest));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the manifests are what the Kubernetes API takes, without a field that it does not know', () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual(
    [
      ...['ConfigMap', 'Secret', 'Secret', 'Secret', 'Job', 'Deployment', 'Deployment', 'Service', 'Service', 'Ingress'],
      'PersistentVolumeClaim',
      ...['HorizontalPodAutoscaler', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'PodDisruptionBudget'],
      ...['NetworkPolicy', 'NetworkPolicy', 'NetworkPolicy'],
    ].sort(),
  );
  expect(typeFaults(manifests)).toEqual([]);
  const [deployment] = ofKind('Deployment');
  expect(typeFaults([{ ...deployment!, spec: { ...deployment!.spec, replicaz: 2 } as Manifest['spec'] }])).toEqual([
    expect.stringContaining('"replicaz"'),
  ]);
});

test.each(workloads)('%s runs as nobody, may gain nothing and writes to its volumes alone', (_name, { spec }) => {
  const { containers, securityContext } = spec.template.spec;
  expect(spec.template.spec).toMatchObject({ automountServiceAccountToken: false });
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } });
  for (const { securityContext: own, resources } of containers) {
    expect(own).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(resources.limits.memory).toBeDefined();
  }
});

test.each(workloads)('%s is given only settings that exist, and starts with them', (name, manifest) => {
  const given = settingsOf(manifest);
  expect(Object.keys(given).filter((setting) => !knownSettings().has(setting))).toEqual([]);
  expect(given.SHOP_ENV).toBe('production');
  const kind: Kind = isShell(name) ? 'shell' : 'api';
  expect(problemsOf(kind, { ...given, SELLER_FILE: 'docs/examples/seller.json' })).toEqual({});
});

test('every pod of the API shows the same photographs, which outlive it', () => {
  const { containers, volumes } = ofKind('Deployment').find(({ metadata }) => !isShell(metadata.name))!.spec.template.spec;
  const mounted = containers[0]!.volumeMounts?.find(({ mountPath }) => mountPath === '/var/lib/shop/media');
  const claim = volumes?.find(({ name }) => name === mounted?.name)?.persistentVolumeClaim;
  const claimed = ofKind('PersistentVolumeClaim').find(({ metadata }) => metadata.name === claim?.claimName);
  expect(claimed?.spec).toMatchObject({ accessModes: ['ReadWriteMany'] });
});

test.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
  '%s is told no secret of the other kind of process',
  (name, manifest) => {
    const given = settingsOf(manifest);
    expect(SECRETS_OF_OTHERS[isShell(name) ? 'shell' : 'api'].filter((secret) => given[secret])).toEqual([]);
  },
);

test('the role that owns the schema is the migration’s alone', () => {
  const withOwner = workloads.filter(([, manifest]) => 'DATABASE_OWNER_URL' in settingsOf(manifest));
  expect(withOwner.map(([name]) => name)).toEqual(['shop-migrate']);
});

test.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
  'visitors are sent to %s by its readiness; it is started again only by what is its own',
  (name, { spec }) => {
    const [container] = spec.template.spec.containers;
    const path = name === 'shop-api' ? '/readyz?exclude=database' : '/readyz';
    expect(container?.readinessProbe).toMatchObject({ httpGet: { path } });
    expect(container?.livenessProbe).toMatchObject({ httpGet: { path: '/healthz' } });
  },
);
