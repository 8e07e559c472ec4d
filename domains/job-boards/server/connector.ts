import type { Campaign, CampaignStatus } from '../contract/schemas.ts';

/** A job as it is sent to a board. */
export interface BoardPosting {
  /** Ours, which the board knows it by. */
  readonly reference: string;
  readonly title: string;
  readonly company: string;
  readonly description_html: string;
  readonly url: string;
  readonly language: string;
  readonly employment_type: string;
  readonly category: string;
  readonly location: Readonly<Record<'name' | 'address' | 'city' | 'region' | 'country', string>>;
  readonly pay: {
    readonly min: number;
    readonly max: number;
    readonly currency: string;
    readonly per: string;
  } | null;
  readonly published_at: string;
  readonly expires_at: string | null;
}

/** A board's answer to an instruction; `text` is in its own words. */
export interface BoardAnswer {
  readonly status: number;
  readonly text: string;
  /** The job's page there, where it said so. */
  readonly address: string | null;
}

/** An applicant as a board reports them. */
export interface BoardApplicant {
  readonly id: string;
  readonly reference: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language?: string | undefined;
}

/**
 * A page of applicants. Unreadable ones count and are skipped. One that does not say who it is counts, and is left
 * alone.
 */
export interface ApplicantPage {
  readonly applicants: readonly (BoardApplicant | { readonly id: string; readonly unreadable: true })[];
  readonly next: string;
  readonly hasMore: boolean;
}

export interface CampaignSearch {
  readonly status: CampaignStatus | undefined;
  readonly start: number;
  readonly limit: number;
}

/** A board did not answer as expected. */
export class BoardTrouble extends Error {
  readonly reason: 'UNREACHABLE' | 'SLOW' | 'BUSY' | 'REFUSED' | 'SIGNED_OUT';

  constructor(reason: BoardTrouble['reason'], options?: ErrorOptions) {
    super(`the job board: ${reason}`, options);
    this.name = 'BoardTrouble';
    this.reason = reason;
  }
}

/**
 * What can be done at a board. The key of a change is the same however often it is sent: a board that has taken it takes it as
 * done. Each rejects with BoardTrouble when the board cannot be asked; what it answers to a change is for the caller to judge.
 */
export interface JobBoardConnector {
  publish(posting: BoardPosting, key: string): Promise<BoardAnswer>;
  update(posting: BoardPosting, key: string): Promise<BoardAnswer>;
  pause(reference: string, key: string): Promise<BoardAnswer>;
  close(reference: string, key: string): Promise<BoardAnswer>;
  fetchApplicants(after: string): Promise<ApplicantPage>;
  listCampaigns(search: CampaignSearch): Promise<{ readonly campaigns: readonly Campaign[]; readonly total: number }>;
  /** Null when the board knows of none. */
  getCampaign(id: string): Promise<Campaign | null>;
}
