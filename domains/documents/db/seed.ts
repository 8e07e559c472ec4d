import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { DocumentState } from '../contract/schemas.ts';
import type { Starter } from '../contract/starters.ts';
import { insertChanges } from '../server/queries/change.ts';
import { insertDocuments } from '../server/queries/document.ts';
import { skipSummaries } from '../server/queries/due.ts';
import { insertNewTypes } from '../server/queries/type.ts';
import { startersIn } from '../server/starters.ts';

/** What somebody of the demonstration has handed in. */
export interface SeededDocument {
  readonly employeeId: string;
  readonly starter: Starter;
  readonly state: DocumentState;
  readonly validUntil?: string;
  readonly reason?: string;
  readonly sentBy?: string;
  readonly attachmentId?: string;
}

/** Types, who must have them, and what people have handed in, for a whole group; nobody is told. */
export async function seedDocuments(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  at: { readonly groupId: string; readonly userId: string; readonly language: Language },
  seeded: {
    readonly starters: readonly Starter[];
    /** In which countries a type is required. */
    readonly required: Readonly<Partial<Record<Starter, readonly string[]>>>;
    readonly documents: readonly SeededDocument[];
  },
): Promise<void> {
  const { groupId, userId, language } = at;
  const now = clock.now();
  const types = startersIn(language, seeded.starters, { groupId, brandId: groupId, at: now }).map((row) => {
    const countries = seeded.required[row.starter as Starter];
    return countries === undefined ? row : { ...row, required: true, countries: [...countries] };
  });
  const rows = await insertNewTypes(db, types);
  const ids = new Map(rows.map(({ starter, id }) => [starter, id]));
  await insertChanges(
    db,
    rows.map(({ id, name }) => ({
      about: 'TYPE' as const,
      action: 'CREATED' as const,
      aboutId: id,
      groupId,
      by: userId,
      at: now,
      detail: { name },
    })),
  );
  await insertDocuments(
    db,
    seeded.documents.map(({ employeeId, starter, state, validUntil, reason, sentBy, attachmentId }) => {
      const typeId = ids.get(starter);
      if (typeId === undefined) throw new Error(`The demonstration has no ${starter}.`);
      const isDecided = state !== 'PENDING';
      return {
        id: newId(now.getTime()),
        group_id: groupId,
        employee_id: employeeId,
        type_id: typeId,
        state,
        valid_from: null,
        valid_until: validUntil ?? null,
        note: '',
        attachment_id: attachmentId ?? null,
        sent_by: sentBy ?? userId,
        sent_at: now,
        decided_by: isDecided ? userId : null,
        decided_at: isDecided ? now : null,
        reason: reason ?? '',
        idempotency_key: newId(),
      };
    }),
  );
  await skipSummaries(db, groupId, now);
}
