/** The four categories of what may be kept on a device; what is necessary cannot be switched off. */
export const CATEGORIES = ['NECESSARY', 'PREFERENCES', 'ANALYTICS', 'MARKETING'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The consent of a person by category. */
export type ConsentRecord = Readonly<Record<Category, boolean>>;

/** The record of a choice: everything, nothing but the necessary, or some categories. */
export function consentFor(choice: 'all' | 'deny' | readonly Category[]): ConsentRecord {
  const has = (category: Category): boolean =>
    category === 'NECESSARY' || choice === 'all' || (choice !== 'deny' && choice.includes(category));
  return {
    NECESSARY: true,
    PREFERENCES: has('PREFERENCES'),
    ANALYTICS: has('ANALYTICS'),
    MARKETING: has('MARKETING'),
  };
}

/** A record as it was stored; null when it is none. Only a plain yes is a yes. */
export function readConsent(stored: unknown): ConsentRecord | null {
  if (typeof stored !== 'object' || stored === null || !('NECESSARY' in stored)) return null;
  const given = Object.entries(stored).flatMap(([name, value]) => (value === true ? [name] : []));
  return consentFor(CATEGORIES.filter((category) => given.includes(category)));
}

/** Tells if a choice withdraws earlier consent; a first choice never does. A first choice takes nothing back. */
export function withdrawsConsent(before: ConsentRecord | null, next: ConsentRecord): boolean {
  return before !== null && CATEGORIES.some((category) => before[category] && !next[category]);
}
