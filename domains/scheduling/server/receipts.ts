import type { Tx } from '@hearth/platform/database';
import { findEmployees, type StaffRow } from '@hearth/domains/team/service';
import type { PublicationReceipt } from '../contract/receipt-schemas.ts';
import { findReceiptsOfWeek } from './queries/receipt.ts';

/** A receipt with the publication that it is about, and whose account hears of it. */
export interface LoadedReceipt extends PublicationReceipt {
  readonly publication_id: string;
  readonly user_id: string | null;
}

/** The receipts of a week, by name; whoever has left the group is not in it. */
export async function loadReceipts(tx: Tx, locationId: string, week: string): Promise<LoadedReceipt[]> {
  const rows = new Map((await findReceiptsOfWeek(tx, locationId, week)).map((row) => [row.employee_id, row]));
  const people: StaffRow[] = await findEmployees(tx, [...rows.keys()]);
  return people
    .flatMap((person) => {
      const row = rows.get(person.id);
      if (row === undefined) return [];
      return {
        employee_id: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        has_login: person.user_id !== null,
        asked_at: row.asked_at.toISOString(),
        seen_at: row.seen_at?.toISOString() ?? null,
        reminded_on: row.reminded_on,
        publication_id: row.publication_id,
        user_id: person.user_id,
      };
    })
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = ({ last_name: last, first_name: first, employee_id: id }: PublicationReceipt): string =>
  `${last} ${first} ${id}`;
