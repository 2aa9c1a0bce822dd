/** Journeys that `npm run test:full` alone runs: a pattern of `/FILE TITLE`, and what stands for it in the gate. */
export interface FullOnly {
  readonly journeys: string;
  readonly because: string;
}

export const FULL_ONLY: readonly FullOnly[] = [
  { journeys: '/(lost-files|early-presses)\\.journey', because: 'files are drawn from hundreds; specs of each part lose its file' },
  { journeys: '/rehearsal\\.journey', because: 'a production with two of each, killed in turn: before a release' },
  { journeys: '/axe-forms\\.journey', because: 'specs look at the same forms with axe' },
  {
    journeys:
      '/(buying|checkout-buying|checkout-keyboard|checkout-steps|checkout-errors)\\.journey.* in (French on a phone|Spanish on a wide screen)',
    because: 'each order is placed in French on a wide screen or in Spanish on a phone',
  },
  {
    journeys: '/buying\\.journey.*finds a stay.* in (Spanish on a phone|French on a wide screen)',
    because: 'a night is bought in Dutch here, in French on the embedded database',
  },
  { journeys: '/checkout-buying\\.journey.*two activities.* in French on a wide screen', because: 'bought in Spanish on a phone' },
  { journeys: '/checkout-buying\\.journey.*price that changes.* in Spanish on a phone', because: 'bought in French on a wide screen' },
  { journeys: '/checkout-keyboard\\.journey.* in Spanish on a phone', because: 'a keyboard belongs to a wide screen' },
  { journeys: '/checkout-steps\\.journey.* in French on a wide screen', because: 'walked in Spanish on a phone' },
  { journeys: '/checkout-errors\\.journey.*declined.* in Spanish on a phone', because: 'declined in French on a wide screen' },
  { journeys: '/checkout-errors\\.journey.*last room.* in French on a wide screen', because: 'lost in Spanish on a phone' },
  {
    journeys: '/checkout-outages\\.journey.* in (French on a wide screen|Spanish on a wide screen)',
    because: 'each outage is met on a phone',
  },
  {
    journeys: '/checkout-provider\\.journey.*(in Spanish on a phone|cannot send mail)',
    because: 'mail is retried by the outbox specs of the API',
  },
  { journeys: '/checkout-stripe\\.journey.* in Spanish on a phone', because: 'a card is typed into the provider’s form in French' },
  { journeys: '/booking-management\\.journey.* in Spanish on a wide screen', because: 'a booking is changed in French on a phone' },
  {
    journeys: '/home-gifts\\.journey.*sells boxes at the price|/home-page\\.journey.*also comes on the pages of other remotes',
    because: 'the blocks stay as the server drew them; the pop-up comes after a change of page; specs know prices, ways and rules',
  },
  { journeys: '/(search-axe|shell-states)\\.journey', because: 'specs and the workshop look at the same components with axe' },
  { journeys: 'has nothing that axe objects to', because: 'specs look at the same pages with axe' },
  {
    journeys: '/(product-weight|shell-footprint)\\.journey|takes less than|begins with at most',
    because: 'the scripts that documents name are weighed without a browser',
  },
  {
    journeys: '/(fault-matrix|federation-redeploys|federation-styles)\\.journey',
    because: 'specs of the host and the shell prove each part',
  },
  {
    journeys: '/fault-tampered\\.journey.*the (chunk|words|style sheet|sheet of the page)',
    because: 'the entry is tampered with; specs prove every file on the server',
  },
  {
    journeys: '/federation-traces\\.journey.* of (product|gifting|account|minisites)',
    because: 'all remotes are built by one configuration',
  },
  { journeys: '/search-results-pages\\.journey.*(French, 390 px|Dutch, 1440 px)', because: 'French on a wide screen, Dutch on a phone' },
  {
    journeys: '/search-results-pages\\.journey.*(French, 1440 px.*gifts|Dutch, 390 px.*stays: blocks|Dutch: a dated|French, on a phone)',
    because: 'once each',
  },
  { journeys: '/search-hotel\\.journey.*(French, 390 px|Dutch, 1440 px|Dutch, 390 px)', because: 'French on a wide screen' },
  { journeys: '/search-hearts\\.journey.* Dutch:', because: 'in French' },
  {
    journeys: '/search-box-flows\\.journey.*(Belgian Dutch.*wide screen|in French.*on a phone)',
    because: 'French on a wide screen, Dutch on a phone',
  },
  { journeys: '/search-box-map\\.journey.*at 390 px', because: 'at 1100 px' },
  {
    journeys: '/search-box-map\\.journey.*(all that the list counts|on a phone the map leads)',
    because: 'markers, card and list are in step at 1100 px; specs of the map know its count, filters and gifts',
  },
  {
    journeys: '/search-map-beside\\.journey.*(the area in sight|a stay and back|code cannot be had|the keyboard|its marker stand out)',
    because: 'the map alone has markers, card and list in step; specs of the map beside the list know when it stays, and what is lost',
  },
  {
    journeys:
      '/search-failures\\.journey.*(Dutch: where|with nonsense|Dutch: while|French: while|\\(garbage\\)|another shape|after five|whose filters)',
    because: 'specs of the page know every kind of failure',
  },
  { journeys: '/(hotel-page|activity-page)\\.journey.* in Spanish on a phone', because: 'in French on a wide screen' },
  { journeys: '/stay-page\\.journey.*French, 1440 px', because: 'in Spanish on a phone' },
  { journeys: '/stay-page\\.journey.*with the API down', because: 'specs know the page without each of these answers' },
  {
    journeys: '/product-answers\\.journey.*(the score of a hotel)',
    because: 'the rules of the score have a spec for each word; some are rare',
  },
  { journeys: '/demo-cases\\.journey', because: 'rare stays of the demonstration: specs know each, one by one' },
  {
    journeys: '/stay-choices\\.journey.*(of one night|another day|a from-price|without dates|when Book)',
    because: 'the query and the hash are walked; specs of the panel know its prices and questions',
  },
  {
    journeys: '/stay-errors\\.journey',
    because: 'specs of the stay page open the same windows and ask for the same answers, whole and failed',
  },
  {
    journeys: '/addresses\\.journey.* (es|it|nl|be)\\.localhost/(fr)? ?is the shop',
    because: 'hydrated in silence at two addresses; the resolver’s specs know all',
  },
  { journeys: '/product-heads\\.journey.* at (es|nl)\\.localhost', because: 'heads are the same code in every locale' },
  {
    journeys: '/account-keyboard\\.journey',
    because: 'the trip and the details are changed by keyboard in account-pages; specs of each page reach its parts by keyboard',
  },
  { journeys: '/(account-pages|account-passkeys)\\.journey.* on a telephone, in French', because: 'on a desktop, in Dutch' },
  { journeys: '/(account-wishlist-share|newsletter)\\.journey.* on a desktop, in ', because: 'on a telephone, in French' },
  {
    journeys: '/care-console\\.journey.*an agent finds',
    because: 'an agent signs in and finds an order of a production; specs of the console and the API know each act and role',
  },
  { journeys: '/checkout-cards\\.journey', because: 'specs of the form, the account and the API save, use and remove a card' },
  { journeys: '/checkout-database\\.journey.* in French on a wide screen', because: 'the database is gone in Spanish on a phone' },
  {
    journeys: '/gifts-(exchange|extension|scheduled|transfer)\\.journey',
    because: 'specs of the API move, send, exchange, extend and give away a gift, races included; specs of the page ask for each',
  },
  { journeys: '/gifts-at-the-centre\\.journey.* on a wide screen in Dutch', because: 'on a phone in French' },
  {
    journeys: '/gifts-buying\\.journey.* of kind (box|giftCard|stay) is printed',
    because: 'a stay is given in print and sent; specs of the set-up know each kind',
  },
  { journeys: '/gifts-buying\\.journey.*bought on a wide screen', because: 'a card is bought with the keyboard' },
  {
    journeys: '/gifts-using\\.journey.*/?(DEMO-BOX-(9999|1122|1357) opens nothing|DEMO-(STAY|CARD)-2468 opens with|the map of a gift)',
    because: 'a box and an activity open, one that never was opens nothing; specs of page and map know every kind and state',
  },
  { journeys: '/shell-scrollbar\\.journey|shell-failures\\.journey.*(is failed|is empty|is slow)', because: 'specs of the shell’s server' },
];

/** Of a title as Playwright sees it: what runs in the gate. */
export const GATE_JOURNEYS = `^(?!.*(${FULL_ONLY.map(({ journeys }) => journeys).join('|')}))`;

/** Of the four visits of an order (two languages, two widths) two shells and two APIs get one, each kind of order another one. */
export const ON_TWO_OF_EACH = [
  '^(?!.*(in French on a|in Spanish on a)).*@order',
  '/(buying|checkout-database|checkout-steps|checkout-errors)\\.journey.* in French on a wide screen @order',
  '/checkout-(buying|keyboard|provider)\\.journey.* in Spanish on a phone @order',
  '/booking-management\\.journey.* in French on a phone @order',
  '/checkout-outages\\.journey.* in (Spanish on a wide screen|French on a wide screen) @order',
].join('|');
