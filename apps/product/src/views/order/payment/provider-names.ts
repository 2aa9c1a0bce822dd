/** Names under which other ways to pay are offered; neutral, an operator puts real ones (decision A-122). */
export const ALTERNATIVE_PROVIDER = 'Tramos';
export const WALLET = 'Escale Wallet';
