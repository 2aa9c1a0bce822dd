/** The shell, once it is built. */
export const SHELL = 'dist/shell/server/main.mjs';

const OPERATOR = [
  ...['boxes', 'catalogue', 'centres', 'ledger', 'migrate', 'minisites'],
  ...['orders', 'partners', 'pictures', 'privacy', 'reconcile', 'sessions'],
] as const;

/** What is started in production. A file that only a worker thread runs is one of its own. */
export const PROGRAMS: readonly string[] = [
  'apps/api/src/main.ts',
  'apps/api/src/documents/printing/printing-thread.ts',
  SHELL,
  'tools/start/serve.ts',
  'tools/image/health.ts',
  'tools/doctor/doctor.ts',
  'tools/content/content.ts',
  ...OPERATOR.map((name) => `tools/operator/${name}.ts`),
];
