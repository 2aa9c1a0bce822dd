import { Stack, TextArea, TextField } from '@shop/design-system';
import { CUSTOMIZATION_LIMITS, senderFault, typedInto, type CustomizationField, type GiftCustomization } from '@shop/domain';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useMessages } from '../shared/use-messages.ts';

export interface CustomizationFieldsProps {
  readonly words: GiftCustomization;
  readonly onChange: (words: GiftCustomization) => void;
  /** The form was sent: faults show also of fields that nobody has been in. */
  readonly wasTried: boolean;
}

/** How long the text about a limit stands (GIFT-012). */
const LIMIT_TEXT_MS = 1_000;

/** Who gives, and a message to the recipient; both may be left out. */
export function CustomizationFields({ words: given, onChange, wasTried }: CustomizationFieldsProps) {
  const t = useMessages();
  const [wasLeft, setLeft] = useState(false);
  const { refused, refuse } = useRefused();
  const type = (field: CustomizationField) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { text, isRefused } = typedInto(field, given[field], event.target.value);
    if (isRefused) refuse(field);
    else onChange({ ...given, [field]: text });
  };
  const limitOf = (field: CustomizationField) =>
    refused === field ? t('gifting.fault.limit', { maxlength: CUSTOMIZATION_LIMITS[field] }) : undefined;
  const fault = wasLeft || wasTried ? senderFault(given.fromName) : undefined;
  return (
    <Stack gap={4}>
      <TextField
        name="fromName"
        label={t('gifting.words.fromName')}
        optional={t('gifting.words.optional')}
        value={given.fromName}
        onChange={type('fromName')}
        onBlur={() => setLeft(true)}
        error={limitOf('fromName') ?? (fault && t(`gifting.fault.${fault}`))}
        success={wasLeft && !fault && given.fromName.trim() !== ''}
        autoComplete="given-name"
      />
      <TextArea
        name="message"
        label={t('gifting.words.message')}
        optional={t('gifting.words.optional')}
        value={given.message}
        onChange={type('message')}
        error={limitOf('message')}
        count={t('gifting.words.count', { count: given.message.length, max: CUSTOMIZATION_LIMITS.message })}
      />
    </Stack>
  );
}

/** The field that has just refused a text, for a second. */
function useRefused() {
  const [refused, setRefused] = useState<{ readonly field: CustomizationField }>();
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(undefined), LIMIT_TEXT_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return { refused: refused?.field, refuse: (field: CustomizationField) => setRefused({ field }) };
}
