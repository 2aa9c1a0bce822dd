export { giftHref } from '@shop/routes';
