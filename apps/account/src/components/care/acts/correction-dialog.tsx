import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { useCareMessages } from '../care-messages.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useAct } from './use-act.ts';

interface CorrectionDialogProps extends OrderActProps, Required<Pick<ActDialogProps, 'name' | 'isComplete' | 'children'>> {
  /** The new address. */
  readonly email: string;
  readonly call: (reason: string, key: string) => Promise<{ readonly corrected: boolean }>;
}

/** Sends a gift to another address; above the limit of refunds it stays where it is until a second person enters the same address. */
export function CorrectionDialog({ story, email, call, onDone, ...dialog }: CorrectionDialogProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const values = { limit: formatMoney(story.aloneUpTo, locale), email };
  const act = useAct({
    call,
    onDone: ({ corrected }) =>
      corrected ? onDone(t(`act.${dialog.name}.done`, values)) : onDone(t('act.correctRecipient.waiting', values), 'pending'),
  });
  return <ActDialog {...dialog} values={values} act={act} />;
}
