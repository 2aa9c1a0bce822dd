/**
 * Webpack loader of React Router's files, browser side: what the shop never uses falls out of the bundle, on every first load.
 * `forwardRef` at the top of a module and the names for development tools count as effects, so the minifier keeps them with all that they use.
 * The shop instruments no router, and its routes have no actions, fetchers and blockers: forms go to the API.
 * Hints to developers, written to the console, are for development only: the minifier drops them.
 */
export default function pureComponents(source: string): string {
  return CUTS.reduce((text, { what, by }) => text.replace(what, by), source);
}

interface Cut {
  /** The router's file that it is meant for, below `dist/production/lib`: a version without it has to be looked at. */
  readonly file: string;
  readonly what: RegExp;
  readonly by: string;
}

export const CUTS: readonly Cut[] = [
  { file: 'dom/lib.js', what: /^const (\w+) = (React(?:\$\d)?)\.forwardRef\(/gm, by: 'const $1 = /*#__PURE__*/ $2.forwardRef(' },
  { file: 'dom/lib.js', what: /^\w+\.displayName = "[^"]*";$/gm, by: '' },
  { file: 'router/router.js', what: /^(\s*)(warning(?:Once)?\()/gm, by: '$1/*#__PURE__*/ $2' },
  { file: 'router/router.js', what: /if \((?:init|opts\?)\.instrumentations\)/g, by: 'if (false)' },
  // A navigation is a GET: submissions and their redirects go.
  { file: 'router/router.js', what: /(?<!function )isMutationMethod\([\w.]+\)/g, by: 'false' },
  { file: 'router/router.js', what: /^\t\tfetch,\n|^\t\t(?:get|reset)Fetcher,\n|^\t\tdeleteFetcher: queueFetcherForDeletion,\n/gm, by: '' },
  // No page asks back before it is left.
  { file: 'router/router.js', what: /^\t\t(?:get|delete)Blocker,\n/gm, by: '' },
  // Pages are rendered by the shop itself, not by the router's framework.
  { file: 'hooks.js', what: /if \(this\.context\)(?= return .*RSCErrorHandler)/g, by: 'if (false)' },
];
