import type { OrderPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Disclosure, IconButton, VisuallyHidden } from '@shop/design-system';
import type { AutoDiscount } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useRef, useState, type Ref } from 'react';
import type { ChoicesChange, OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { withoutPart } from '../../../views/order/choices/refused-part.ts';
import type { CodeField, Refusals } from '../../../views/order/choices/refusals.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './choices.module.css';
import { CodeEntry } from './code-entry.tsx';
import { OwnGifts } from './own-gifts.tsx';
import { refusalMessage } from './refusal-message.ts';
import { useCodeFocus } from './use-code-focus.ts';

export interface CodesSectionProps {
  readonly choices: OrderChoices;
  /** The code that counts by itself. */
  readonly promised?: AutoDiscount | undefined;
  readonly price: OrderPrice | undefined;
  /** Each shown beside its own field. */
  readonly refusals: Refusals;
  /** Tries a code; true once it counts, also as one of the other kind. */
  readonly onTry: (field: CodeField, code: string) => Promise<boolean>;
  readonly onChange: (field: CodeField, change: ChoicesChange) => void;
}

/** One promotion code, and gifts that pay: several, each as far as it reaches. */
export function CodesSection({ choices, promised, price, refusals, ...on }: CodesSectionProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { promotion, gifts } = choices;
  const hasCodes = promotion !== undefined || gifts.length > 0 || Object.values(refusals).some(Boolean);
  const [isOpen, setIsOpen] = useState(hasCodes);
  if (hasCodes && !isOpen) setIsOpen(true);
  const textOf = (amount: number) => {
    const byItself = promotion === promised?.code ? [t('product.order.codes.byItself', { discount: promised?.value ?? 0 })] : [];
    return [formatMoney(-amount, locale), ...byItself].join(', ');
  };
  const errorOf = (field: CodeField) => refusals[field] && refusalMessage(refusals[field], { t, locale });
  const { wasPressed, press, receive } = useCodeFocus();
  const giftField = useRef<HTMLInputElement>(null);
  const onTry = (field: CodeField) => (code: string) => {
    press();
    return on.onTry(field, code.toUpperCase());
  };
  const onChange: CodesSectionProps['onChange'] = (field, change) => {
    press();
    if (field === 'gift') giftField.current?.focus();
    on.onChange(field, change);
  };
  const toPay = price && `${t('product.order.line.toPay')} ${formatMoney(price.remainingAmountToPay, locale)}`;
  const sum = [promotion, ...gifts, toPay].filter(Boolean).join(', ');
  const outcome = price && [errorOf('promotion'), errorOf('gift'), sum].filter(Boolean).join(' ');
  return (
    <>
      <OwnGifts applied={gifts} onUse={onTry('gift')} />
      <VisuallyHidden live>{wasPressed && outcome}</VisuallyHidden>
      <Disclosure title={t('product.order.codes.title')} open={isOpen}>
        <div className={css.codes}>
          {promotion ? (
            <ul className={css.applied} role="list">
              <Applied
                row={receive}
                code={promotion}
                text={price && textOf(price.parts.promotion)}
                onRemove={() => onChange('promotion', (now) => ({ ...now, promotion: undefined }))}
              />
            </ul>
          ) : (
            <CodeEntry
              label={t('product.order.codes.promotion')}
              error={errorOf('promotion')}
              field={receive}
              onApply={onTry('promotion')}
            />
          )}
          {gifts.length > 0 && <AppliedGifts {...{ choices, price, onChange, row: receive }} />}
          <CodeEntry
            label={t('product.order.codes.gift')}
            hint={t('product.order.codes.giftHint')}
            error={errorOf('gift')}
            field={giftField}
            onApply={onTry('gift')}
          />
        </div>
      </Disclosure>
    </>
  );
}

interface AppliedGiftsProps extends Pick<CodesSectionProps, 'choices' | 'price' | 'onChange'>, Pick<AppliedProps, 'row'> {}

function AppliedGifts({ choices, price, onChange, row }: AppliedGiftsProps) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <ul className={css.applied} role="list">
      {choices.gifts.map((code, place) => {
        const use = price?.giftcards[place];
        const left = (use?.amount ?? 0) - (use?.usedAmount ?? 0);
        const text = use && [
          t('product.order.codes.used', { amount: formatMoney(use.usedAmount, locale) }),
          ...(left > 0 ? [t('product.order.codes.left', { amount: formatMoney(left, locale) })] : []),
        ];
        const remove = () => onChange('gift', (now) => withoutPart(now, { part: 'gift', code: 'BROKEN', place }));
        return <Applied key={code} row={row} code={code} text={text?.join(', ')} onRemove={remove} />;
      })}
    </ul>
  );
}

interface AppliedProps {
  readonly row: Ref<HTMLLIElement>;
  readonly code: string;
  readonly text: string | undefined;
  readonly onRemove: () => void;
}

function Applied({ row, code, text, onRemove }: AppliedProps) {
  const t = useMessages();
  return (
    <li ref={row} tabIndex={-1} className={css.code}>
      <span>
        <b>{code}</b>
        {text && <span className={css.quiet}>{text}</span>}
      </span>
      <IconButton icon="trash" label={t('product.order.codes.remove', { code })} onClick={onRemove} />
    </li>
  );
}
