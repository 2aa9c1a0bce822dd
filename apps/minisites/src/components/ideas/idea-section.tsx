import type { IdeasAnswer, IdeaTile } from '@shop/contracts';
import { Button, Grid, Picture, Section } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ContentLink } from '../shared/content-link.tsx';
import css from './ideas.module.css';

export interface IdeaSectionProps {
  readonly section: IdeasAnswer['sections'][number];
  /** Tiles before "See more", 6 by default (CONT-027). */
  readonly tilesShown: number;
}

/** Tiles of one kind of idea; those beyond the first come with a press, and the first of them has the focus then. */
export function IdeaSection({ section: { id, title, tiles }, tilesShown }: IdeaSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.children[tilesShown]?.querySelector('a')?.focus();
  }, [isWhole, tilesShown]);
  const shown = isWhole ? tiles : tiles.slice(0, tilesShown);
  return (
    <Section title={title} id={id}>
      <Grid ref={list} as="ul" role="list" columns={3}>
        {shown.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} />
          </li>
        ))}
      </Grid>
      {tiles.length > tilesShown && !isWhole && (
        <p className={css.more}>
          <Button iconEnd="chevron-down" onClick={() => setWhole(true)}>
            <FormattedMessage id="minisites.ideas.more" />
          </Button>
        </p>
      )}
    </Section>
  );
}

function Tile({ tile: { label, text, imageUrl, url } }: { readonly tile: IdeaTile }) {
  return (
    <article className={css.tile}>
      <Picture url={imageUrl} alt="" sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 45vw, 100vw" className={css.picture} />
      <div className={css.words}>
        <h3 className={css.label}>
          <ContentLink url={url} className={css.link}>
            {label}
          </ContentLink>
        </h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
