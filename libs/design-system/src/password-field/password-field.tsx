import { useId, useState } from 'react';
import control from '../field/control.module.css';
import { describedBy, Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import css from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {
  /** Names the button that shows what is written, and hides it again. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A secret that can be looked at while it is written. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, optional, hint, error, success, showLabel, hideLabel, id, className, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id: fieldId, label, labelHidden, optional, hint, error }}>
      <div className={control.box}>
        <input
          autoComplete="current-password"
          spellCheck={false}
          {...rest}
          type={shown ? 'text' : 'password'}
          id={fieldId}
          className={[control.control, css.input, className].filter(Boolean).join(' ')}
          data-success={(success && !error) || undefined}
          {...describedBy(fieldId, { hint, error }, rest['aria-describedby'])}
        />
        <button
          type="button"
          className={css.eye}
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </Field>
  );
}
