/** When employees get mail: never, for assigned messages, or also for unassigned ones. */
export const HOUSE_MAIL_CHOICES = ['NEVER', 'ASSIGNED', 'HOURLY', 'MORNING'] as const;
export type HouseMailChoice = (typeof HOUSE_MAIL_CHOICES)[number];
