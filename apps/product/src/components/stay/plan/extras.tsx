import { upsellsQuery } from '@shop/api-client';
import type { StayDetail, Upsell } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Icon, Picture, Section, VisuallyHidden } from '@shop/design-system';
import { showsGiftExtras } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import type { StayVisit } from '../../../views/stay/stay-visit.ts';
import { extraChoices, type ExtraChoice } from '../../../views/stay/extras.ts';
import { useVisitWish } from '../../shared/use-visit-wish.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './extras.module.css';
import { ExtraWindow } from './extra-window.tsx';
import { useExtraChange } from './use-extra-change.ts';

/** What may be added to the stay, and what was: each leads to the page of the resulting offer (spec 2, section 4, upsell). */
export function Extras({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const { extras, isStale } = useExtras(stay, visit);
  const { changing, addedExtras, add, removeLast, stop } = useExtraChange(stay, visit);
  if (!stay.published || extras.length + addedExtras.length === 0) return null;
  return (
    <Section title={t(visit.isGift ? 'stay.extras.giftTitle' : 'stay.extras.title')} intro={t('stay.extras.intro')} id="extras">
      <ul className={css.list} role="list" aria-busy={isStale || undefined}>
        {addedExtras.map((added) => (
          <li key={added.baseUri}>
            <Card padding="small" selected className={css.extra}>
              <div className={css.text}>
                <p className={css.name}>
                  <Icon name="circle-check" /> {added.label}
                </p>
                <p className={css.note}>{t('stay.extras.added')}</p>
              </div>
              {added === addedExtras.at(-1) && (
                <Button onClick={removeLast}>
                  {t('stay.extras.remove')} <VisuallyHidden>{added.label}</VisuallyHidden>
                </Button>
              )}
            </Card>
          </li>
        ))}
        {extras.map((extra) => (
          <li key={extra.id}>
            <Extra extra={extra} onAdd={() => add(extra)} />
          </li>
        ))}
      </ul>
      <ExtraWindow changing={changing} onStop={stop} />
    </Section>
  );
}

function Extra({ extra, onAdd }: { readonly extra: ExtraChoice; readonly onAdd: () => void }) {
  const { locale } = useSite();
  const t = useMessages();
  const name = extra.lines.map(({ title }) => title).join(', ');
  return (
    <Card padding="small" className={css.extra}>
      {extra.imageUrl && <Picture url={extra.imageUrl} alt="" shape="thumbnail" className={css.picture} />}
      <div className={css.text}>
        <p className={css.name}>{name}</p>
        <p className={css.note}>{extra.label}</p>
      </div>
      <p className={css.price}>{t('stay.extras.more', { amount: formatMoney(extra.difference, locale) })}</p>
      <Button onClick={onAdd}>
        {t('stay.extras.add')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Card>
  );
}

/** While those of other dates or of another party are on their way, the ones before stay: what is pressed meanwhile counts. */
function useExtras(stay: StayDetail, visit: StayVisit) {
  const { isGift, state } = visit;
  const wish = useVisitWish(visit);
  const { data = NOTHING, isPlaceholderData } = useQuery({
    ...upsellsQuery({ ...wish, id: stay.id }),
    enabled: stay.published,
    placeholderData: keepPreviousData,
  });
  const asGift = () => (showsGiftExtras(state.giftNights) ? extraChoices(data, { giftNights: 1 }) : []);
  return { extras: isGift ? asGift() : extraChoices(data, { nights: wish.nights }), isStale: isPlaceholderData };
}

const NOTHING: readonly Upsell[] = [];
