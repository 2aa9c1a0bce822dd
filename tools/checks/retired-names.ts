/** Names that the code no longer uses, each with the term of the field that took its place. */
const RETIRED: Readonly<Record<string, string>> = {
  sleepingPart: 'lazyHydration',
  SleepingFrame: 'DeferredFrame',
  isAwake: 'isHydrated',
  laterWords: 'deferredMessages',
  lendingOf: 'createWidgetLoader',
  KeeperContext: 'FragmentCacheContext',
  Silence: 'CircuitBreaker',
  OneByOne: 'KeyedMutex',
  EachByItself: 'SettleAll',
  SignsOfLife: 'Heartbeat',
  lastingCard: 'staticCard',
  passingCard: 'pricedCard',
  storedWhileAway: 'staleIfError',
  useToldList: 'useImpressionTracking',
  letGo: 'releaseRows',
  holdsTwin: 'hasQueryMirror',
  openFront: 'openFaultProxy or openLoadBalancer',
  Weather: 'FailureMode',
  CheckoutDesk: 'CheckoutForm',
  PaymentDesk: 'PaymentDeps',
  releaseDesk: 'releaseCli',
  PATIENCE_MS: 'TIMEOUT_MS',
  MOST_KEPT: 'MAX_ENTRIES',
  Dice: 'SeededRandom',
};
const NAMES = new RegExp(`(?<![\\w$])(?:${Object.keys(RETIRED).join('|')})(?![\\w$])`, 'g');

export function retiredNames(text: string): string[] {
  return [...new Set(text.match(NAMES))].map((name) => `${name} is now ${RETIRED[name]}`);
}
