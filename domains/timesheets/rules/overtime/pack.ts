import packs from './packs.json' with { type: 'json' };

/** Minutes beyond `after` count `percent` of their pay, until the next band. */
interface Band {
  readonly after: number;
  readonly percent: number;
}

/** A band that begins a share of the contract, in percent, beyond it. */
interface ContractBand {
  readonly share: number;
  readonly percent: number;
}

/** Work at night that earns a supplement: from and until in minutes after midnight, the end on the next day. */
export interface NightTerms {
  readonly from: number;
  readonly until: number;
  /** Only where more minutes of a night were worked. */
  readonly over: number;
  /** What comes on top of the pay. */
  readonly percent: number;
}

/** What a pack says from a day on, until its next terms. */
export interface PackTerms {
  readonly from: string;
  readonly daily: readonly Band[];
  readonly weekly: readonly Band[];
  /** Of the seventh day that somebody works in one week. */
  readonly seventh_day: readonly Band[];
  /** Beyond the agreed hours of a week, of who works less than full time. */
  readonly over_contract: readonly ContractBand[];
  /** Minutes a week from which nothing is beyond a contract; null: every contract counts. */
  readonly full_time: number | null;
  /** Absent: work at night has no supplement. */
  readonly night?: NightTerms;
  /** Whether overtime is paid by the average of all rates of the week, not by the rate of the hour. */
  readonly is_weighted: boolean;
  /** Whether rounding times is unlawful or in doubt. */
  readonly warns_of_rounding: boolean;
  readonly sources: readonly string[];
  /** What the pack leaves out. */
  readonly note: string;
}

/** Rules of overtime of a country, a state or a contract. Verify them before relying on them. */
export interface OvertimePack {
  readonly code: string;
  readonly terms: readonly PackTerms[];
}

export const PACKS: readonly OvertimePack[] = packs;
/** What holds without a choice: no overtime at all. */
export const NO_OVERTIME = 'none';

/** The terms of a pack on a day: the latest that have begun, else the first. An unknown code has those of no overtime. */
export function termsOfPack(code: string, day: string): PackTerms {
  const pack = PACKS.find((one) => one.code === code) ?? PACKS[0];
  const terms = pack?.terms.findLast(({ from }) => from <= day) ?? pack?.terms[0];
  if (terms === undefined) throw new Error('There are no packs of overtime.');
  return terms;
}
