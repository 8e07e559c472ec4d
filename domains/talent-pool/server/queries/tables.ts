import type { Language } from '@hearth/kit/constants';
import type { PoolFilter } from '../../contract/schemas.ts';
import type { PoolReason } from '../../contract/reasons.ts';

/** A person in the pool. */
export interface EntryRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly user_id: string;
  readonly application_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  /** Empty for somebody whose account has none. */
  readonly email: string;
  readonly language: Language;
  readonly position_name: string;
  readonly job_title: string;
  readonly reason: PoolReason;
  readonly note: string;
  readonly added_by: string;
  readonly added_by_name: string;
  readonly added_at: Date;
  readonly last_contact_at: Date;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly consented_at: Date | null;
  readonly until: Date;
}

/** A pool entry with the columns that lists need. */
export type ListedEntry = EntryRow & { readonly location_name: string; readonly sort_name: string };

export interface TagRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly name: string;
}

export interface SearchRow {
  readonly id: string;
  readonly name: string;
  readonly filter: PoolFilter;
}

export type PoolEventKind =
  | 'ADDED'
  | 'CHANGED'
  | 'ASKED'
  | 'CONSENTED'
  | 'INVITED'
  | 'APPLIED'
  | 'REMOVED'
  | 'LEFT'
  | 'EXPIRED'
  | 'HIRED'
  | 'ERASED';
