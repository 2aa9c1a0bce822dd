import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cutText } from './cut-text.ts';
import css from './see-more.module.css';

/** Characters that are shown of a text on a wide screen and on a phone (PROD-026, PROD-027). */
const LIMITS = { wide: 250, phone: 86 };

export interface SeeMoreProps {
  readonly text: string;
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** A description of which the beginning is shown, with a way to the rest and back. Both cuts stand in the page; the width chooses. */
export function SeeMore({ text, moreLabel, lessLabel }: SeeMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isCut = { wide: text.length > LIMITS.wide, phone: text.length > LIMITS.phone };
  if (!isCut.phone && !isCut.wide) return <p>{text}</p>;
  return (
    <div className={css.seeMore} data-cut={isCut.wide ? 'always' : 'phone'} data-open={open}>
      <p id={id} className={css.text}>
        {open ? text : <Subtitle text={text} />}
      </p>
      <Button look="link" className={css.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? lessLabel : moreLabel}
      </Button>
    </div>
  );
}

/** The beginning of a text below a title, without a way to the rest (PROD-027). */
export function Subtitle({ text }: { readonly text: string }) {
  if (text.length <= LIMITS.phone) return text;
  return (
    <>
      <span className={css.wide}>{cutText(text, LIMITS.wide)}</span>
      <span className={css.phone}>{cutText(text, LIMITS.phone)}</span>
    </>
  );
}
