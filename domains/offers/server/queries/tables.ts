import type { DeclineReason, OfferState, Terms } from '../../contract/schemas.ts';

export interface OfferRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
  readonly state: OfferState;
  readonly candidate_name: string;
  readonly employer_name: string;
  readonly job_title: string;
  readonly time_zone: string;
  readonly language: string;
  readonly position_name: string;
  readonly contract: Terms['contract'];
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly minutes_per_week: number;
  readonly pay_amount: number;
  readonly pay_currency: string;
  readonly pay_per: Terms['pay']['per'];
  readonly document: string;
  readonly sha256: string;
  readonly expires_at: Date;
  readonly sent_by: string;
  readonly sent_at: Date;
  readonly decline_reason: DeclineReason | null;
  readonly decline_note: string;
}

export interface SignatureRow {
  readonly offer_id: string;
  readonly group_id: string;
  readonly name: string;
  readonly strokes: number[][];
  readonly consent: string;
  readonly sha256: string;
  readonly signed_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

export interface EventRow {
  readonly group_id: string;
  readonly offer_id: string;
  readonly deed: 'SENT' | 'READ' | 'SIGNED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';
  readonly at: Date;
  readonly by_user_id: string | null;
  readonly by_name: string;
}
