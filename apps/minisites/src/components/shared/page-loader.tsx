import { Container, Icon } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import css from './page-loader.module.css';

/** Turns while a page of content is on its way; as high as a screen, so that nothing jumps when it comes. */
export function PageLoader() {
  return (
    <Container className={css.loader}>
      <p role="status" className={css.status}>
        <Icon name="loader" size="large" spinning />
        <FormattedMessage id="minisites.loading" />
      </p>
    </Container>
  );
}
