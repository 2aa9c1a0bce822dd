import { FormattedMessage } from 'react-intl';

/** How the card of a gift is printed and folded, below the button that opens it. */
export function FoldHint({ className }: { readonly className: string | undefined }) {
  return (
    <p className={className}>
      <FormattedMessage id="account.foldCard" />
    </p>
  );
}
