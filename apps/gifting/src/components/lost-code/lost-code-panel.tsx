import { Button, Message } from '@shop/design-system';
import css from '../landing/landing.module.css';
import { useMessages } from '../shared/use-messages.ts';
import { LostCodeForm } from './lost-code-form.tsx';
import { useLostCode } from './use-lost-code.ts';

/** The form of a lost code, and what happens then. */
export function LostCodePanel() {
  const t = useMessages();
  const { report, isBusy, refusal, reported, startAgain } = useLostCode();
  return reported === undefined ? (
    <LostCodeForm isBusy={isBusy} refusal={refusal} onReport={report} />
  ) : (
    <div className={css.form} data-testid="lost-code-reported">
      <Message kind="info" title={t('gifting.use.lost.done.title')} live>
        {t('gifting.use.lost.done.text', { email: reported })}
      </Message>
      <div>
        <Button look="link" onClick={startAgain}>
          {t('gifting.use.lost.again')}
        </Button>
      </div>
    </div>
  );
}
