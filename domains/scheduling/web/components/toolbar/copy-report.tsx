import type { AnswerOf } from '@hearth/kit/endpoint';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import type { copyShifts } from '../../../contract/endpoints.ts';
import type { SkippedCopy } from '../../../contract/schemas.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** The result of a copy or of its dry run. */
export type CopyOutcome = AnswerOf<typeof copyShifts>;

/** Why a shift is left out, where no rule with numbers says it. */
const REASONS = [
  { reason: 'already_there', key: 'copy.already_there' },
  { reason: 'left', key: 'copy.left' },
  { reason: 'position_missing', key: 'copy.position_missing' },
  { reason: 'not_allowed', key: 'copy.not_allowed' },
  { reason: 'closed_day', key: 'copy.closed_day' },
  { reason: 'conflict', key: 'copy.broke' },
] as const;

/** The number of copied shifts, and the skipped ones with reasons. */
export function CopyReport({ report, copied }: { report: CopyOutcome; copied: boolean }) {
  const t = useDialogPhrases();
  const { created_count: created, opened_count: opened, skipped } = report;
  return (
    <section aria-live="polite" className="grid gap-2 rounded-md border border-line p-3 text-dense">
      <p className="font-bold">
        {joinSentences([
          t(copied ? 'copy.done' : 'copy.would', { count: created }),
          opened > 0 ? t('copy.opened', { count: opened }) : '',
        ])}
      </p>
      <SkippedReport skipped={skipped} />
    </section>
  );
}

/** How many shifts are left out, and why: by a rule each with its person and day. */
export function SkippedReport({ skipped }: { skipped: readonly SkippedCopy[] }) {
  const t = useDialogPhrases();
  if (skipped.length === 0) return null;
  return (
    <>
      <p>{t('copy.skipped', { count: skipped.length })}</p>
      <SkippedShifts skipped={skipped} />
    </>
  );
}

/** More than these would be a list that nobody reads. */
const LISTED = 100;

function SkippedShifts({ skipped }: { skipped: readonly SkippedCopy[] }) {
  const { phrases, conflictPhrases } = useSchedule();
  const t = useDialogPhrases();
  const broken = skipped.flatMap(({ shift_id: id, conflict }) => (conflict === null ? [] : { id, conflict }));
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto text-ink-2">
      {REASONS.map(({ reason, key }) => {
        const count = skipped.filter((one) => one.conflict === null && one.reason === reason).length;
        return count > 0 && <li key={reason}>{t(key, { count })}</li>;
      })}
      {broken.slice(0, LISTED).map(({ id, conflict }) => (
        <li key={id}>
          {conflictPhrases.name(conflict.employee_id)}, {phrases.format.date(conflict.date, 'weekday')}:{' '}
          {conflictPhrases.title(conflict)}
        </li>
      ))}
      {broken.length > LISTED && <li>{t('copy.more', { count: broken.length - LISTED })}</li>}
    </ul>
  );
}
