import { Container } from '@shop/design-system';
import { useRevalidator } from 'react-router';
import { SearchFailed } from '../components/results-messages.tsx';
import css from '../components/results.module.css';

/** Stands in for the page when its loader failed: the same words, and the question asked again. */
export function ResultsFailed() {
  const { revalidate } = useRevalidator();
  return (
    <Container className={css.page}>
      <SearchFailed onRetry={() => void revalidate()} />
    </Container>
  );
}
