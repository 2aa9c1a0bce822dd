import { Container } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { SearchFailed } from '../../components/results/results-messages.tsx';
import css from '../../components/results/results.module.css';

/** Stands in for the page when its loader failed: the same words, and the question asked again. */
export function ResultsFailed() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  return (
    <Container className={css.page}>
      <title>{intl.formatMessage({ id: 'search.failed.text' })}</title>
      <SearchFailed onRetry={() => void revalidate()} />
    </Container>
  );
}
