/**
 * Webpack loader: gives the chunks of each remote a name of their own. Apart, two remotes may each have a `messages-fr_FR`; in one
 * build both would be one file, and every page would load the words of all.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @returns {string}
 */
export default function ownChunks(source) {
  const [, app] = /[\\/]apps[\\/]([\w-]+)[\\/]/.exec(this.resourcePath) ?? [];
  return app ? source.replaceAll('webpackChunkName: "', `webpackChunkName: "${app}-`) : source;
}
