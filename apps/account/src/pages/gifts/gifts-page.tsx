import { ownGiftsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState, Section } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { BoughtCard } from '../../components/gifts/bought-card.tsx';
import css from '../../components/gifts/gifts.module.css';
import { ReceivedCard } from '../../components/gifts/received-card.tsx';
import { routerLink } from '../../components/router-link.tsx';

/** The gifts that a customer was sent, ready to use, and those that they have bought. */
export function GiftsPage() {
  return (
    <AccountPage screen="ownGifts" title="gifts.title">
      <Gifts />
    </AccountPage>
  );
}

function Gifts() {
  const { locale } = useSite();
  const t = useAccountMessages();
  const requested = useQuery(ownGiftsQuery({ locale }));
  return (
    <AccountAnswer query={requested}>
      {({ bought, received }) => (
        <>
          {received.length > 0 && (
            <Section title={t('gifts.received')}>
              <ul className={css.list}>
                {received.map((gift) => (
                  <ReceivedCard key={gift.code} gift={gift} />
                ))}
              </ul>
            </Section>
          )}
          {bought.length > 0 && (
            <Section title={t('gifts.bought')}>
              <ul className={css.list}>
                {bought.map((gift) => (
                  <BoughtCard key={gift.orderUUID} gift={gift} />
                ))}
              </ul>
            </Section>
          )}
          {bought.length + received.length === 0 && <NoGifts />}
          <OtherGift />
        </>
      )}
    </AccountAnswer>
  );
}

function NoGifts() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <EmptyState
      icon="gift"
      title={t('gifts.empty.title')}
      action={
        <Button look="primary" size="large" href={hrefFor('giftcard', locale)} render={routerLink}>
          {t('gifts.empty.action')}
        </Button>
      }
    >
      {t('gifts.empty.text')}
    </EmptyState>
  );
}

/** A gift on paper, or sent to another address, is used by its code. */
function OtherGift() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <Section title={t('gifts.other.title')} intro={t('gifts.other.text')}>
      <div>
        <Button href={hrefFor('beneficiaryLogin', locale)} render={routerLink}>
          {t('gifts.other.action')}
        </Button>
      </div>
    </Section>
  );
}
