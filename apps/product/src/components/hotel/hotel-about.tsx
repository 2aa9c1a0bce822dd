import type { HotelDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Disclosure, FactList, Section } from '@shop/design-system';
import { formatTime } from '@shop/i18n';
import { hotelProgramme } from '../../views/hotel/hotel-programme.ts';
import { Description } from '../shared/description.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { LocalTaxText } from '../stay/windows/local-tax-text.tsx';
import { PetsText } from '../stay/windows/pets-text.tsx';
import css from './hotel-about.module.css';
import { StayMessages } from './stay-messages.tsx';

/** What the house is, what one gets there, and what is good to know before one comes. */
export function HotelAbout({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useMessages();
  return (
    <Section title={t('hotel.about.title', { hotel: hotel.label })}>
      <div className={css.about}>
        <Description text={hotel.description} />
        <Includes hotel={hotel} />
        <div>
          <Disclosure title={t('hotel.about.facilities')}>
            <dl className={css.facilities}>
              {hotel.infoGeneral.map(({ code, label, facilities }) => (
                <div key={code}>
                  <dt>{label}</dt>
                  <dd>{facilities.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Disclosure title={t('hotel.about.toKnow')}>
            <ToKnow hotel={hotel} />
          </Disclosure>
          {hotel.ecoFacilities.length > 0 && (
            <Disclosure title={t('hotel.about.eco')}>
              <FactList facts={hotel.ecoFacilities.map((title) => ({ icon: 'check' as const, title }))} columns={2} />
            </Disclosure>
          )}
        </div>
      </div>
    </Section>
  );
}

/** What is in every stay, and what the house offers to all its guests. */
function Includes({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useMessages();
  const { inEveryStay, ofTheHouse } = hotelProgramme(hotel);
  const facts = [
    ...inEveryStay.map((word) => ({ icon: 'sparkles' as const, title: capital(word), text: t('hotel.includes.every') })),
    ...ofTheHouse.map((title) => ({ icon: 'check' as const, title })),
  ];
  if (facts.length === 0) return null;
  return (
    <section className={css.includes} aria-labelledby="hotel-includes">
      <h3 id="hotel-includes">{t('product.stay.includes')}</h3>
      <FactList facts={facts} columns={2} />
    </section>
  );
}

function ToKnow({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useMessages();
  const { locale } = useSite();
  const { checkin, checkout } = hotel.checkInOut;
  return (
    <div className={css.toKnow}>
      <ul className={css.infos}>
        <li>{t('product.practical.checkin', { time: formatTime(checkin, locale) })}</li>
        <li>{t('product.practical.checkout', { time: formatTime(checkout, locale) })}</li>
        {hotel.importantInfos.map((info) => (
          <li key={info}>{info}</li>
        ))}
      </ul>
      <StayMessages>
        <p>
          <PetsText policy={hotel.policy} />
        </p>
        <LocalTaxText tax={hotel.localTax} />
      </StayMessages>
    </div>
  );
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
