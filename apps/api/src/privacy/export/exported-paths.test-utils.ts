const GIFT_ITEMS = ['shortStayItem', 'boxItem', 'giftCardItem', 'singleVoucherItem', 'activityItem'];

/** What only programs need: it stands in the JSON, and not on the page. A path, or the start of one. */
export const ONLY_IN_DATA: Readonly<Record<string, string>> = {
  ...{ exportedAt: 'the page says the day', 'profile accountId': 'names the account', 'profile version': 'names a state of it' },
  ...{
    'sessions # id': 'names a row',
    'sessions # current': 'of the moment',
    'passkeys # id': 'names a row',
    'newsletter # id': 'the same',
  },
  ...{ wishlistLink: 'opens the shared list', 'orders # orderUUID': 'opens the order', 'messages # reason': 'a code; the text says it' },
  ...{ 'newsletter # source': 'a code of the form', 'newsletter # locale': 'its language and country are shown' },
  ...{ 'orders # request shortStayItem gift': 'the kind of the order', 'orders # request activityItem customType': 'the same' },
  ...{ 'orders # request shortStayItem reservationCriteria gift': 'the same' },
  ...{
    'orders # gift affiliateId': 'an id',
    'orders # gift label': 'of the catalogue, in each language',
    'orders # gift image': 'the same',
  },
  ...{ 'orders # changes # stay hotelId': 'the stay names it', 'orders # changes # stay roomId': 'the same' },
  ...{ 'orders # changes # stay rooms': 'by the party', 'orders # changes # stay cancellation': 'terms of the stay' },
  ...Object.fromEntries(GIFT_ITEMS.map((item) => [`orders # request ${item} customization look`, 'a drawing on the gift’s paper'])),
  ...Object.fromEntries(GIFT_ITEMS.map((item) => [`orders # request ${item} recipients`, 'each gift bought says to whom it went'])),
  'orders # invoice email': 'proves who asks, and is not kept',
};

/** Whether a path, or the start of it, is named. */
export const isBelow = (path: string, named: Readonly<Record<string, string>>): boolean =>
  Object.keys(named).some((one) => path === one || path.startsWith(`${one} `));

/** The paths of all that a schema names, but for records of anything. */
export function fieldsOf(schema: object, path = ''): string[] {
  const { properties, items, anyOf, patternProperties } = schema as Schema;
  if (properties) return Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path} ${name}`.trim()));
  if (items) return fieldsOf(items, `${path} #`);
  if (anyOf) return [...new Set(anyOf.flatMap((one) => fieldsOf(one, path)))];
  return patternProperties ? [] : [path];
}

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly items?: object;
  readonly anyOf?: readonly object[];
  readonly patternProperties?: object;
}

/** The paths of all that is there. */
export function leavesOf(value: unknown, path = ''): Set<string> {
  if (value === null || value === undefined || value === '') return new Set();
  if (typeof value !== 'object') return new Set([path]);
  const inner = Array.isArray(value) ? value.map((one) => ['#', one] as const) : Object.entries(value);
  return new Set(inner.flatMap(([key, one]) => [...leavesOf(one, `${path} ${key}`.trim())]));
}

/** The values that the keys lead to. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path
    .split(' ')
    .reduce<unknown[]>(
      (found, key) => found.flatMap((one) => (key === '#' ? (one as unknown[]) : [(one as Record<string, unknown>)[key]])),
      [data],
    );
}
