import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { takesTimeOf } from '../../../rules/hours/away.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useAbsenceLength } from '../own-days/absence-length.ts';
import { useOwnDayPhrases, useTimeOffProblem } from '../own-days/phrases.ts';

/** A request for time off, and the two answers to it. */
export default function DecideDialog({ timeOff, onClose }: { timeOff: TimeOff; onClose: () => void }) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { t, format } = phrases;
  const problem = useTimeOffProblem();
  const own = useOwnDayPhrases();
  const length = useAbsenceLength();
  const [note, setNote] = useState('');
  const who = conflictPhrases.name(timeOff.employee_id);
  const inIt = (snapshot.index.byPerson.get(timeOff.employee_id) ?? []).filter(
    (shift) => !shift.removed && takesTimeOf(timeOff, shift),
  ).length;
  const decide = useSend(contract.decideTimeOff, {
    onSuccess: (_answer, input) => {
      toasts.show({ message: own(input.body.decision === 'APPROVED' ? 'leave.approved' : 'leave.declined') });
      onClose();
    },
  });
  const send = (decision: 'APPROVED' | 'DECLINED'): void =>
    decide.mutate({
      params: { id: snapshot.week.location.id, request_id: timeOff.id },
      body: { decision, note: note.trim(), version: timeOff.version },
    });
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      closeLabel={t('close')}
      title={own('leave.decide', { who })}
      description={[
        format.dateRange(timeOff.starts_on, timeOff.ends_on),
        length(timeOff),
        t(`off.${timeOff.kind}`),
      ].join(' · ')}
      footer={
        <>
          <Button busy={decide.isPending} onClick={() => send('DECLINED')}>
            {own('leave.decline')}
          </Button>
          <Button variant="primary" busy={decide.isPending} onClick={() => send('APPROVED')}>
            {own('leave.approve')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {timeOff.note !== '' && <p className="text-base">{timeOff.note}</p>}
        {inIt > 0 && <Alert tone="warn">{own('leave.shiftsInIt', { count: inIt })}</Alert>}
        {decide.isError && (
          <Alert tone="bad" urgent>
            {problem(decide.error)}
          </Alert>
        )}
        <TextField
          label={own('leave.decisionNote', { who })}
          optionalHint={t('optional')}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
