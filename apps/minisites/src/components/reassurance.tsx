import { FactList, VisuallyHidden, type IconName } from '@shop/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './reassurance.module.css';

const FACTS = [
  { id: 'price', icon: 'tag' },
  { id: 'cancellation', icon: 'calendar-check' },
  { id: 'reviews', icon: 'badge-check' },
  { id: 'payment', icon: 'credit-card' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** What holds for every stay of the shop. */
export function Reassurance() {
  const titleId = useId();
  return (
    <section className={css.strip} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>
          <FormattedMessage id="minisites.home.reassurance.title" />
        </h2>
      </VisuallyHidden>
      <FactList
        columns={4}
        facts={FACTS.map(({ id, icon }) => ({
          icon,
          title: <FormattedMessage id={`minisites.home.reassurance.${id}.title`} />,
          text: <FormattedMessage id={`minisites.home.reassurance.${id}.text`} />,
        }))}
      />
    </section>
  );
}
