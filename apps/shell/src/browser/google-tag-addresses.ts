/** Where Google's tags come from; `trusted-code.ts` lets no other address of theirs become code. */
export const GOOGLE_TAG_ADDRESSES = ['https://www.googletagmanager.com/gtag/js', 'https://www.googletagmanager.com/gtm.js'] as const;
