import '@shop/design-system/tokens.css';
import '@shop/design-system/fonts.css';
import '@shop/design-system/base.css';
import { defaultBrand, type Brand } from '@shop/design-system';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SecondLogo } from './second-logo.tsx';
import { secondBrand } from './second-brand.ts';
import css from './workshop.module.css';

/** What a `*.pictures.tsx` exports: a component in each of its states. */
export interface Pictures {
  readonly title: string;
  readonly states: Readonly<Record<string, ReactElement>>;
  /** What the check presses to see more of it: the texts of buttons that open something. */
  readonly opens?: readonly string[];
}

declare global {
  interface ImportMeta {
    /** Webpack's: every module under a folder whose name fits. */
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): { keys(): string[]; (file: string): unknown };
  }
}

const BRANDS: readonly Brand[] = [defaultBrand, { ...secondBrand, Logo: SecondLogo }];
const context = import.meta.webpackContext('../../libs/design-system/src', { recursive: true, regExp: /\.pictures\.tsx$/ });
const pictures = new Map(
  context
    .keys()
    .map((file) => [/([^/]+)\.pictures\.tsx$/.exec(file)?.[1] ?? file, (context(file) as { default: Pictures }).default] as const)
    .sort(([, one], [, other]) => one.title.localeCompare(other.title)),
);

const root = document.querySelector<HTMLElement>('#root');
const requested = new URLSearchParams(location.search).get('brand');
const brand = BRANDS.find(({ id }) => id === requested) ?? defaultBrand;
document.documentElement.dataset['brand'] = brand.id;
if (root) {
  const page = root.dataset['page'] ?? 'index';
  root.dataset['opens'] = JSON.stringify(pictures.get(page)?.opens ?? []);
  createRoot(root).render(<Workshop page={page} />);
}

function Workshop({ page }: { readonly page: string }) {
  const shown = pictures.get(page);
  return (
    <div className={css.workshop}>
      <header className={css.menu}>
        <a className={css.brand} href={`/?brand=${brand.id}`}>
          <brand.Logo />
          {brand.name}
        </a>
        <p>
          {BRANDS.map(({ id, name }) => (
            <a key={id} href={`?brand=${id}`} aria-current={id === brand.id ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </p>
        <PageList page={page} />
      </header>
      <main className={css.main}>
        <h1>{shown?.title ?? `${pictures.size} components`}</h1>
        {!shown && <Index />}
        {Object.entries(shown?.states ?? {}).map(([name, element]) => (
          <section key={name} className={css.state} aria-label={`State: ${name}`}>
            <h2 className={css.name}>{name}</h2>
            {element}
          </section>
        ))}
      </main>
    </div>
  );
}

function PageList({ page }: { readonly page: string }) {
  return (
    <nav aria-label="Components">
      <ul>
        {[...pictures].map(([name, { title }]) => (
          <li key={name}>
            <a href={`/${name}.html?brand=${brand.id}`} aria-current={name === page ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Index() {
  return (
    <ul className={css.index}>
      {[...pictures].map(([name, { title, states }]) => (
        <li key={name}>
          <a href={`/${name}.html?brand=${brand.id}`}>{title}</a>
          <p>{Object.keys(states).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
