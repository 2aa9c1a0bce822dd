import type { PublicInterface, Shape } from './public-interface.ts';

/** The same interface as TypeScript for those who consume them: `SearchBoxProps` of the widget `SearchBox`. */
export function declareInterface({ remote, version, widgets, addresses }: PublicInterface): string {
  const props = Object.entries(widgets).map(([name, shape]) => `export type ${name}Props = ${typeText(shape)};`);
  const provided = Object.keys(widgets).map((name) => `  readonly ${name}: ${name}Props;`);
  const ids = Object.keys(addresses).map((id) => JSON.stringify(id));
  return [
    `/** The public interface of ${remote} ${version}. */`,
    ...props,
    `export interface ${capital(remote)}Widgets {`,
    ...provided,
    '}',
    `export type ${capital(remote)}Screen = ${ids.join(' | ') || 'never'};`,
    '',
  ].join('\n');
}

function typeText(shape: Shape): string {
  if (typeof shape === 'string') return /^[\w\s"'|]+$/.test(shape) ? shape : 'unknown';
  if ('[]' in shape) return `readonly (${typeText(shape['[]'] as Shape)})[]`;
  if ('|' in shape) return (shape['|'] as readonly Shape[]).map(typeText).join(' | ');
  const members = Object.entries(shape).map(([name, inner]) =>
    name === '[name]'
      ? `readonly [name: string]: ${typeText(inner as Shape)};`
      : `readonly ${memberName(name)}: ${typeText(inner as Shape)};`,
  );
  return `{ ${members.join(' ')} }`;
}

function memberName(name: string): string {
  const [bare, mark] = name.endsWith('?') ? [name.slice(0, -1), '?'] : [name, ''];
  return (/^[\w$]+$/.test(bare) ? bare : JSON.stringify(bare)) + mark;
}

function capital(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
