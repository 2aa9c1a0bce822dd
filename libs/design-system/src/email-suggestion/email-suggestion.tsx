import { suggestEmailDomain } from '@shop/domain';
import { Button } from '../button/button.tsx';
import css from './email-suggestion.module.css';

export interface EmailSuggestionProps {
  /** What was typed so far. */
  readonly email: string;
  /** "You mean @gmail.com?" */
  readonly ask: (domain: string) => string;
  /** The whole address with the suggested domain. */
  readonly onAccept: (email: string) => void;
}

/** Knows the provider that was meant, and says so aloud; a press accepts it (spec 2, section 5). */
export function EmailSuggestion({ email, ask, onAccept }: EmailSuggestionProps) {
  const domain = suggestEmailDomain(email);
  return (
    <div role="status" className={css.suggestion}>
      {domain && (
        <Button look="link" onClick={() => onAccept(`${email.trim().split('@')[0]}@${domain}`)}>
          {ask(domain)}
        </Button>
      )}
    </div>
  );
}
