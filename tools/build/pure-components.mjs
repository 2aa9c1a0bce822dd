/**
 * Webpack loader: lets components that nobody imports fall out of a bundle. `forwardRef` at the top of a module and the
 * names for development tools count as effects, so the minifier keeps them with all that they use. The shop instruments no router.
 * Hints to developers, written to the console, are for development only: the minifier drops them.
 * @param {string} source
 * @returns {string}
 */
export default function pureComponents(source) {
  return source
    .replace(/^const (\w+) = (React(?:\$\d)?)\.forwardRef\(/gm, 'const $1 = /*#__PURE__*/ $2.forwardRef(')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(\s*)(warning(?:Once)?\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)');
}
