import { Badge, CheckGroup, Picture, RadioGroup, Stack } from '@shop/design-system';
import { DEFAULT_EXTRA, withGroupChoice } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useSite } from '@shop/contracts/page';
import type { ExtraGroupView, GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './extras-fields.module.css';

export interface ExtrasFieldsProps {
  readonly gift: Pick<GiftView, 'groups' | 'extras'>;
  readonly onExtras: (extras: readonly string[]) => void;
}

/** What a physical gift comes in and with: one of a single-choice group, any of the others (GIFT-009). */
export function ExtrasFields({ gift: { groups, extras }, onExtras }: ExtrasFieldsProps) {
  const all = groups.flatMap((group) => group.extras);
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <ExtraGroup
          key={group.id}
          group={group}
          chosen={group.extras.filter(({ id }) => extras.includes(id)).map(({ id }) => id)}
          onChoose={(chosen) => onExtras(withGroupChoice(extras, { group: chosen, of: all }, group.id))}
        />
      ))}
    </Stack>
  );
}

interface ExtraGroupProps {
  readonly group: ExtraGroupView;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function ExtraGroup({ group, chosen, onChoose }: ExtraGroupProps) {
  const { locale } = useSite();
  const t = useMessages();
  const options = group.extras.map(({ id, name, imageUrl, price, recommendedByWed }) => ({
    value: id,
    label: (
      <span className={css.extra}>
        <Picture url={imageUrl} alt="" shape="thumbnail" sizes="3.5rem" className={css.picture} />
        <span className={css.name}>
          <span>{name}</span>
          {recommendedByWed && <Badge tone="gift">{t('gifting.extras.recommended')}</Badge>}
        </span>
      </span>
    ),
    price: price > 0 ? `+\u00a0${formatMoney(price, locale)}` : t('gifting.extras.free'),
  }));
  if (!group.isSingle)
    return (
      <CheckGroup
        legend={group.name}
        hint={group.description}
        name={`extras-${group.id}`}
        options={options.map(({ price, ...option }) => ({ ...option, count: price }))}
        values={chosen}
        onChange={onChoose}
      />
    );
  return (
    <RadioGroup
      legend={group.name}
      name={`extras-${group.id}`}
      options={options.map(({ price, ...option }) => ({ ...option, aside: price }))}
      value={chosen[0] ?? DEFAULT_EXTRA}
      onChange={(id) => onChoose([id])}
    />
  );
}
