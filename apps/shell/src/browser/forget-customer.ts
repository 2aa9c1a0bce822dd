import { customerMark, keepOpenBooking } from '@shop/api-client';

/** Whose the tab is. */
const OWNER = 'shop.account';
/** Names nobody and no order, and keeps one from being paid twice. */
const LASTING = 'shop.order.keys';

/**
 * A customer who has signed out, here or in another tab, leaves nothing in this one: all that names a person or an order stands
 * below `shop.` in the tab's storage. What a guest does in a tab ends with it.
 */
export function forgetCustomer(): void {
  try {
    const mark = customerMark();
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== mark) {
      for (const name of Object.keys(sessionStorage)) if (name.startsWith('shop.') && name !== LASTING) sessionStorage.removeItem(name);
      keepOpenBooking(null);
    }
    if (mark) sessionStorage.setItem(OWNER, mark);
  } catch {
    // A browser that refuses its storage holds nothing to forget.
  }
}

/** Once as the page begins, and whenever somebody comes back to the tab. */
export function forgetCustomers(): void {
  forgetCustomer();
  document.addEventListener('visibilitychange', forgetCustomer);
}
