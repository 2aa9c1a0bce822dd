import type { LocalDate, Locale, TargetedBanner } from '@shop/contracts';
import { wishKey } from '@shop/contracts/page';
import { Grid } from '@shop/design-system';
import { resultRows, type PromoBlock, type ResultColumns } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { Fragment, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { cardLabels } from '../../views/results/card-labels.ts';
import type { FoundCard } from '../../views/results/found.ts';
import { wishOf } from '../../views/results/wish-of.ts';
import { PromoBlocks } from './promo-blocks.tsx';
import { ResultCard, type CardActions } from './result-card.tsx';
import { useCardParams } from './use-card-params.ts';

export interface ResultsListProps {
  readonly cards: readonly FoundCard[];
  readonly state: SearchState;
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly wished: ReadonlySet<string>;
  readonly isAssigned: boolean;
  readonly actions: CardActions;
  readonly columns: ResultColumns;
  /** What stands after the first and after the second row. */
  readonly blocks?: readonly (readonly PromoBlock[])[];
  readonly banner?: TargetedBanner | undefined;
  /** The first picture is the largest thing in the window: it is loaded before all else. On a phone the next one is out of sight. */
  readonly hasEagerPicture?: boolean;
}

/** The cards in lines of two or three, with blocks between the rows (spec 1, section 2). */
export function ResultsList(props: ResultsListProps) {
  const { cards, state, locale, today, wished, isAssigned, actions, columns, blocks = [], banner, hasEagerPicture } = props;
  const intl = useIntl();
  const words = useMemo(() => cardLabels(intl, { locale, today, flow: state.flow }), [intl, locale, today, state.flow]);
  const requested = useCardParams(state);
  const rows = resultRows(cards, columns);
  return rows.map((row, index) => (
    <Fragment key={index}>
      <Grid as="ul" role="list" columns={columns}>
        {row.map((card, place) => (
          <ResultCard
            key={card.id}
            card={card}
            requested={requested}
            words={words}
            isWished={wished.has(wishKey(wishOf(card)))}
            isEager={hasEagerPicture === true && index === 0 && place === 0}
            isAssigned={isAssigned}
            actions={actions}
          />
        ))}
      </Grid>
      {(index === 0 || index < rows.length - 1) && <PromoBlocks blocks={blocks[index] ?? []} locale={locale} banner={banner} />}
    </Fragment>
  ));
}
