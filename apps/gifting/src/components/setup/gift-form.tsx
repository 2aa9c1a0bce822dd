import { useSite } from '@shop/contracts/page';
import { RadioGroup, Section, Stack } from '@shop/design-system';
import type { GiftCustomization, GiftFormat, SendingChoice } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import { CustomizationFields } from './customization-fields.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { FormatField } from './format-field.tsx';
import css from './gift-form.module.css';
import { LookField } from './look-field.tsx';
import { SendingFields } from './sending-fields.tsx';

export interface GiftFormProps {
  readonly gift: GiftView;
  readonly words: GiftCustomization;
  readonly sending: SendingChoice;
  readonly wasTried: boolean;
  /** What stands first: the amount of a card. */
  readonly children?: ReactNode;
  /** Left out where the gift has no choice of nights. */
  readonly onNights?: (nights: number) => void;
  readonly onFormat: (format: GiftFormat) => void;
  readonly onExtras: (extras: readonly string[]) => void;
  readonly onWords: (words: GiftCustomization) => void;
  readonly onSending: (choice: SendingChoice) => void;
}

/** How a gift is made, whichever it is: nights, format, extras, words, and how it reaches the recipient (GIFT-002). */
export function GiftForm({ gift, words: given, sending, wasTried, children, ...on }: GiftFormProps) {
  const { onNights, onFormat, onExtras, onWords, onSending } = on;
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Stack gap={6} className={css.form}>
      {children}
      {onNights && gift.chosen && (
        <RadioGroup
          legend={t('gifting.nights.legend')}
          headingLevel={2}
          name="giftNights"
          look="cards"
          value={String(gift.chosen.nights)}
          options={gift.options.map(({ nights, sellPrice }) => ({
            value: String(nights),
            label: t('gifting.nights.count', { count: nights }),
            aside: formatMoney(sellPrice, locale),
          }))}
          onChange={(nights) => onNights(Number(nights))}
        />
      )}
      <FormatField gift={gift} onFormat={onFormat} headingLevel={2} />
      {gift.format === 'physical' && gift.groups.length > 0 && (
        <Section title={t('gifting.extras.title')} headingLevel={2}>
          <ExtrasFields gift={gift} onExtras={onExtras} />
        </Section>
      )}
      {gift.format === 'digital' && <LookField look={given.look} onLook={(look) => onWords({ ...given, look })} />}
      <Section title={t('gifting.words.title')} headingLevel={2} intro={t('gifting.words.intro')}>
        <CustomizationFields words={given} onChange={onWords} wasTried={wasTried} />
      </Section>
      {gift.format === 'digital' && <SendingFields choice={sending} onChange={onSending} wasTried={wasTried} />}
    </Stack>
  );
}
