import { Badge } from '@shop/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { GiftPicture } from './gift-picture.tsx';
import css from './gift-teaser.module.css';

/** Tells that gifts are coming. It leads nowhere until there is a box to choose. */
export function GiftTeaser() {
  const titleId = useId();
  return (
    <section className={css.teaser} aria-labelledby={titleId}>
      <div className={css.text}>
        <Badge>
          <FormattedMessage id="minisites.home.gift.label" />
        </Badge>
        <h2 id={titleId} className={css.title}>
          <FormattedMessage id="minisites.home.gift.title" />
        </h2>
        <p className={css.lead}>
          <FormattedMessage id="minisites.home.gift.text" />
        </p>
      </div>
      <div className={css.picture}>
        <GiftPicture />
      </div>
    </section>
  );
}
