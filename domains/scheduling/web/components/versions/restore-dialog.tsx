import { useCall } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { useMemo } from 'react';
import type { ListedPublication } from '../../../contract/publication-schemas.ts';
import { getVersionShifts } from '../../../contract/publication-endpoints.ts';
import { toWallClock } from '../../../rules/hours/time.ts';
import { planRestore, type VersionShift } from '../../../rules/publication/restore.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { useNow } from '../use-now.ts';
import { VersionChange } from './version-change.tsx';
import { useVersionWords } from './words.ts';

type RestoreProps = { readonly version: ListedPublication; readonly onBack: () => void; readonly onClose: () => void };

/** Brings an earlier version of the week back as drafts: first what would change, then one edit that one undo takes back. */
export function RestoreDialog({ version, onBack, onClose }: RestoreProps) {
  const { snapshot } = useSchedule();
  const { t, problem } = useVersionWords();
  const params = { id: snapshot.week.location.id, publication_id: version.id };
  const read = useCall(getVersionShifts, { params });
  return (
    <Modal
      open
      size="lg"
      onClose={onBack}
      closeLabel={t('close')}
      title={t('restore.title', { number: version.number })}
      description={t('restore.note')}
    >
      <Resource of={read} rows={3} failed={t('failed')} problem={problem}>
        {({ shifts }) => <Difference shifts={shifts} onDone={onClose} />}
      </Resource>
    </Modal>
  );
}

function Difference({ shifts, onDone }: { readonly shifts: readonly VersionShift[]; readonly onDone: () => void }) {
  const { snapshot, positions } = useSchedule();
  const editor = useScheduleEditor();
  const { t } = useVersionWords();
  const now = toWallClock(useNow(), snapshot.week.location.time_zone);
  const { date, time } = now;
  // Over the week as it is now: who edits it meanwhile is seen here at once.
  const { commands, changes, openedCount } = useMemo(
    () =>
      planRestore(shifts, {
        shifts: snapshot.roster.shifts.values(),
        people: snapshot.people,
        positions,
        now: { date, time },
        newId,
      }),
    [shifts, snapshot, positions, date, time],
  );
  if (commands.length === 0) return <p>{t('restore.same')}</p>;
  return (
    <div className="grid gap-3">
      {openedCount > 0 && <Alert tone="warn">{t('restore.opened', { count: openedCount })}</Alert>}
      <p className="font-bold">{t('changes', { count: changes.length })}</p>
      <ul className="grid gap-1.5 text-dense">
        {changes.map((change) => (
          <VersionChange key={change.shift_id} before={change.before} after={change.after} />
        ))}
      </ul>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => {
          // With a conflict that needs an answer, the question follows.
          editor.attempt(commands, t('restore.done'));
          onDone();
        }}
      >
        {t('restore.button')}
      </Button>
    </div>
  );
}
