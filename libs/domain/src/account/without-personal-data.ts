/** Fields of stored orders that name, reach or quote a person. The country stays: accounts are kept, and goods are taxed, by country. */
const PERSONAL = new Set([
  'email',
  'firstname',
  'lastname',
  'name',
  'fromname',
  'toname',
  'sendername',
  'recipientname',
  'recipientemail',
  'phone',
  'phonenumber',
  'addressline',
  'address',
  'postalcode',
  'city',
  'civility',
  'message',
  'specialrequest',
]);

/** The same content with every personal text emptied, at any depth; numbers, codes and days stay as they are. */
export function withoutPersonalData(value: unknown): unknown {
  return scrubbed(value, false);
}

/** The same content without where its parcels go, at any depth: of each `shippingAddress` the country stays. */
export function withoutParcelAddress(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutParcelAddress);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'shippingAddress' ? withoutPersonalData(entry) : withoutParcelAddress(entry),
    ]),
  );
}

function scrubbed(value: unknown, isPersonal: boolean): unknown {
  if (typeof value === 'string') return isPersonal ? '' : value;
  if (Array.isArray(value)) return value.map((entry) => scrubbed(entry, isPersonal));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scrubbed(entry, isPersonal || isPersonalField(key))]));
}

function isPersonalField(key: string): boolean {
  return PERSONAL.has(key.replaceAll('_', '').toLowerCase());
}
