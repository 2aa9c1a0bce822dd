import { Button, Dialog, type ButtonProps } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { memo, useDeferredValue, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Question } from '../views/flow-questions.ts';
import { onceDrawn } from './once-drawn.ts';
import { AfterItsWindow, fetchSteps, OpenedDatesModal, OpenedSteps } from './search-box-lazy.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import { SearchLine } from './search-line.tsx';
import css from './search-panel.module.css';
import { SearchSummary } from './search-summary.tsx';
import { whenIdle } from './when-idle.ts';

/** The window that asks for dates before a search, where there is one (spec 1, section 4). */
export interface RequestedDates {
  /** What was chosen has passed since. */
  readonly havePassed: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly onWithout?: () => void;
}

interface SearchPanelProps {
  readonly fields: SearchFieldsProps;
  readonly look: 'hero' | 'compact';
  readonly flow: SearchFlow;
  /** Address of the results, with the locale's prefix: where the form goes without JavaScript. */
  readonly action: string;
  readonly isSearching: boolean;
  readonly requestedDates: RequestedDates | undefined;
  /** Called at each press; returns the step to run after the next frame, which is false where the draft has changed meanwhile. */
  readonly onSubmit: () => () => boolean;
}

/** The search box: one line on a wide screen; on a phone a summary that opens a dialog (spec 1, section 2). */
export function SearchPanel({ fields, look, flow, action, isSearching, requestedDates, onSubmit }: SearchPanelProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<Question>();
  const opened = useDeferredValue(open);
  const label = intl.formatMessage({ id: `search.box.label.${flow}` });
  const pressed = useRef<() => boolean>(undefined);
  // The press is seen before anything heavy: the page that the window covered, and what is found.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFirst = pressed.current === undefined;
    pressed.current = onSubmit();
    if (!isFirst) return;
    void onceDrawn().then(() => {
      const submitPressed = pressed.current;
      pressed.current = undefined;
      if (submitPressed?.()) setOpen(undefined);
    });
  };
  const stepsId = useId();
  useEffect(() => whenIdle(fetchSteps), []);
  const button = <SubmitButton busy={isSearching} />;
  const show = (question: Question) => {
    fields.onEnter(question);
    setOpen(question);
  };
  return (
    <>
      <Covered isCovered={(open ?? opened) !== undefined}>
        <div className={css.wide}>
          <SearchLine fields={fields} flow={flow} look={look} label={label} action={action} button={button} onSubmit={submit} />
        </div>
        <div className={css.phone} onPointerEnter={fetchSteps} onFocus={fetchSteps}>
          <SearchSummary fields={fields} look={look} flow={flow} label={label} button={button} onSubmit={submit} onOpen={show} />
        </div>
      </Covered>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={label}
        closeLabel={intl.formatMessage({ id: 'search.box.close' })}
        size="fullOnPhone"
        footer={<SubmitButton busy={isSearching} form={stepsId} wide />}
      >
        <p className={css.header}>{intl.formatMessage({ id: `search.header.${flow}` })}</p>
        <form id={stepsId} className={css.steps} onSubmit={submit}>
          <AfterItsWindow>
            <OpenedSteps fields={fields} flow={flow} open={open} onOpen={show} />
          </AfterItsWindow>
        </form>
      </Dialog>
      {requestedDates && <OpenedDatesModal fields={fields} {...requestedDates} />}
    </>
  );
}

/** What the dialog covers is not drawn again for each answer in it, but once it can be seen, after the dialog is gone. */
const Covered = memo(
  function Covered({ children }: { readonly isCovered: boolean; readonly children: ReactNode }) {
    return children;
  },
  (_, { isCovered }) => isCovered,
);

function SubmitButton(props: Pick<ButtonProps, 'busy' | 'form' | 'wide'>) {
  return (
    <Button look="primary" size="large" type="submit" icon="search" {...props}>
      <FormattedMessage id="search.box.submit" />
    </Button>
  );
}
