import { useId, type ComponentPropsWithRef } from 'react';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import css from './text-area.module.css';

/** Every attribute of `<textarea>` passes through. */
export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'style'> {
  /** `12 of 250 characters`; read out when the visitor stops writing. */
  readonly count?: string;
}

/** A field of several lines that grows with its text where the browser can. */
export function TextArea({ label, labelHidden, optional, hint, error, success, count, id, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ id: fieldId, label, labelHidden, optional, hint, error }}>
      <textarea
        rows={3}
        {...rest}
        id={fieldId}
        className={[control.control, css.area, className].filter(Boolean).join(' ')}
        data-success={(success && !error) || undefined}
        {...describedBy(fieldId, { hint, error }, rest['aria-describedby'])}
      />
      {count && (
        <p className={css.count} role="status">
          {count}
        </p>
      )}
    </Field>
  );
}
