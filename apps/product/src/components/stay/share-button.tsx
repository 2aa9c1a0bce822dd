import { Button } from '@shop/design-system';
import { useState } from 'react';
import css from './stay-heading.module.css';

export interface ShareButtonProps {
  /** What is shared. */
  readonly title: string;
  readonly label: string;
  /** Said once the address is in the clipboard. */
  readonly copied: string;
}

/** Hands the page's address to the device's own sharing; where it has none, to the clipboard. */
export function ShareButton({ title, label, copied }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) return navigator.share({ title, url });
    await (navigator as Navigator).clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <span className={css.share}>
      <Button look="quiet" icon="share-2" onClick={() => void share().catch(() => undefined)}>
        {label}
      </Button>
      <span role="status">{isCopied && copied}</span>
    </span>
  );
}
