/** How somebody of a house can be mailed: not at all, at once of what is theirs, or of all they may see that is theirs or nobody's. */
export const HOUSE_MAIL_CHOICES = ['NEVER', 'ASSIGNED', 'HOURLY', 'MORNING'] as const;
export type HouseMailChoice = (typeof HOUSE_MAIL_CHOICES)[number];
