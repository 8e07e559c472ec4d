interface PayRange {
  readonly min: number;
  readonly max: number;
  readonly currency: string;
  readonly per: string;
}

/**
 * Returns whether an offer's pay is within the job's range, if their units match. Where post and offer count in other
 * units, nothing is compared.
 */
export function isPayWithin(pay: { amount: number; currency: string; per: string }, range: PayRange | null): boolean {
  if (range === null || range.currency !== pay.currency || range.per !== pay.per) return true;
  return pay.amount >= range.min && pay.amount <= range.max;
}
