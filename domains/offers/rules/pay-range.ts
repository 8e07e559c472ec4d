interface Range {
  readonly min: number;
  readonly max: number;
  readonly currency: string;
  readonly per: string;
}

/** Whether an offered pay keeps what the post promised. Where post and offer count in other units, nothing is compared. */
export function isWithin(pay: { amount: number; currency: string; per: string }, range: Range | null): boolean {
  if (range === null || range.currency !== pay.currency || range.per !== pay.per) return true;
  return pay.amount >= range.min && pay.amount <= range.max;
}
