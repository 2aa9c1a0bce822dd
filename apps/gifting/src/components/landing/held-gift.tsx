import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Picture } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { giftWays, type GiftWay } from '../../views/landing/held-gift.ts';
import { routerLink } from '../shared/router-link.tsx';
import css from './landing.module.css';
import { useMessages, type Translate } from '../shared/use-messages.ts';

export interface HeldGiftProps {
  readonly gift: BeneficiaryView;
}

/** What the gift is, what is left of it, until when, and the way on. */
export function HeldGift({ gift }: HeldGiftProps) {
  const { locale } = useSite();
  const t = useMessages();
  const kind = t(`gifting.use.kind.${gift.kind}`);
  const isActivity = gift.kind === 'DIGITAL_ACTIVITY_ONLY';
  return (
    <Card as="section" look="raised" padding="none" className={css.gift} data-plain={gift.imageUrl ? undefined : true}>
      {gift.imageUrl && (
        <span className={css.picture}>
          <Picture url={gift.imageUrl} alt="" shape="card" sizes="(min-width: 48rem) 20rem, 100vw" eager />
        </span>
      )}
      <div className={css.body}>
        <div>
          {gift.title && <p className={css.kind}>{kind}</p>}
          <h2 className={css.name}>{gift.title ?? kind}</h2>
        </div>
        <GiverWords gift={gift} />
        <Facts gift={gift} />
        <p>{t(`gifting.use.text.${gift.kind}`)}</p>
        {isActivity && <p className={css.code}>{gift.code}</p>}
        {gift.places?.map((place) => (
          <address key={place.label} className={css.place}>
            <b>{place.label}</b>
            <span>{place.address}</span>
            {place.hours && <span className={css.quiet}>{place.hours}</span>}
          </address>
        ))}
        <div className={css.ways}>
          {giftWays(gift, locale).map((way, index) => (
            <Button
              key={way.href}
              look={index === 0 ? 'primary' : 'secondary'}
              size="large"
              href={way.href}
              {...(way.action !== 'call' && { render: routerLink })}
            >
              {wayLabel(way, t)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** What the giver wrote stands first: it is why the gift is there. */
function GiverWords({ gift: { fromName, message } }: HeldGiftProps) {
  const t = useMessages();
  if (!fromName && !message) return null;
  return (
    <div className={css.words}>
      {message && <blockquote className={css.message}>{message}</blockquote>}
      {fromName && <p className={css.from}>{t('gifting.preview.from', { name: fromName })}</p>}
    </div>
  );
}

function Facts({ gift }: HeldGiftProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { kind, remaining, expiresOn, adult: adults, nights } = gift;
  return (
    <dl className={css.facts}>
      {kind !== 'DIGITAL_ACTIVITY_ONLY' && (
        <div>
          <dt>{t('gifting.use.left')}</dt>
          <dd>{formatMoney(remaining, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{t('gifting.use.until')}</dt>
        <dd>{formatDay(expiresOn, locale, 'long')}</dd>
      </div>
      {kind !== 'GIFTCARD' && (
        <div>
          <dt>{t('gifting.use.for')}</dt>
          <dd>{nights === null ? t('gifting.use.people', { adults }) : t('gifting.use.peopleNights', { adults, nights })}</dd>
        </div>
      )}
    </dl>
  );
}

function wayLabel({ action, telephone }: GiftWay, t: Translate): string {
  return action === 'call' ? t('gifting.use.call', { telephone: telephone ?? '' }) : t(`gifting.use.${action}`);
}
