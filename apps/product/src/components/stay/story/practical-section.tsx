import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, FactList, Section, type IconName } from '@shop/design-system';
import { departureTime } from '@shop/domain';
import { formatTime } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import { PetsText } from '../windows/pets-text.tsx';
import { PRACTICAL_KINDS, type PracticalKind } from '../windows/stay-window.ts';
import css from './practical-section.module.css';

const ICONS: Record<PracticalKind, IconName> = {
  gettingThere: 'map-pin',
  hours: 'clock',
  services: 'hotel',
  toKnow: 'info',
  touristTax: 'landmark',
};

export interface PracticalSectionProps {
  readonly stay: StayDetail;
  readonly onOpen: (window: { readonly kind: PracticalKind }) => void;
}

/** What most guests ask at a glance, and five subjects, each in a window of its own (PROD-023). */
export function PracticalSection({ stay, onOpen }: PracticalSectionProps) {
  const t = useMessages();
  const kinds = PRACTICAL_KINDS.filter((kind) => kind !== 'toKnow' || stay.importantInfos.length > 0);
  return (
    <Section title={t('product.practical.title')} id="practical">
      <FactList facts={useFacts(stay)} columns={4} />
      <ul className={css.list} role="list">
        {kinds.map((kind) => (
          <li key={kind}>
            <Button look="link" icon={ICONS[kind]} onClick={() => onOpen({ kind })}>
              {t(`stay.practical.${kind}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Hours, parking and pets, as far as the house tells them. */
function useFacts({ hotel, programLine }: StayDetail) {
  const { locale } = useSite();
  const t = useMessages();
  const { checkInOut, infoGeneral = [], policy } = hotel;
  const parking = infoGeneral.find(({ code }) => code === 'parking');
  return [
    {
      icon: 'clock' as const,
      title: t('product.practical.checkin', { time: formatTime(checkInOut.checkin, locale) }),
      text: t('product.practical.checkout', { time: formatTime(departureTime(checkInOut.checkout, programLine), locale) }),
    },
    ...(parking ? [{ icon: 'check' as const, title: parking.label, text: parking.facilities.join(', ') }] : []),
    ...(policy ? [{ icon: 'info' as const, title: t('stay.pets.title'), text: <PetsText policy={policy} /> }] : []),
  ];
}
