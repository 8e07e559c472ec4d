import { useClient } from '@hearth/client/context';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { callKey } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import { addDays } from '../../../rules/time.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { NativeSelect } from '../native-select.tsx';

type Report = AnswerOf<typeof contract.copyShifts>;
const WEEKS_BACK = 8;
/** Why a shift is left out, where no rule with numbers says it. */
const REASONS = [
  { reason: 'already_there', key: 'copy.already_there' },
  { reason: 'left', key: 'copy.left' },
  { reason: 'conflict', key: 'copy.broke' },
] as const;

/** Copies another week into this one: first a report of what would come of it, then the copy. */
export default function CopyDialog({ onClose }: { onClose: () => void }) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { t, format, problem } = phrases;
  const ask = useDialogPhrases();
  const client = useClient();
  const cache = useQueryClient();
  const { week } = snapshot;
  const [from, setFrom] = useState(addDays(week.week, -7));
  const [people, setPeople] = useState<'keep' | 'open'>('keep');
  const [onConflict, setOnConflict] = useState<'skip' | 'leave_open'>('leave_open');
  const [report, setReport] = useState<Report | null>(null);
  const [key] = useState(newId);
  const run = useMutation({
    mutationFn: (dryRun: boolean) =>
      client.call(contract.copyShifts, {
        params: { id: week.location.id },
        body: {
          idempotency_key: dryRun ? newId() : key,
          from,
          to: week.week,
          days: 7,
          people,
          on_conflict: onConflict,
          dry_run: dryRun,
        },
      }),
    onSuccess: (answer, dryRun) => {
      setReport(answer);
      if (dryRun) return;
      // Not said in the contract: a look beforehand changes nothing, and a week is large.
      void cache.invalidateQueries({ queryKey: callKey(contract.getSchedule) });
      toasts.show({ message: ask('copy.done', { count: answer.created_count }) });
      if (answer.skipped.length === 0) onClose();
    },
  });
  const copied = run.isSuccess && run.variables === false;
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setReport(null);
    };
  const sources = Array.from({ length: WEEKS_BACK }, (_, back) => addDays(week.week, -7 * (back + 1)));
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={ask('copy.title')}
      description={ask('copy.into', { week: format.dateRange(week.week, addDays(week.week, 6)) })}
      footer={
        copied ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              busy={run.isPending}
              disabled={report !== null && report.created_count === 0}
              onClick={() => run.mutate(report === null)}
            >
              {report === null ? ask('copy.check') : ask('copy.now', { count: report.created_count })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {!copied && (
          <>
            <NativeSelect
              label={ask('copy.from')}
              value={from}
              onChange={change(setFrom)}
              options={sources.map((first) => ({ id: first, label: format.dateRange(first, addDays(first, 6)) }))}
            />
            <RadioGroup
              label={ask('copy.people')}
              value={people}
              onChange={change(setPeople)}
              options={[
                { value: 'keep', label: ask('copy.keep'), note: ask('copy.keepNote') },
                { value: 'open', label: ask('copy.open'), note: ask('copy.openNote') },
              ]}
            />
            {people === 'keep' && (
              <RadioGroup
                label={ask('copy.conflicts')}
                value={onConflict}
                onChange={change(setOnConflict)}
                options={[
                  { value: 'leave_open', label: ask('copy.leaveOpen') },
                  { value: 'skip', label: ask('copy.skip') },
                ]}
              />
            )}
          </>
        )}
        {run.isError && <Alert tone="bad">{problem(run.error)}</Alert>}
        {report !== null && (
          <section aria-live="polite" className="grid gap-2 rounded-md border border-line p-3 text-dense">
            <p className="font-bold">
              {ask(copied ? 'copy.done' : 'copy.would', { count: report.created_count })}
              {report.opened_count > 0 && ` ${ask('copy.opened', { count: report.opened_count })}`}
            </p>
            {report.skipped.length > 0 && (
              <>
                <p>{ask('copy.skipped', { count: report.skipped.length })}</p>
                <ul className="grid max-h-48 gap-1 overflow-y-auto text-ink-2">
                  {REASONS.map(({ reason, key: word }) => {
                    const count = report.skipped.filter((one) => one.conflict === null && one.reason === reason).length;
                    return count > 0 && <li key={reason}>{ask(word, { count })}</li>;
                  })}
                  {report.skipped.map(
                    ({ shift_id: id, conflict }) =>
                      conflict !== null && (
                        <li key={id}>
                          {conflictPhrases.name(conflict.employee_id)}, {format.date(conflict.date, 'weekday')}:{' '}
                          {conflictPhrases.title(conflict)}
                        </li>
                      ),
                  )}
                </ul>
              </>
            )}
          </section>
        )}
      </div>
    </Modal>
  );
}
