import { centreSessionQuery, checkVoucher, leaveCentre } from '@shop/api-client';
import type { CentreSession, CentreVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Message } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { redemptionRefusal, type RedemptionRefusal } from '../../views/centre/redemption-refusal.ts';
import css from './centre.module.css';
import { useCentreMessages } from './centre-messages.ts';
import { CodeForm } from './code-form.tsx';
import { LatestCodes } from './latest-codes.tsx';
import { useRedemptions } from './use-redemptions.ts';
import { Redeemed, RefusedVoucher, VoucherFacts } from './voucher-shown.tsx';

/** What stands below the field: nothing, what a code opens, why it opens nothing, or a redemption that was pressed. */
type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'checked'; readonly voucher: CentreVoucher }
  | { readonly kind: 'refused'; readonly refusal: RedemptionRefusal; readonly code: string }
  | { readonly kind: 'pressed'; readonly key: string; readonly voucher?: CentreVoucher };

const NOTHING: Shown = { kind: 'nothing' };

/** The page on which a centre redeems: a code, what it opens, one press, the next code. */
export function RedeemVouchers({ centre }: { readonly centre: CentreSession }) {
  const { locale } = useSite();
  const t = useCentreMessages();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [shown, setShown] = useState<Shown>(NOTHING);
  const { waiting, answered, isHeldUp, redeem } = useRedemptions(centre);
  const closeSession = () => void client.resetQueries({ queryKey: centreSessionQuery().queryKey });
  const check = useMutation({
    mutationFn: (typed: string) => checkVoucher(typed, locale),
    onSuccess: (voucher) => setShown(shownOf(voucher)),
    onError: (error, typed) => {
      const refusal = redemptionRefusal(error);
      if (refusal.kind === 'closed') closeSession();
      if (refusal.kind === 'unknown') field.current?.select();
      setShown({ kind: 'refused', refusal, code: typed });
    },
    networkMode: 'always',
    gcTime: 0,
  });
  const leave = useMutation({ mutationFn: leaveCentre, onSuccess: closeSession, networkMode: 'always', gcTime: 0 });
  const type = (typed: string) => {
    setCode(typed);
    if (shown.kind !== 'pressed') setShown(NOTHING);
  };
  const press = (typed: string, voucher?: CentreVoucher) => {
    setCode('');
    setShown({ kind: 'pressed', key: redeem(typed), ...(voucher && { voucher }) });
  };
  const next = () => {
    setShown(NOTHING);
    setCode('');
    field.current?.focus();
  };
  const pressed = shown.kind === 'pressed' ? shown.key : undefined;
  const outcome = answered.find(({ key }) => key === pressed)?.outcome;
  const isAtItsEnd = shown.kind === 'pressed' ? outcome !== undefined || isHeldUp : shown.kind === 'refused' && isFinal(shown.refusal);
  const isUnknown = shown.kind === 'refused' && shown.refusal.kind === 'unknown';
  return (
    <>
      <div className={css.who}>
        <span>{centre.name}</span>
        <Button look="link" size="inline" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('leave')}
        </Button>
      </div>
      {leave.error && !leave.isPending && (
        <Message kind="error" live>
          {t('again.text')}
        </Message>
      )}
      <Card className={css.card}>
        <CodeForm
          {...{ field, code, isUnknown }}
          isBusy={check.isPending}
          isFirst={shown.kind === 'nothing' || isUnknown}
          onType={type}
          onCheck={(typed) => check.mutate(typed)}
        />
        <div role="status" className={css.status}>
          {shown.kind === 'checked' && <VoucherFacts voucher={shown.voucher} />}
          {shown.kind === 'refused' && !isUnknown && <RefusedVoucher refusal={shown.refusal} />}
          {shown.kind === 'pressed' && outcome?.kind === 'redeemed' && <Redeemed voucher={outcome.voucher} />}
          {shown.kind === 'pressed' && outcome?.kind === 'refused' && <RefusedVoucher refusal={outcome.refusal} />}
          {shown.kind === 'pressed' && !outcome && isHeldUp && (
            <Message kind="warning" title={t('kept.title')}>
              {t('kept.text')}
            </Message>
          )}
          {shown.kind === 'pressed' && !outcome && !isHeldUp && <p>{t('sending')}</p>}
        </div>
        {shown.kind === 'checked' && (
          <Step key={shown.voucher.code} look="primary" onPress={() => press(shown.voucher.code, shown.voucher)}>
            {t('redeem')}
          </Step>
        )}
        {shown.kind === 'refused' && shown.refusal.kind === 'away' && (
          <Step key="keep" look="secondary" onPress={() => press(shown.code)}>
            {t('away.keep')}
          </Step>
        )}
        {isAtItsEnd && (
          <Step key="next" look="primary" onPress={next}>
            {t('next')}
          </Step>
        )}
      </Card>
      <LatestCodes
        waiting={isHeldUp ? waiting.filter(({ key }) => key !== pressed) : []}
        answered={answered.filter(({ key }) => key !== pressed)}
      />
    </>
  );
}

interface StepProps {
  readonly look: 'primary' | 'secondary';
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The next press, at hand as soon as it stands there: what was pressed before is gone. */
function Step({ look, onPress, children }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} look={look} size="large" wide onClick={onPress}>
      {children}
    </Button>
  );
}

/** Nothing is to be done about this code: the next one comes. */
function isFinal({ kind }: RedemptionRefusal): boolean {
  return kind !== 'unknown' && kind !== 'tooMany' && kind !== 'closed' && kind !== 'away';
}

function shownOf(voucher: CentreVoucher): Shown {
  const { state, usedAt, usedBy, code } = voucher;
  return state === 'redeemable' ? { kind: 'checked', voucher } : { kind: 'refused', refusal: { kind: state, usedAt, usedBy }, code };
}
