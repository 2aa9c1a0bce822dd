import type { ReactNode } from 'react';
import css from './table.module.css';

export interface TableProps {
  /** What the table tells; drawn above it unless `captionHidden`. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly align?: 'start' | 'end' }[];
  /** One cell for each column, by its id; the first one names its row. */
  readonly rows: readonly { readonly id: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
  /** A last row that stands out: the sum. */
  readonly total?: Readonly<Record<string, ReactNode>>;
}

/** Rows and columns; where it is too wide it scrolls on its own, also with the keyboard. */
export function Table({ caption, captionHidden, columns, rows, total }: TableProps) {
  const [first] = columns;
  const cells = (content: Readonly<Record<string, ReactNode>>) =>
    columns.map(({ id, align }) =>
      id === first?.id ? (
        <th key={id} scope="row" className={css.cell} data-align={align}>
          {content[id]}
        </th>
      ) : (
        <td key={id} className={css.cell} data-align={align}>
          {content[id]}
        </td>
      ),
    );
  return (
    <div className={css.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align }) => (
              <th key={id} scope="col" className={css.head} data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>{cells(row.cells)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
