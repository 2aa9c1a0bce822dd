import type { RichText as Text } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState, TextField } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { questionsView } from '../../views/questions-view.ts';
import { RichText } from '../shared/rich-text.tsx';
import { routerLink } from '../shared/router-link.tsx';
import css from './content.module.css';

/** Longest text that is looked for. */
const LONGEST = 80;
const KEY = 'q';

/** The questions, and a search among them: while one types, and by its address (`?q=`) without any script. */
export function QuestionList({ text }: { readonly text: Text }) {
  const intl = useIntl();
  const { locale } = useSite();
  const [params, setParams] = useSearchParams();
  const [looked, setLooked] = useState((params.get(KEY) ?? '').slice(0, LONGEST));
  const { questions, before } = questionsView(text, looked);
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `minisites.questions.${id}` }, values);
  return (
    <>
      <RichText text={before} />
      <form
        role="search"
        aria-label={t('search')}
        method="get"
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          setParams(looked ? { [KEY]: looked } : {}, { replace: true, preventScrollReset: true });
        }}
      >
        <TextField
          label={t('search')}
          name={KEY}
          type="search"
          icon="search"
          maxLength={LONGEST}
          autoComplete="off"
          value={looked}
          onChange={(event) => setLooked(event.target.value)}
        />
        <Button type="submit" look="brand">
          {t('button')}
        </Button>
      </form>
      <p role="status" className={css.count}>
        {looked.trim() ? t('count', { count: questions.length }) : ''}
      </p>
      {questions.map((question) => (
        <RichText key={question.title} text={question.text} />
      ))}
      {questions.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('none')}
          action={
            <Button href={hrefFor('contact', locale)} render={routerLink}>
              {t('write')}
            </Button>
          }
        />
      )}
    </>
  );
}
