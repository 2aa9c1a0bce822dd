import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Disclosure, FactList, Stack } from '@shop/design-system';
import { departureTime } from '@shop/domain';
import { formatTime } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import { LocalTaxText } from './local-tax-text.tsx';
import { PetsText } from './pets-text.tsx';
import type { PracticalKind } from './stay-window.ts';

/** One of the five subjects, told from what the house says of itself. */
export function PracticalText({ stay, kind }: { readonly stay: StayDetail; readonly kind: PracticalKind }) {
  const { hotel } = stay;
  switch (kind) {
    case 'gettingThere':
      return <GettingThere hotel={hotel} />;
    case 'hours':
      return <Hours stay={stay} />;
    case 'services':
      return <Services hotel={hotel} />;
    case 'toKnow':
      return <List lines={stay.importantInfos} />;
    case 'touristTax':
      return <LocalTaxText tax={hotel.localTax} />;
  }
}

type Hotel = { readonly hotel: StayDetail['hotel'] };

function GettingThere({ hotel }: Hotel) {
  const t = useMessages();
  const { address, latitude, longitude } = hotel.location;
  const parking = hotel.infoGeneral?.find(({ code }) => code === 'parking');
  return (
    <Stack gap={4}>
      <FactList
        columns={1}
        facts={[
          { icon: 'map-pin', title: hotel.label, text: address },
          ...(parking ? [{ icon: 'check' as const, title: parking.label, text: parking.facilities.join(', ') }] : []),
        ]}
      />
      <p>
        <Button href={`geo:${latitude},${longitude}`} icon="locate">
          {t('stay.practical.directions')}
        </Button>
      </p>
    </Stack>
  );
}

function Hours({ stay }: { readonly stay: StayDetail }) {
  const t = useMessages();
  const { checkin, checkout } = stay.hotel.checkInOut;
  const { locale } = useSite();
  const arrival = formatTime(checkin, locale);
  const departure = formatTime(departureTime(checkout, stay.programLine), locale);
  return <List lines={[t('product.practical.checkin', { time: arrival }), t('product.practical.checkout', { time: departure })]} />;
}

function Services({ hotel }: Hotel) {
  const t = useMessages();
  const groups = hotel.infoGeneral ?? [];
  if (groups.length === 0) return <List lines={hotel.facilities} />;
  return (
    <div>
      {groups.map(({ code, label, facilities }) => (
        <Disclosure key={code} title={label} open>
          <List lines={facilities} />
        </Disclosure>
      ))}
      {hotel.policy && (
        <Disclosure title={t('stay.pets.title')} open>
          <p>
            <PetsText policy={hotel.policy} />
          </p>
        </Disclosure>
      )}
    </div>
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return <FactList columns={1} facts={lines.map((title) => ({ icon: 'check', title }))} />;
}
