import type { OwnRecords, OwnRow } from '@hearth/platform/database/own-records';
import { sql } from 'kysely';

/** What staff take along of their conversations with locations: both sides, since both were said to them. */
export const staffConversationRecords: readonly OwnRecords[] = [
  {
    name: 'messages_with_locations',
    tables: ['messaging.staff_conversation'],
    find: async (tx, employeeIds) => {
      const rows = await tx.execute<{ row: OwnRow }>(sql`
        select to_jsonb(r) as row from (
          select c.group_id, c.location_id, m.sender_side, m.sender_name, m.body, m.sent_at, m.read_at
          from messaging.staff_conversation c join messaging.staff_message m on m.conversation_id = c.id
          where c.employee_id = any (${[...employeeIds]}::uuid[]) order by m.sent_at, m.id
        ) r`);
      return rows.map(({ row }) => row);
    },
  },
];
