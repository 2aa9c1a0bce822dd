import { TextField, type TextFieldProps } from '@shop/design-system';
import type { ChangeEvent } from 'react';
import { useField } from 'react-final-form';
import type { Fault, FieldName } from '../../../views/order/form/buyer.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { useKeptCaret } from './use-kept-caret.ts';

export interface OrderFieldProps extends Omit<
  TextFieldProps,
  'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'success'
> {
  readonly name: FieldName;
  readonly label: string;
  /** What the field makes of what is typed. */
  readonly write?: (text: string) => string;
}

/** One text field of the order form: its fault or its tick shows once it was left or the order was sent. */
export function OrderField({ name, write, ...rest }: OrderFieldProps) {
  const { input, error, isRight } = useOrderField(name, write);
  const keepCaret = useKeptCaret();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (write) keepCaret(event);
    input.onChange(event);
  };
  return <TextField {...rest} {...input} onChange={change} error={error} success={isRight} />;
}

/** The state of one field of the form: after it was left it is either right or has a fault (spec 2, section 5). */
export function useOrderField(name: FieldName, write?: (text: string) => string) {
  const t = useMessages();
  const { input, meta } = useField<string>(name, { parse: (text) => (write ? write(text ?? '') : (text ?? '')) });
  const fault = meta.error as Fault | undefined;
  const wasLeft = Boolean(meta.touched || meta.submitFailed);
  return {
    input,
    error: wasLeft && fault ? t(`product.fault.${fault}`, { field: name }) : undefined,
    isRight: Boolean(meta.visited && wasLeft && !fault),
  };
}
