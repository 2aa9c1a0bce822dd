import { useSite } from '@shop/contracts/page';
import { Link } from '@shop/federation/link';
import { hrefFor } from '@shop/routes';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { choiceIn, useConsent } from './consent-context.ts';
import css from './consent.module.css';

/** What can be agreed to, each on its own. */
const PURPOSES = ['measurement', 'advertising'] as const;

/**
 * Asks before anything is kept or sent that the shop could do without. Rendered on the server and a plain form, so that
 * it also works without scripts; accepting and refusing look the same.
 */
export function ConsentBanner() {
  const intl = useIntl();
  const { locale, prefix } = useSite();
  const { pathname, search } = useLocation();
  const { isAsking, choice, choose } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const wasAsking = useRef(isAsking);
  // Asked for again, it gets the focus; answered, it gives it to the page, for the button that had it is gone.
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    (isAsking ? banner.current : document.getElementById('main'))?.focus({ preventScroll: true });
  }, [isAsking]);
  if (!isAsking) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    choose(choiceIn(answersOf(event.currentTarget, submitter)));
  };
  return (
    <section ref={banner} tabIndex={-1} className={css.banner} aria-labelledby="consent-title" data-testid="consent">
      <form method="post" action={`${prefix}/consent`} onSubmit={submit} className={css.form}>
        <input type="hidden" name="back" value={prefix + pathname + search} />
        <div className={css.text}>
          <h2 id="consent-title" className={css.title}>
            <FormattedMessage id="shell.consent.title" />
          </h2>
          <p>
            <FormattedMessage id="shell.consent.text" />{' '}
            <Link to={hrefFor('content', locale, { id: 'cookies' })}>
              <FormattedMessage id="shell.consent.more" />
            </Link>
          </p>
          <details className={css.details}>
            <summary>
              <FormattedMessage id="shell.consent.details" />
            </summary>
            <Purpose name="needed" isChecked isFixed />
            {PURPOSES.map((name) => (
              <Purpose key={name} name={name} isChecked={choice?.[name] ?? false} />
            ))}
            <button type="submit" name="choice" value="chosen" className={css.choice}>
              <FormattedMessage id="shell.consent.save" />
            </button>
          </details>
        </div>
        <div className={css.choices} role="group" aria-label={intl.formatMessage({ id: 'shell.consent.title' })}>
          <button type="submit" name="choice" value="refuse" className={css.choice}>
            <FormattedMessage id="shell.consent.refuse" />
          </button>
          <button type="submit" name="choice" value="accept" className={css.choice}>
            <FormattedMessage id="shell.consent.accept" />
          </button>
        </div>
      </form>
    </section>
  );
}

/** The form's values as the server would get them. */
function answersOf(form: HTMLFormElement, submitter: HTMLElement | null): { get(name: string): unknown } {
  const isTicked = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked;
  return { get: (name) => (name === 'choice' ? submitter?.getAttribute('value') : isTicked(name) ? 'on' : null) };
}

interface PurposeProps {
  readonly name: 'needed' | (typeof PURPOSES)[number];
  readonly isChecked: boolean;
  readonly isFixed?: boolean;
}

function Purpose({ name, isChecked, isFixed }: PurposeProps) {
  return (
    <label className={css.purpose}>
      <input type="checkbox" name={name} defaultChecked={isChecked} disabled={isFixed} aria-describedby={`consent-${name}`} />
      <span>
        <FormattedMessage id={`shell.consent.${name}`} />
        <span id={`consent-${name}`} className={css.note}>
          <FormattedMessage id={`shell.consent.${name}.note`} />
        </span>
      </span>
    </label>
  );
}
