import { inOrder, type Plan } from './plan.ts';
import { camel, pascal, spoken } from './names.ts';

/** A component with its look and its sentences: in the design system, or in a remote (`search/price-tag`). */
export function newComponent(remote: string | undefined, name: string): Plan {
  const folder = remote ? `apps/${remote}/src/components/${name}` : `libs/design-system/src/${name}`;
  const component = pascal(name);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import css from './${name}.module.css';

export interface ${component}Props {
  readonly children: ReactNode;
}

/** Shows its content as ${spoken(name)}. */
export function ${component}({ children }: ${component}Props) {
  return <div className={css.${camel(name)}}>{children}</div>;
}
`,
      [`${folder}/${name}.module.css`]: `@layer ${remote ? 'remote' : 'design-system'} {
  .${camel(name)} {
    color: var(--text);
  }
}
`,
      [`${folder}/${name}.spec.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${component} } from './${name}.tsx';

test('${spoken(name)} shows its content', () => {
  render(<${component}>Two nights</${component}>);
  expect(screen.getByText('Two nights')).toBeInTheDocument();
});
`,
    },
    edits: remote
      ? {}
      : {
          'libs/design-system/src/index.ts': inOrder(
            `export { ${component}, type ${component}Props } from './${name}/${name}.tsx';`,
            (line) => /from '(.*)'/.exec(line)?.[1] ?? '',
          ),
        },
  };
}
