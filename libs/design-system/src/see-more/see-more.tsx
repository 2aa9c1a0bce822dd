import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cutText } from './cut-text.ts';
import css from './see-more.module.css';

export interface SeeMoreProps {
  readonly text: string;
  /** Characters shown at first on a wide screen and on a phone (spec 1, section 9). */
  readonly limits?: { readonly wide: number; readonly phone: number };
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** A description of which the beginning is shown, with a way to the rest and back. Both cuts stand in the page; the width chooses. */
export function SeeMore({ text, limits = { wide: 250, phone: 86 }, moreLabel, lessLabel }: SeeMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wide = cutText(text, limits.wide);
  const phone = cutText(text, limits.phone);
  const isCut = { wide: wide !== text, phone: phone !== text };
  if (!isCut.phone && !isCut.wide) return <p>{text}</p>;
  return (
    <div className={css.seeMore} data-cut={isCut.wide ? 'always' : 'phone'} data-open={open}>
      <p id={id} className={css.text}>
        {open ? (
          text
        ) : (
          <>
            <span className={css.wide}>{wide}</span>
            <span className={css.phone}>{phone}</span>
          </>
        )}
      </p>
      <Button look="link" className={css.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? lessLabel : moreLabel}
      </Button>
    </div>
  );
}
