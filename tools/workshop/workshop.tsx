import '@shop/design-system/tokens.css';
import '@shop/design-system/fonts.css';
import '@shop/design-system/base.css';
import './second-brand.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import css from './workshop.module.css';

/** What a `*.pictures.tsx` exports: a component in each of its states. */
export interface Pictures {
  readonly title: string;
  readonly states: Readonly<Record<string, ReactElement>>;
}

declare global {
  interface ImportMeta {
    /** Webpack's: every module under a folder whose name fits. */
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): { keys(): string[]; (file: string): unknown };
  }
}

const context = import.meta.webpackContext('../../libs/design-system/src', { recursive: true, regExp: /\.pictures\.tsx$/ });
const pictures = new Map(
  context.keys().map((file) => [/([^/]+)\.pictures\.tsx$/.exec(file)?.[1] ?? file, (context(file) as { default: Pictures }).default]),
);

const root = document.querySelector<HTMLElement>('#root');
const brand = new URLSearchParams(location.search).get('brand') ?? 'default';
document.documentElement.dataset['brand'] = brand;
if (root) createRoot(root).render(<Workshop page={root.dataset['page'] ?? 'index'} brand={brand} />);

function Workshop({ page, brand }: { readonly page: string; readonly brand: string }) {
  const shown = pictures.get(page);
  return (
    <div className={css.workshop}>
      <nav className={css.menu} aria-label="Components">
        <p>
          <a href="?brand=default">Default brand</a> <a href="?brand=second">Second brand</a>
        </p>
        <ul>
          {[...pictures].map(([name, { title }]) => (
            <li key={name}>
              <a href={`/${name}.html?brand=${brand}`} aria-current={name === page ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={css.main}>
        <h1>{shown?.title ?? 'Workshop'}</h1>
        {Object.entries(shown?.states ?? {}).map(([name, element]) => (
          <section key={name} className={css.state} aria-label={name}>
            <h2 className={css.name}>{name}</h2>
            {element}
          </section>
        ))}
      </main>
    </div>
  );
}
