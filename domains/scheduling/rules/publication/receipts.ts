import type { PublicationReceipt } from '../../contract/receipt-schemas.ts';

/** Who is reminded on a day: whoever can confirm, has not, and was not reminded that day. Nobody of a week that is over. */
export function peopleToRemind(
  receipts: readonly Pick<PublicationReceipt, 'employee_id' | 'has_login' | 'seen_at' | 'reminded_on'>[],
  { today, lastDay }: { readonly today: string; readonly lastDay: string },
): string[] {
  if (lastDay < today) return [];
  return receipts
    .filter((one) => one.has_login && one.seen_at === null && (one.reminded_on === null || one.reminded_on < today))
    .map((one) => one.employee_id);
}

/** How many have seen it, of those who can say so. */
export function countSeen(receipts: readonly Pick<PublicationReceipt, 'has_login' | 'seen_at'>[]): {
  asked: number;
  seen: number;
} {
  const asked = receipts.filter((one) => one.has_login);
  return { asked: asked.length, seen: asked.filter((one) => one.seen_at !== null).length };
}
