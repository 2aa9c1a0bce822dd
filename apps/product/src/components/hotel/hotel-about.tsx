import type { HotelDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Disclosure, FactList, Section, SeeMore } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { hotelProgramme } from '../../views/hotel/hotel-programme.ts';
import { useWords } from '../shared/use-words.ts';
import css from './hotel-about.module.css';

/** What the house is, what one gets there, and what is good to know before one comes. */
export function HotelAbout({ hotel }: { readonly hotel: HotelDetail }) {
  const words = useWords();
  return (
    <Section title={words('hotel.about.title', { hotel: hotel.label })}>
      <div className={css.about}>
        <SeeMore text={hotel.description} moreLabel={words('hotel.about.more')} lessLabel={words('hotel.about.less')} />
        <Includes hotel={hotel} />
        <div>
          <Disclosure title={words('hotel.about.facilities')}>
            <dl className={css.facilities}>
              {hotel.infoGeneral.map(({ code, label, facilities }) => (
                <div key={code}>
                  <dt>{label}</dt>
                  <dd>{facilities.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Disclosure title={words('hotel.about.toKnow')}>
            <ToKnow hotel={hotel} />
          </Disclosure>
          {hotel.ecoFacilities.length > 0 && (
            <Disclosure title={words('hotel.about.eco')}>
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
  const words = useWords();
  const { inEveryStay, ofTheHouse } = hotelProgramme(hotel);
  const facts = [
    ...inEveryStay.map((word) => ({ icon: 'sparkles' as const, title: capital(word), text: words('hotel.includes.every') })),
    ...ofTheHouse.map((title) => ({ icon: 'check' as const, title })),
  ];
  if (facts.length === 0) return null;
  return (
    <section className={css.includes} aria-labelledby="hotel-includes">
      <h3 id="hotel-includes">{words('product.stay.includes')}</h3>
      <FactList facts={facts} columns={2} />
    </section>
  );
}

function ToKnow({ hotel }: { readonly hotel: HotelDetail }) {
  const { locale } = useSite();
  const words = useWords();
  const { checkin, checkout } = hotel.checkInOut;
  const { type, amount, percentage = 0 } = hotel.localTax;
  const tax =
    type === 'BOOKING_PERCENTAGE'
      ? words('hotel.about.taxShare', { percent: percentage })
      : words('hotel.about.taxNight', { amount: formatMoney(amount, locale) });
  const hasTax = type === 'BOOKING_PERCENTAGE' ? percentage > 0 : amount > 0;
  return (
    <ul className={css.toKnow}>
      <li>{words('product.practical.checkin', { time: checkin })}</li>
      <li>{words('product.practical.checkout', { time: checkout })}</li>
      <li>{usePets(hotel.policy)}</li>
      {hasTax && <li>{tax}</li>}
      {hotel.importantInfos.map((info) => (
        <li key={info}>{info}</li>
      ))}
    </ul>
  );
}

/** Whether pets may come, how many, how heavy, and for how much. */
function usePets({ petsAllowed, petsMaxNumberOfPets, petsPrice, petsMaxWeight }: HotelDetail['policy']): string {
  const { locale } = useSite();
  const words = useWords();
  if (!petsAllowed) return words('hotel.about.petsNo');
  return [
    words('hotel.about.petsYes', { count: petsMaxNumberOfPets }),
    ...(petsMaxWeight ? [words('hotel.about.petsWeight', { weight: petsMaxWeight })] : []),
    ...(petsPrice ? [words('hotel.about.petsPrice', { price: formatMoney(petsPrice, locale) })] : []),
  ].join(', ');
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
