import { useId, type ComponentPropsWithRef } from 'react';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { asSeen } from './as-seen.ts';

/** Every attribute of `<input>` passes through, its text without marks that nobody sees: `type`, `inputMode`, `autoComplete`, `value`, `onChange`, `onBlur`. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'style'> {
  readonly icon?: IconName;
}

export function TextField({ label, labelHidden, optional, hint, error, success, icon, id, className, onChange, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const right = success && !error;
  return (
    <Field {...{ id: fieldId, label, labelHidden, optional, hint, error }}>
      <div className={control.box}>
        {icon && <Icon name={icon} />}
        <input
          type="text"
          {...rest}
          onChange={
            onChange &&
            ((event) => {
              asSeen(event);
              onChange(event);
            })
          }
          id={fieldId}
          className={className ? `${control.control} ${className}` : control.control}
          data-success={right || undefined}
          {...describedBy(fieldId, { hint, error }, rest['aria-describedby'])}
        />
        {right && (
          <span className={control.tick}>
            <Icon name="check" />
          </span>
        )}
      </div>
    </Field>
  );
}
