import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Delivery, DeliveryAction, DeliveryReason, Posting, PostingGoal } from '../../contract/schemas.ts';
import type { BoardKnowledge } from '../../rules/delivery.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;

/** This domain's own tables. */
export interface Tables {
  'job_boards.attempt': {
    id: string;
    board: string;
    group_id: string;
    brand_id: string;
    user_id: string;
    state_hash: Bytes;
    sealed_verifier: Bytes;
    client_id: string;
    redirect_uri: string;
    created_at: Instant;
    expires_at: Instant;
  };
  'job_boards.connection': {
    brand_id: string;
    board: string;
    group_id: string;
    client_id: string;
    sealed_tokens: Bytes;
    expires_at: OptionalInstant;
    connected_by: string;
    connected_at: Instant;
    applicants_after: Generated<string>;
    fetched_at: OptionalInstant;
    lost_at: OptionalInstant;
  };
  'job_boards.posting': {
    id: string;
    group_id: string;
    job_id: string;
    board: string;
    wanted: boolean;
    goal: PostingGoal;
    version: Generated<number>;
    told: BoardKnowledge;
    status: Posting['status'];
    tries: Generated<number>;
    next_try_at: OptionalInstant;
    address: string | null;
    updated_at: Instant;
  };
  'job_boards.delivery': {
    id: string;
    number: GeneratedAlways<number>;
    group_id: string;
    posting_id: string;
    version: number;
    action: DeliveryAction;
    at: Instant;
    outcome: Delivery['outcome'];
    reason: DeliveryReason | null;
    detail: string;
  };
  'job_boards.applicant': {
    brand_id: string;
    board: string;
    external_id: string;
    group_id: string;
    outcome: 'TAKEN' | 'HAD_APPLIED' | 'JOB_OVER' | 'UNREADABLE';
    application_id: string | null;
    at: Instant;
  };
}
