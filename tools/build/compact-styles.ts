import postcss, { type AnyNode } from 'postcss';
import webpack, { type Compiler } from 'webpack';

/** Takes comments and blanks out of every style sheet of a build, which pages carry inline; values and rules stay as they are written. */
export class CompactStyles {
  apply(compiler: Compiler): void {
    const name = CompactStyles.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.css'))
            compilation.updateAsset(file, new webpack.sources.RawSource(compactStyles(source.source().toString())), { minimized: true });
      });
    });
  }
}

/** @throws on a sheet that is no CSS. */
export function compactStyles(text: string): string {
  const root = postcss.parse(text);
  root.walkComments((comment) => void comment.remove());
  root.walk(closeUp);
  root.raws.after = '';
  return root.toString();
}

/** The white space between nodes is what PostCSS calls raws; what stands in values and selectors is theirs. */
function closeUp(node: AnyNode): void {
  node.raws.before = '';
  if (node.type === 'decl') {
    node.raws.between = ':';
    delete node.raws.value;
    if (node.important) node.raws.important = '!important';
  }
  if (node.type === 'rule') {
    node.raws.between = '';
    delete node.raws.selector;
    node.selector = node.selectors.map((selector) => selector.replace(/\n\s*/g, ' ').trim()).join(',');
  }
  if (node.type === 'atrule') {
    node.raws.between = '';
    delete node.raws.params;
    node.params = node.params.replace(/\n\s*/g, ' ').trim();
  }
  if ('raws' in node && (node.type === 'rule' || node.type === 'atrule')) {
    node.raws.after = '';
    node.raws.semicolon = false;
  }
}
