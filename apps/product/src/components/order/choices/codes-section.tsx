import type { OrderPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Disclosure, IconButton } from '@shop/design-system';
import type { AutoDiscount } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useState } from 'react';
import type { OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { withoutPart, type RefusedPart } from '../../../views/order/choices/refused-part.ts';
import { useWords } from '../../shared/use-words.ts';
import css from './choices.module.css';
import { CodeEntry } from './code-entry.tsx';
import { refusalWords } from './refusal-words.ts';

export interface CodesSectionProps {
  readonly choices: OrderChoices;
  /** The code that counts by itself. */
  readonly promised?: AutoDiscount | undefined;
  readonly price: OrderPrice | undefined;
  /** The last refusal, shown beside its own field. */
  readonly refused: RefusedPart | undefined;
  /** Tries choices; true once they are made. */
  readonly onTry: (choices: OrderChoices, part: 'promotion' | 'gift') => Promise<boolean>;
  readonly onChoose: (choices: OrderChoices) => void;
}

/** One promotion code, and gifts that pay: several, each as far as it reaches. */
export function CodesSection({ choices, promised, price, refused, onTry, onChoose }: CodesSectionProps) {
  const { locale } = useSite();
  const words = useWords();
  const { promotion, gifts } = choices;
  const hasCodes = promotion !== undefined || gifts.length > 0 || refused !== undefined;
  const [isOpen, setIsOpen] = useState(hasCodes);
  if (hasCodes && !isOpen) setIsOpen(true);
  const textOf = (amount: number) => {
    const byItself = promotion === promised?.code ? [words('product.order.codes.byItself', { discount: promised?.value ?? 0 })] : [];
    return [`− ${formatMoney(amount, locale)}`, ...byItself].join(', ');
  };
  const errorOf = (part: RefusedPart['part']) => (refused?.part === part ? refusalWords(refused, { words, locale }) : undefined);
  return (
    <Disclosure title={words('product.order.codes.title')} open={isOpen}>
      <div className={css.codes}>
        {promotion ? (
          <ul className={css.applied} role="list">
            <Applied
              code={promotion}
              text={price && textOf(price.parts.promotion)}
              onRemove={() => onChoose({ ...choices, promotion: undefined })}
            />
          </ul>
        ) : (
          <CodeEntry
            label={words('product.order.codes.promotion')}
            error={errorOf('promotion')}
            onApply={(code) => onTry({ ...choices, promotion: code.toUpperCase() }, 'promotion')}
          />
        )}
        {gifts.length > 0 && <AppliedGifts {...{ choices, price, onChoose }} />}
        <CodeEntry
          label={words('product.order.codes.gift')}
          hint={words('product.order.codes.giftHint')}
          error={errorOf('gift')}
          onApply={(code) => onTry({ ...choices, gifts: [...gifts, code.toUpperCase()] }, 'gift')}
        />
      </div>
    </Disclosure>
  );
}

function AppliedGifts({ choices, price, onChoose }: Pick<CodesSectionProps, 'choices' | 'price' | 'onChoose'>) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <ul className={css.applied} role="list">
      {choices.gifts.map((code, place) => {
        const use = price?.giftcards[place];
        const left = (use?.amount ?? 0) - (use?.usedAmount ?? 0);
        const text = use && [
          words('product.order.codes.used', { amount: formatMoney(use.usedAmount, locale) }),
          ...(left > 0 ? [words('product.order.codes.left', { amount: formatMoney(left, locale) })] : []),
        ];
        const remove = () => onChoose(withoutPart(choices, { part: 'gift', code: 'BROKEN', place }));
        return <Applied key={code} code={code} text={text?.join(', ')} onRemove={remove} />;
      })}
    </ul>
  );
}

function Applied({ code, text, onRemove }: { readonly code: string; readonly text: string | undefined; readonly onRemove: () => void }) {
  const words = useWords();
  return (
    <li className={css.code}>
      <span>
        <b>{code}</b>
        {text && <span className={css.quiet}>{text}</span>}
      </span>
      <IconButton icon="trash" label={words('product.order.codes.remove', { code })} onClick={onRemove} />
    </li>
  );
}
