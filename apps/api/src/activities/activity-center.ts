import type { ActivityCenter, Locale } from '@shop/contracts';
import { locationLabel } from '../availability/places/index.ts';
import { activitiesHref } from './activity-address.ts';
import type { Center } from './activity-shelf.ts';

/** Who runs an activity; the link leads to what else can be done in the town. */
export function centerView(center: Center, { locale, main }: { locale: Locale; main: boolean }): ActivityCenter {
  const { city, latitude, longitude } = center;
  return {
    id: String(center.id),
    label: center.label,
    star: center.stars,
    location: { label: locationLabel(center, locale), address: center.address, latitude, longitude },
    uri: activitiesHref(locale, { place: { kind: 'city', value: city }, lat: latitude, lng: longitude }),
    main,
  };
}
