import { pageOf, remoteMessages } from './remote-messages.ts';
import { camel, pascal, spoken } from './names.ts';

/** Every file of a new remote by its path within `apps/{name}`: the same rooms as in its sisters. */
export function remoteFiles(name: string): Record<string, string> {
  const page = pageOf(name);
  return {
    'package.json': `${JSON.stringify(packageOf(name), null, 2)}\n`,
    'README.md': readme(name),
    'src/remote.tsx': `import type { Messages, Remote } from '@shop/contracts';
import { routePattern } from '@shop/routes';
import { ${page} } from './pages/${name}-page.tsx';

const ${camel(name)}: Remote = {
  name: '${name}',
  contract: '2.0.0',
  routes: ({ locale }) => [{ id: '${name}:${camel(name)}', path: routePattern('${camel(name)}', locale), Component: ${page} }],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ \`./messages/compiled/\${locale}.json\`).then(
      (words: { default: Messages }) => words.default,
    ),
};

export default ${camel(name)};
`,
    [`src/pages/${name}-page.tsx`]: `import { useSearchParams } from 'react-router';
import { Welcome } from '../components/welcome.tsx';
import { welcomeView } from '../views/welcome-view.ts';

/** Address -> view -> what is shown. */
export function ${page}() {
  const [params] = useSearchParams();
  return <Welcome view={welcomeView(params)} />;
}
`,
    'src/views/welcome-view.ts': `/** What the page shows. */
export interface WelcomeView {
  /** Whole number from 1 to 99. */
  readonly count: number;
}

/** Reads \`?count=\`; anything but a number from 1 to 99 is one. */
export function welcomeView(params: URLSearchParams): WelcomeView {
  const count = Number(params.get('count'));
  return { count: Number.isInteger(count) && count >= 1 && count <= 99 ? count : 1 };
}
`,
    'src/views/welcome-view.spec.ts': `import { welcomeView } from './welcome-view.ts';

test.each([
  ['count=1', 1],
  ['count=99', 99],
  ['count=0', 1],
  ['count=100', 1],
  ['count=many', 1],
  ['', 1],
])('an address with "%s" shows %i', (search, count) => {
  expect(welcomeView(new URLSearchParams(search))).toEqual({ count });
});
`,
    'src/components/welcome.tsx': `import { FormattedMessage, useIntl } from 'react-intl';
import type { WelcomeView } from '../views/welcome-view.ts';
import css from './welcome.module.css';

export interface WelcomeProps {
  readonly view: WelcomeView;
}

/** Title and text of the page. */
export function Welcome({ view }: WelcomeProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: '${name}.welcome.title' });
  return (
    <section className={css.welcome}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        <FormattedMessage id="${name}.welcome.text" values={{ count: view.count }} />
      </p>
    </section>
  );
}
`,
    'src/components/welcome.module.css': `@layer remote {
  .welcome {
    max-inline-size: 720px;
    margin: 48px auto;
    padding-inline: 16px;
    color: var(--text);
  }
}
`,
    'src/components/welcome.spec.tsx': `import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { IntlProvider } from 'react-intl';
import { Welcome } from './welcome.tsx';

const words = JSON.parse(readFileSync('apps/${name}/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

test('the page says how much there is', () => {
  render(
    <IntlProvider locale="en" messages={words}>
      <Welcome view={{ count: 3 }} />
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New here: ${spoken(name)}');
  expect(screen.getByText('3 things to discover.')).toBeInTheDocument();
});
`,
    ...remoteMessages(name),
  };
}

function packageOf(name: string): object {
  return {
    name: `@shop/${name}`,
    private: true,
    version: '0.1.0',
    type: 'module',
    nx: {
      name,
      tags: ['type:remote'],
      targets: {
        build: { executor: 'nx:run-commands', options: { command: `node tools/build/build-remote.ts ${name}`, cwd: '{workspaceRoot}' } },
      },
    },
  };
}

function readme(name: string): string {
  return `# ${name}

${pascal(name)}: what this remote is for, in one sentence.

| | |
|---|---|
| Addresses | \`/${name}\` |
| Owner | the ${spoken(name)} squad |
| Exposes | nothing |

| State | What is shown |
|---|---|
| loading | the page before: it asks nothing |
| empty | an address without a number shows one |
| failed | the shell's error region |
`;
}
