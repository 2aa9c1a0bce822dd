import type { FooterAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { formatCount, formatScore, languageOf } from '@shop/i18n';
import { FormattedMessage } from 'react-intl';
import css from './footer.module.css';

/** The eco-label notice and the sample rating (spec 2, section 2; SHELL-040). */
export function FooterTrust({ footer: { ecoLabel, rating } }: { readonly footer: FooterAnswer }) {
  const { locale } = useSite();
  return (
    <div className={css.trust}>
      <div className={css.badge}>
        <Icon name="tree-pine" />
        <div>
          <p className={css.heading}>{ecoLabel.title}</p>
          <p className={css.small}>{ecoLabel.text}</p>
        </div>
      </div>
      <div className={css.badge} data-testid="rating">
        <Icon name="star" filled />
        <div>
          <p className={css.heading}>
            <FormattedMessage
              id="shell.footer.rating"
              values={{
                score: formatScore(rating.score, locale),
                best: String(rating.best),
                count: formatCount(rating.count, languageOf(locale)),
              }}
            />
          </p>
          <p className={css.small}>{rating.text}</p>
        </div>
      </div>
    </div>
  );
}
