import { useEffect, useRef } from 'react';
import { Message } from '../message/message.tsx';
import css from './error-summary.module.css';
import { focusField, type FieldFault } from './faulty-fields.ts';

export interface ErrorSummaryProps {
  /** Of `useErrorSummary`: a new list for each try. */
  readonly faults: readonly FieldFault[];
  /** `Please check 3 fields`. */
  readonly title: string;
  /** Stands before the title of the page: `Error:`. */
  readonly titlePrefix: string;
}

/** What keeps a form from being sent, at its top, with a link to each field. A single fault moves to its field at once. */
export function ErrorSummary({ faults, title, titlePrefix }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length === 1) focusField(faults[0]!.id);
    else if (faults.length > 1) summary.current?.focus();
  }, [faults]);
  const isFaulty = faults.length > 0;
  useEffect(() => {
    if (!isFaulty) return undefined;
    document.title = `${titlePrefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(`${titlePrefix} `)) document.title = document.title.slice(titlePrefix.length + 1);
    };
  }, [isFaulty, titlePrefix]);
  if (!isFaulty) return null;
  return (
    <div ref={summary} className={css.summary} role="group" aria-label={title} tabIndex={-1}>
      <Message kind="error" title={title}>
        <ul className={css.list}>
          {faults.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The hash holds the search: it stays as it is.
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
