import { Suspense, lazy } from 'react';

const Rule = lazy(() =>
  import(/* webpackChunkName: "newsletter-rule" */ './newsletter-popup-rule.tsx').then((rule) => ({ default: rule.NewsletterPopupRule })),
);

/** The newsletter pop-up with its rules, for the frame of other pages. */
export function LentNewsletterPopup() {
  return (
    <Suspense fallback={null}>
      <Rule />
    </Suspense>
  );
}
