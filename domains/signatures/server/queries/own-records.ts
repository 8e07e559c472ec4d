import type { Tx } from '@hearth/platform/database';
import { type OwnRecords, type OwnRow, ownRows } from '@hearth/platform/database/own-records';
import { sql } from 'kysely';

/** What the signers of somebody's requests signed: the others' addresses and devices are theirs. */
async function findOwnSigners(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]> {
  const rows = await tx.execute<{ shown: OwnRow }>(sql`
    select jsonb_build_object('request_id', s.request_id, 'role', s.role, 'state', s.state, 'signed_at', s.signed_at,
      'signed_name', s.signed_name, 'sha256', s.sha256, 'consent', s.consent_text,
      'title', d.title, 'version', d.number)
      || case when s.role = 'EMPLOYEE' then jsonb_build_object('ip', s.ip, 'device', s.agent, 'entries', s.entries, 'strokes', s.strokes,
          'link_sent_to', s.email)
        else '{}' end as shown
    from signatures.signer s
    join signatures.request r on r.id = s.request_id
    join signatures.edition d on d.id = r.edition_id
    where r.employee_id = any (${[...employeeIds]}::uuid[]) order by r.sent_at, r.id, s.position`);
  return rows.map(({ shown }) => shown);
}

/** What somebody takes along of what they were asked to sign. */
export const signatureRecords: readonly OwnRecords[] = [
  ownRows('signature_requests', 'signatures.request', {
    columns: [
      'id',
      'group_id',
      'state',
      'language',
      'sent_at',
      'expires_on',
      'ended_at',
      'reason',
      'sealed_sha256',
      'sealed_at',
    ],
    order: ['sent_at', 'id'],
  }),
  { name: 'signatures', tables: ['signatures.signer'], find: findOwnSigners },
];
