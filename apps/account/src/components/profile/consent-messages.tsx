import type { RichText, RichTextRun } from '@shop/contracts';
import { Link } from 'react-router';

/** What one agrees to, in the words and with the links of the operator's content; drawn element by element. */
export function ConsentMessages({ consent }: { readonly consent: RichText }) {
  return consent.blocks.map((block, index) => {
    if (block.type === 'list') {
      const items = block.items.map((runs, at) => <li key={at}>{written(runs)}</li>);
      return block.ordered ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
    }
    return <p key={index}>{block.type === 'heading' ? <strong>{written(block.runs)}</strong> : written(block.runs)}</p>;
  });
}

const written = (runs: readonly RichTextRun[]) => runs.map((run, index) => <Words key={index} run={run} />);

function Words({ run: { text, bold, italic, href } }: { readonly run: RichTextRun }) {
  const slanted = italic ? <em>{text}</em> : text;
  const words = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return words;
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}
