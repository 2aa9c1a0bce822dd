import { Button, Message } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';

/** Where choices would stand that could not be had (spec 1, section 8), and the way to ask again. */
export function ChoicesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Message
      kind="error"
      live
      action={
        <Button onClick={onRetry}>
          <FormattedMessage id="search.failed.retry" />
        </Button>
      }
    >
      <FormattedMessage id="search.failed.text" />
    </Message>
  );
}
