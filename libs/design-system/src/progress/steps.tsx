import { Icon } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './steps.module.css';

export interface StepsProps {
  /** Names the list: `Your booking`. */
  readonly label: string;
  /** A step behind may lead back. */
  readonly steps: readonly { readonly label: string; readonly href?: string }[];
  /** From 0. */
  readonly current: number;
  /** Read with a step that is behind: `done`. */
  readonly doneLabel: string;
  readonly render?: LinkRender;
}

/** Where one is on a way of several pages. */
export function Steps({ label, steps, current, doneLabel, render = plainLink }: StepsProps) {
  return (
    <ol className={css.steps} role="list" aria-label={label}>
      {steps.map(({ label: text, href }, index) => {
        const isDone = index < current;
        return (
          <li
            key={text}
            className={css.step}
            data-state={isDone ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden>
              {isDone ? <Icon name="check" size="small" /> : index + 1}
            </span>
            {isDone && href ? render({ href, className: css.link, children: text }) : <span>{text}</span>}
            {isDone && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
