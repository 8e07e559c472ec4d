import type { StaffBar } from '../contract/bars.ts';
import type { StaffConversation, StaffMessage, StaffSide } from '../contract/staff-schemas.ts';
import type { NamedConversation } from './queries/staff/conversation.ts';
import type { StaffMessageRow } from './queries/staff/message.ts';

export function presentStaffConversation(
  row: NamedConversation,
  side: StaffSide,
  bar: StaffBar | null = null,
): StaffConversation {
  return {
    id: row.id,
    location_id: row.location_id,
    location_name: row.location_name,
    employee_id: row.employee_id,
    person_name: row.person_name,
    unread: side === 'STAFF' ? row.unread_staff : row.unread_location,
    last_message: row.last_message,
    last_message_by: row.last_message_by,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    ...(bar === null ? {} : { cannot_write: bar }),
  };
}

export function presentStaffMessage(row: StaffMessageRow, callerId: string): StaffMessage {
  return {
    message_id: row.id,
    message_body: row.body,
    read_at: row.read_at?.toISOString() ?? null,
    from: row.sender_side,
    sender_name: row.sender_name,
    own: row.sender_user_id === callerId,
    sent_at: row.sent_at.toISOString(),
  };
}
