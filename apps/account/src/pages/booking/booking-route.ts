export { BookingPage as Component } from './booking-page.tsx';
export { loadBooking as loader } from './load-booking.ts';
