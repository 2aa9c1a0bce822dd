import type { HotelDetail } from '@shop/contracts';
import { Disclosure, FactList, Section } from '@shop/design-system';
import { hotelProgramme } from '../../views/hotel/hotel-programme.ts';
import { Description } from '../shared/description.tsx';
import { useWords } from '../shared/use-words.ts';
import { LocalTaxText } from '../stay/windows/local-tax-text.tsx';
import { PetsText } from '../stay/windows/pets-text.tsx';
import css from './hotel-about.module.css';
import { StayWords } from './stay-words.tsx';

/** What the house is, what one gets there, and what is good to know before one comes. */
export function HotelAbout({ hotel }: { readonly hotel: HotelDetail }) {
  const words = useWords();
  return (
    <Section title={words('hotel.about.title', { hotel: hotel.label })}>
      <div className={css.about}>
        <Description text={hotel.description} />
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
  const words = useWords();
  const { checkin, checkout } = hotel.checkInOut;
  return (
    <div className={css.toKnow}>
      <ul className={css.infos}>
        <li>{words('product.practical.checkin', { time: checkin })}</li>
        <li>{words('product.practical.checkout', { time: checkout })}</li>
        {hotel.importantInfos.map((info) => (
          <li key={info}>{info}</li>
        ))}
      </ul>
      <StayWords>
        <PetsText policy={hotel.policy} />
        <LocalTaxText tax={hotel.localTax} />
      </StayWords>
    </div>
  );
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
