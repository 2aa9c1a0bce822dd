import { Button, Card } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import css from './contact.module.css';

/** Most answers are a press away. */
export function HelpBanner({ faqUrl }: { readonly faqUrl: string | undefined }) {
  return (
    <Card as="section" look="quiet" className={css.banner}>
      <div>
        <h2 className={css.heading}>
          <FormattedMessage id="minisites.contact.help.title" />
        </h2>
        <p>
          <FormattedMessage id="minisites.contact.intro" />
        </p>
      </div>
      {faqUrl && (
        <Button look="brand" href={faqUrl} render={routerLink}>
          <FormattedMessage id="minisites.contact.help.faq" />
        </Button>
      )}
    </Card>
  );
}
