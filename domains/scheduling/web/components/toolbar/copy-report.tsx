import type { AnswerOf } from '@hearth/kit/endpoint';
import type { copyShifts } from '../../../contract/endpoints.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** The result of a copy or of its dry run. */
export type CopyOutcome = AnswerOf<typeof copyShifts>;

/** Why a shift is left out, where no rule with numbers says it. */
const REASONS = [
  { reason: 'already_there', key: 'copy.already_there' },
  { reason: 'left', key: 'copy.left' },
  { reason: 'conflict', key: 'copy.broke' },
] as const;

/** The number of copied shifts, and the skipped ones with reasons. */
export function CopyReport({ report, copied }: { report: CopyOutcome; copied: boolean }) {
  const t = useDialogPhrases();
  const { created_count: created, opened_count: opened, skipped } = report;
  return (
    <section aria-live="polite" className="grid gap-2 rounded-md border border-line p-3 text-dense">
      <p className="font-bold">
        {t(copied ? 'copy.done' : 'copy.would', { count: created })}
        {opened > 0 && ` ${t('copy.opened', { count: opened })}`}
      </p>
      {skipped.length > 0 && (
        <>
          <p>{t('copy.skipped', { count: skipped.length })}</p>
          <SkippedShifts skipped={skipped} />
        </>
      )}
    </section>
  );
}

function SkippedShifts({ skipped }: Pick<CopyOutcome, 'skipped'>) {
  const { phrases, conflictPhrases } = useSchedule();
  const t = useDialogPhrases();
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto text-ink-2">
      {REASONS.map(({ reason, key }) => {
        const count = skipped.filter((one) => one.conflict === null && one.reason === reason).length;
        return count > 0 && <li key={reason}>{t(key, { count })}</li>;
      })}
      {skipped.map(
        ({ shift_id: id, conflict }) =>
          conflict !== null && (
            <li key={id}>
              {conflictPhrases.name(conflict.employee_id)}, {phrases.format.date(conflict.date, 'weekday')}:{' '}
              {conflictPhrases.title(conflict)}
            </li>
          ),
      )}
    </ul>
  );
}
