import type { ActivityCenter, ActivityDetail, ActivityPrice } from '@shop/contracts';

/** An activity as the detail call answers it; a test names only what matters to it. For specifications only. */
export function anActivity(facts: Partial<ActivityDetail> = {}): ActivityDetail {
  const centre = aCentre();
  return {
    id: '7',
    label: 'Rafting on the Dranse',
    slug: 'rafting-on-the-dranse',
    description: 'An hour and a half of white water.',
    mainActivityCenter: centre,
    activities: [
      {
        title: 'Rafting',
        description: 'In boats of six.',
        univers: 'On the water',
        composition: 'Guide and equipment',
        schedules: 'From April to October',
        importantInformation: 'One must be able to swim.',
        activityCenter: centre,
      },
    ],
    locations: [centre],
    schedules: 'Every day from 9 to 18',
    niceToKnow: 'Bring a towel.',
    importantInfo: ['Book 48 hours before.'],
    prices: pricesFor([1, 2, 3, 4]),
    published: true,
    breadCrumb: [
      { label: 'Home', uri: '/' },
      { label: 'Activities', uri: '/activities?flow=activity' },
      { label: 'Rafting on the Dranse' },
    ],
    pageModel: {
      pageTitle: 'Rafting on the Dranse – White Water',
      metaDescription: 'An hour and a half of white water.',
      metaRobots: 'index, follow',
      canonicalUrl: '/product/activity/7/rafting-on-the-dranse',
      alternateUrls: [
        { locale: 'fr_FR', path: '/produit/activite/7/rafting-on-the-dranse' },
        { locale: 'es_ES', path: '/producto/actividad/7/rafting-on-the-dranse' },
      ],
      serpSeoLargeContent: '',
      ogImages: ['/images/water-1/600_315.webp'],
    },
    uri: '/product/activity/7/rafting-on-the-dranse',
    images: [1, 2, 3, 4].map((number) => `/images/water-${number}/640_360.webp`),
    imagesBySize: {},
    ...facts,
  };
}

/** Parties of these sizes, 40 euros a head. */
export function pricesFor(sizes: readonly number[]): ActivityDetail['prices'] {
  return Object.fromEntries(sizes.map((adults) => [String(adults), aPrice(adults, adults * 4_000)]));
}

export function aPrice(adults: number, sellPrice: number, barPrice = sellPrice): ActivityPrice {
  return { paxComposition: { adults }, sellPrice, barPrice, promoPercentageRounded: 0 };
}

function aCentre(): ActivityCenter {
  return {
    id: '3',
    label: 'White Water',
    star: 0,
    location: { label: 'Thonon, Haute-Savoie', address: '1 quai de Ripaille, 74200 Thonon', latitude: 46.4, longitude: 6.5 },
    uri: '/activities?flow=activity&city=Thonon',
    main: true,
  };
}
