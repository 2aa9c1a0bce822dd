import css from './legend.module.css';

/** What green and struck days mean. Each day is read with its meaning: the line is for the eyes. */
export function Legend({ best, closed }: { readonly best: string; readonly closed: string }) {
  return (
    <ul className={css.legend} role="list" aria-hidden>
      <li>
        <span className={css.sample} data-kind="best">
          €
        </span>
        <span className={css.meaning}>{best}</span>
      </li>
      <li>
        <span className={css.sample} data-kind="closed">
          13
        </span>
        <span className={css.meaning}>{closed}</span>
      </li>
    </ul>
  );
}
