/** Switches of the operator (decision note `open-points`). */
export interface Toggles {
  /** Accounts with sign-in, trips and profile; without it the account button leads to booking management. */
  readonly customerAccount: boolean;
  /** Box list and box detail. */
  readonly boxes: boolean;
  /** The address `/box/{sku}` (SHELL-011). */
  readonly boxesMigration: boolean;
  /** Search of activities without a stay. */
  readonly activityOnly: boolean;
  /** Search of hotel nights without a programme. */
  readonly hotelNights: boolean;
  /** A single voucher may also be a printed box. */
  readonly physicalSingleVoucher: boolean;
  /** A gift card may be of an amount that the buyer types. */
  readonly freeGiftCardAmount: boolean;
  readonly messenger: boolean;
  /** Failed blocks say so, for those who fix them. */
  readonly showErrors: boolean;
  /** Search engines may list the shop. */
  readonly indexing: boolean;
}

export type ToggleName = keyof Toggles;

/** What holds where nobody has decided otherwise (decision note `open-points`). */
export const DEFAULT_TOGGLES: Toggles = {
  customerAccount: true,
  boxes: true,
  boxesMigration: true,
  activityOnly: true,
  hotelNights: true,
  physicalSingleVoucher: true,
  freeGiftCardAmount: true,
  messenger: false,
  showErrors: false,
  indexing: false,
};
