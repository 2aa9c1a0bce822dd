import { Button, Section, type IconName } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';
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
  readonly hasInfos: boolean;
  readonly onOpen: (window: { readonly kind: PracticalKind }) => void;
}

/** Five subjects, each in a window of its own (spec 1, section 2, other modals). */
export function PracticalSection({ hasInfos, onOpen }: PracticalSectionProps) {
  const t = useMessages();
  const kinds = PRACTICAL_KINDS.filter((kind) => kind !== 'toKnow' || hasInfos);
  return (
    <Section title={t('product.practical.title')} id="practical">
      <ul className={css.list} role="list">
        {kinds.map((kind) => (
          <li key={kind}>
            <Button wide icon={ICONS[kind]} onClick={() => onOpen({ kind })}>
              {t(`stay.practical.${kind}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
