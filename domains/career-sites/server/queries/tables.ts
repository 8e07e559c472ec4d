import type { JobsTables } from '@hearth/domains/jobs/service';
import type { ColumnType } from 'kysely';
import type { DomainState } from '../../rules/site-domain.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null, Date | null>;

/** The tables that career sites read and write. They are in the schema `jobs`, where they were created; listings are written by jobs alone. */
export interface CareerTables extends Pick<JobsTables, 'jobs.listing'> {
  'jobs.site_domain': {
    group_id: string;
    domain: string;
    token: string;
    state: DomainState;
    leads_since: OptionalInstant;
    missing_since: OptionalInstant;
    added_at: Instant;
    checked_at: OptionalInstant;
    next_check_at: OptionalInstant;
  };
}
