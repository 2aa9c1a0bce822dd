import { COLOUR_ROLES, SHAPE_ROLES, type RoleTokens } from './roles.ts';

/**
 * The style sheet of a look: its roles, nothing else, for pages that carry `data-brand="<id>"` on `<html>`.
 * Throws for an id or a value that could leave its rule.
 */
export function brandCss({ id, tokens }: { readonly id: string; readonly tokens: RoleTokens }): string {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`"${id}" is no name of a brand: small letters, digits and hyphens`);
  const lines = [...COLOUR_ROLES, ...SHAPE_ROLES].flatMap((role) => {
    const value = tokens[role];
    if (value === undefined) return [];
    if (/[;{}<\\]|\/\*|url\(/i.test(value)) throw new Error(`--${role} of the brand ${id} is no plain value: ${value}`);
    return [`    --${role}: ${value};`];
  });
  return `@layer brand {\n  :root[data-brand='${id}'] {\n${lines.join('\n')}\n  }\n}\n`;
}
