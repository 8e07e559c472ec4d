import type { MergeValues } from '../rules/merge-fields.ts';
import type { ReceiverRow } from './queries/receiver.ts';

/** Builds the placeholder values for a candidate. */
export function buildMergeValues(row: ReceiverRow, sender: string): MergeValues {
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    job: row.job_title,
    employer: row.employer_name,
    location: row.location_name,
    address: row.address ?? '',
    city: row.location_city,
    phone: row.phone ?? '',
    sender,
  };
}
