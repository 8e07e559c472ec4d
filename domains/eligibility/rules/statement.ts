import type { FieldRule } from '@hearth/kit/field-rule';
import type { RegimeVersion } from '../contract/regime-schemas.ts';
import type { StatementContent, WorkStatus } from '../contract/schemas.ts';

/** Statuses that can end: whoever has one says until when. */
const ENDING: ReadonlySet<WorkStatus> = new Set<WorkStatus>(['AUTHORISED', 'WITH_PERMIT']);

/** What is missing in or wrong with what somebody states; nothing where it can be signed. */
export function findStatementProblems(
  { status, authorised_until: until, code }: StatementContent,
  terms: RegimeVersion,
  today: string,
): { readonly field: 'status' | 'authorised_until' | 'code'; readonly rule: FieldRule }[] {
  const statuses = terms.statement?.statuses ?? [];
  const takesCode = terms.lists.some(({ items }) => items.some(({ form }) => form === 'CODE'));
  return [
    ...(statuses.length > 0 && status === null ? [{ field: 'status' as const, rule: 'required' as const }] : []),
    ...(status !== null && !statuses.includes(status) ? [{ field: 'status' as const, rule: 'known' as const }] : []),
    ...(until !== null && until < today ? [{ field: 'authorised_until' as const, rule: 'too_small' as const }] : []),
    ...(until !== null && !mayEnd(status) ? [{ field: 'authorised_until' as const, rule: 'unused' as const }] : []),
    ...(code !== '' && !takesCode ? [{ field: 'code' as const, rule: 'unused' as const }] : []),
    ...(statuses.length === 0 && code === '' ? [{ field: 'code' as const, rule: 'required' as const }] : []),
  ];
}

/** Whether a status can have a last day; somebody whose status has none leaves it out. */
export function mayEnd(status: WorkStatus | null): boolean {
  return status !== null && ENDING.has(status);
}
