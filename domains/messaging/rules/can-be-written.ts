/** Is true if a bulk or planned message may still go out: not withdrawn, hired or archived. */
export function canReceiveSending({
  stage,
  archived_at: archivedAt,
}: {
  readonly stage: string;
  readonly archived_at: Date | null;
}): boolean {
  return stage !== 'WITHDRAWN' && stage !== 'HIRED' && archivedAt === null;
}
