// What editors write, and what search engines list.
export const GET_HOME = 'GET /api/cms/homepage';
export const GET_ANNOUNCEMENTS = 'GET /gateway/cms/announcementBanner';
export const GET_PROMO_BARS = 'GET /gateway/content/promoBar';
export const GET_TARGETED_BANNERS = 'GET /content/targetedBanner.json';
export const GET_BOXES_BLOCK = 'GET /gateway/content-boxes-block/:locale';
export const GET_GIFT_BLOCKS = 'GET /gateway/content/giftBlock';
export const GET_MENU = 'GET /gateway/content/menu';
export const GET_FOOTER = 'GET /gateway/content/footer';
export const GET_STATIC_PAGE = 'GET /gateway/content/static/:id';
export const GET_IDEAS = 'GET /gateway/content/ideas';
export const GET_MINISITE = 'GET /gateway/content/minisite/:slug';
export const GET_LANDING = 'GET /gateway/content/landing/:slug';
export const GET_CONTENT_ADDRESSES = 'GET /gateway/content/addresses';
export const GET_POPULAR_QUESTIONS = 'GET /gateway/content/popular-questions';
export const GET_ARTICLES = 'GET /gateway/content/articles';
export const LIST_SITEMAP_ENTRIES = 'GET /gateway/sitemap/:kind';
