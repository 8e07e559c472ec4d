/** Looking up whether addresses have accounts: so many from one network within a window (security 3.10, with room for an office behind one address). */
export const EMAIL_LOOKUPS = { count: 60, windowMs: 60 * 60 * 1000 } as const;
