import type { RichText as Text } from '@shop/contracts';
import { Fragment } from 'react';
import { ContentLink } from './content-link.tsx';
import css from './rich-text.module.css';

type Block = Text['blocks'][number];
type Run = Extract<Block, { type: 'paragraph' }>['runs'][number];

/** Text with structure, drawn element by element: no markup of an editor reaches the page as markup. */
export function RichText({ text }: { readonly text: Text }) {
  return (
    <div className={css.text}>
      {text.blocks.map((block, index) => (
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { readonly block: Block }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Words runs={block.runs} />
      </p>
    );
  if (block.type === 'heading') {
    const Heading = block.level === 3 ? 'h3' : 'h2';
    return (
      <Heading id={block.id}>
        <Words runs={block.runs} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Words runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Words({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic, href }, index) => {
    const slanted = italic ? <em>{text}</em> : text;
    const words = bold ? <strong>{slanted}</strong> : slanted;
    return <Fragment key={index}>{href ? <ContentLink url={href}>{words}</ContentLink> : words}</Fragment>;
  });
}
