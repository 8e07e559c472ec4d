/** Whether one text to several people, or one that was planned, may still go there: nobody withdrew, was hired, or was put into the archive. */
export function canBeWritten({
  stage,
  archived_at: archivedAt,
}: {
  readonly stage: string;
  readonly archived_at: Date | null;
}): boolean {
  return stage !== 'WITHDRAWN' && stage !== 'HIRED' && archivedAt === null;
}
