/** The page as it is loaded by itself. */
export { HotelPage as Component } from './hotel.tsx';
export { loadHotel as loader } from './load-hotel.ts';
