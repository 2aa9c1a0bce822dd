import type { StayDetail } from '@shop/contracts';
import { IconButton } from '@shop/design-system';
import { useState } from 'react';
import { openedWindow } from '../opened/opened-part.tsx';
import { useMessages } from '../shared/use-messages.ts';

const StayWindows = openedWindow(() =>
  import(/* webpackChunkName: "opened-stay" */ '../stay/windows/stay-windows.tsx').then((module) => module.StayWindows),
);

/** Beside the local tax: what it is, in a window of its own. */
export function TaxInfo({ stay }: { readonly stay: StayDetail }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={t('product.price.taxInfo')} onClick={() => setOpen(true)} />
      {isOpen && <StayWindows stay={stay} shown={{ kind: 'touristTax' }} onClose={() => setOpen(false)} />}
    </>
  );
}
