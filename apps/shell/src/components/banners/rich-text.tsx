import type { RichText } from '@shop/contracts';
import type { ReactNode } from 'react';
import { ContentAnchor } from '../content-anchor.tsx';

type Run = { readonly text: string; readonly bold?: true; readonly italic?: true; readonly href?: string };

interface RichTextProps {
  readonly text: RichText;
  /** Inside a link no run is one of its own. */
  readonly isInLink?: boolean;
}

/** Text with structure, drawn element by element; a heading is a strong line, since the layout has no chapters. */
export function RichTextBlocks({ text, isInLink = false }: RichTextProps) {
  const write = (runs: readonly Run[]) => runs.map((run, index) => <Words key={index} run={run} isInLink={isInLink} />);
  return text.blocks.map((block, index) => {
    if (block.type === 'list') {
      const items = block.items.map((item, at) => <li key={at}>{write(item)}</li>);
      return block.ordered ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
    }
    return <p key={index}>{block.type === 'heading' ? <strong>{write(block.runs)}</strong> : write(block.runs)}</p>;
  });
}

function Words({ run, isInLink }: { readonly run: Run; readonly isInLink: boolean }): ReactNode {
  const italic = run.italic ? <em>{run.text}</em> : run.text;
  const bold = run.bold ? <strong>{italic}</strong> : italic;
  return run.href && !isInLink ? <ContentAnchor url={run.href}>{bold}</ContentAnchor> : bold;
}
