import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'StyleIntegrity';
const integrityOf = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
/** Stands for the integrity of a chunk's sheet until that sheet is final; as long as what replaces it, so that source maps hold. */
const placeholderOf = (chunk: Chunk) => integrityOf(`style sheet of ${chunk.id}`);

/**
 * Style sheets that a chunk of the browser fetches carry their `integrity`, as its scripts do by `webpack-subresource-integrity`, which
 * leaves style sheets out.
 */
export class StyleIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, { tag, chunkId }) => {
        const placeholders = [...compilation.chunks]
          .filter((chunk) => hasStyles(compilation, chunk))
          .map((chunk) => [chunk.id, placeholderOf(chunk)]);
        return `${source}\n${tag}.integrity = (${JSON.stringify(Object.fromEntries(placeholders))})[${chunkId}] || "";`;
      });
      /** Addresses in a sheet change until the content hashes are final. */
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => putIntegrity(compilation));
    });
  }
}

function hasStyles({ chunkGraph }: Compilation, chunk: Chunk): boolean {
  return [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') ?? [])].length > 0;
}

/** @throws if a chunk with styles has not exactly one sheet. */
function putIntegrity(compilation: Compilation): void {
  const found = [...compilation.chunks]
    .filter((chunk) => hasStyles(compilation, chunk))
    .map((chunk) => {
      const sheets = [...chunk.files].filter((file) => file.endsWith('.css'));
      if (sheets.length !== 1) throw new Error(`${NAME}: the chunk ${chunk.id} has ${sheets.length} style sheets, one is expected`);
      return [placeholderOf(chunk), integrityOf(compilation.getAsset(sheets[0]!)!.source.buffer())] as const;
    });
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = source.source().toString();
    const put = found.filter(([placeholder]) => text.includes(placeholder));
    if (!put.length) continue;
    const content = put.reduce((written, [placeholder, integrity]) => written.replaceAll(placeholder, integrity), text);
    compilation.updateAsset(name, new webpack.sources.RawSource(content));
  }
}
