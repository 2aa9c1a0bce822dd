/** Why a customer writes (spec 2, section 3). */
export const CONTACT_REASONS = ['avv_info', 'booking_info', 'emailconf', 'modification', 'cancellation', 'complaint', 'other'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** How customer care files a message: one type, a subtype of its own for each reason (CONT-010). */
export interface RequestKind {
  readonly type: 'Customer';
  readonly subtype: string;
}

const SUBTYPE: Record<ContactReason, string> = {
  avv_info: 'Information before booking',
  booking_info: 'Information on a booking',
  emailconf: 'Confirmation e-mail',
  modification: 'Modification',
  cancellation: 'Cancellation',
  complaint: 'Complaint',
  other: 'Other',
};

export function requestKind(reason: ContactReason): RequestKind {
  return { type: 'Customer', subtype: SUBTYPE[reason] };
}

/** Who asks before booking has no booking number yet: the field is hidden (spec 2, section 5). */
export function needsBookingNumber(reason: ContactReason): boolean {
  return reason !== 'avv_info';
}
