import type { ActivityDetail } from '@shop/contracts';
import { Breadcrumb, Icon } from '@shop/design-system';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';
import { Stars } from '../stay/stars.tsx';
import css from './activity-heading.module.css';

/** What it is called, who runs it, and where. */
export function ActivityHeading({ activity }: { readonly activity: ActivityDetail }) {
  const words = useWords();
  const { label, star, location } = activity.mainActivityCenter;
  const crumbs = activity.breadCrumb.map(({ label: step, uri }) => ({ label: step, ...(uri !== undefined && { href: uri }) }));
  return (
    <header className={css.heading}>
      <Breadcrumb label={words('product.stay.breadcrumb')} items={crumbs} render={routeLink} />
      <h1 className={css.title}>{activity.label}</h1>
      <p className={css.facts}>
        <span>
          {words('activity.centre', { centre: label })} <Stars count={star} />
        </span>
        <span className={css.place}>
          <Icon name="map-pin" size="small" /> {location.label}
        </span>
      </p>
    </header>
  );
}
