import type { PopularQuestions } from '@shop/contracts';
import { LinkList } from '@shop/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import css from './contact.module.css';

/** How many are shown (spec 2, section 2). */
const MOST = 5;

/** What is asked most; each leads to its answer. */
export function PopularQuestionList({ help }: { readonly help: PopularQuestions }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={css.heading}>
        <FormattedMessage id="minisites.contact.questions" />
      </h2>
      <LinkList items={help.questions.slice(0, MOST).map(({ label, url }) => ({ label, href: url }))} render={routerLink} />
    </section>
  );
}
