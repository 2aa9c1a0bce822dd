import { BoxHowItWorks } from './box-how-it-works.tsx';
import { BoxStays } from './box-stays.tsx';

/** Everything below the fold of a box. */
export function BoxBelow({ code }: { readonly code: string }) {
  return (
    <>
      <BoxStays code={code} />
      <BoxHowItWorks />
    </>
  );
}
