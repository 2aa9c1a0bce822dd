import type { StayDetail } from '@shop/contracts';
import { IconButton } from '@shop/design-system';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../shared/use-words.ts';

const StayWindows = lazy(() =>
  import(/* webpackChunkName: "opened-stay" */ '../stay/windows/stay-windows.tsx').then((module) => ({ default: module.StayWindows })),
);

/** Beside the local tax: what it is, in a window of its own. */
export function TaxInfo({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={words('product.price.taxInfo')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <StayWindows stay={stay} open={{ kind: 'touristTax' }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
