/** Reminders of a gift before its last day, and who wants them. */
export { GIVEN_ON_IN, localeOfHolder } from './gift-holder.ts';
export { reminderChoice, resumeReminders, endReminders } from './reminder-choice.ts';
export type { ReminderChoice } from './reminder-choice.ts';
export { endRemindersPath, GIFT_REMINDERS_PATH, giftOfReminderLink } from './reminder-link.ts';
export { reminderMessages } from './reminder-messages.ts';
export type { ReminderMessages } from './reminder-messages.ts';
export { sendReminder } from './send-reminder.ts';
export type { Reminder } from './send-reminder.ts';
