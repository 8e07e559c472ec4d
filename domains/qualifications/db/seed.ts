import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { findPositions } from '@hearth/domains/team/service';
import type { Strictness } from '../contract/schemas.ts';
import type { Starter } from '../contract/starters.ts';
import { insertChanges } from '../server/queries/change.ts';
import { skipSummaries } from '../server/queries/due.ts';
import { insertDemand } from '../server/queries/demand.ts';
import { insertNewQualifications } from '../server/queries/qualification.ts';
import { insertRecords } from '../server/queries/record.ts';
import { startersIn } from '../server/starters.ts';

/** What somebody of the demonstration has. */
export interface SeededRecord {
  readonly employeeId: string;
  readonly starter: Starter;
  readonly level?: number;
  readonly number?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  /** Sent by this account and waiting to be confirmed; absent: confirmed. */
  readonly sentBy?: string;
  readonly attachmentId?: string;
}

/** What there is, what positions demand and what people have, for a whole group; nobody is told. */
export async function seedQualifications(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  at: { readonly groupId: string; readonly userId: string; readonly language: Language },
  seeded: {
    readonly starters: readonly Starter[];
    readonly demands: readonly {
      readonly position: string;
      readonly starter: Starter;
      readonly least?: number;
      readonly strictness: Strictness;
    }[];
    readonly records: readonly SeededRecord[];
  },
): Promise<void> {
  const { groupId, userId, language } = at;
  const now = clock.now();
  const rows = await insertNewQualifications(
    db,
    startersIn(language, seeded.starters, { groupId, brandId: groupId, at: now }),
  );
  const ids = new Map(rows.map(({ starter, id }) => [starter, id]));
  const idOf = (starter: Starter): string => {
    const id = ids.get(starter);
    if (id === undefined) throw new Error(`The demonstration has no ${starter}.`);
    return id;
  };
  await insertChanges(
    db,
    rows.map(({ id, name, kind }) => ({
      about: 'QUALIFICATION' as const,
      action: 'CREATED' as const,
      aboutId: id,
      groupId,
      by: userId,
      at: now,
      detail: { name, kind },
    })),
  );
  const positions = new Map((await findPositions(db, groupId)).map(({ id, name }) => [name, id]));
  for (const { position, starter, least = 1, strictness } of seeded.demands) {
    const positionId = positions.get(position);
    if (positionId === undefined) continue;
    const of = { brand_id: groupId, position_id: positionId, qualification_id: idOf(starter) };
    await insertDemand(db, { id: newId(), group_id: groupId, ...of, min_level: least, strictness });
  }
  await insertRecords(
    db,
    seeded.records.map((record) => toRow(record, idOf(record.starter), { groupId, userId, now })),
  );
  await skipSummaries(db, groupId, now);
}

function toRow(
  { employeeId, level = 1, number = '', issuedOn, expiresOn, sentBy, attachmentId }: SeededRecord,
  qualificationId: string,
  { groupId, userId, now }: { readonly groupId: string; readonly userId: string; readonly now: Date },
) {
  const isConfirmed = sentBy === undefined;
  return {
    id: newId(now.getTime()),
    group_id: groupId,
    employee_id: employeeId,
    qualification_id: qualificationId,
    state: isConfirmed ? ('CONFIRMED' as const) : ('PENDING' as const),
    level,
    number,
    issuer: '',
    issued_on: issuedOn ?? null,
    expires_on: expiresOn ?? null,
    note: '',
    attachment_id: attachmentId ?? null,
    sent_by: sentBy ?? userId,
    sent_at: now,
    decided_by: isConfirmed ? userId : null,
    decided_at: isConfirmed ? now : null,
    reason: '',
    idempotency_key: newId(),
  };
}
