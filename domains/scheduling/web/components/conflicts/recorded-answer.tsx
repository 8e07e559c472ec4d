import type { Conflict } from '../../../contract/schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';

/** Why a conflict stands all the same: what was agreed, who recorded it and when. Nothing while it is open. */
export function RecordedAnswer({ conflict: { answer } }: { conflict: Conflict }) {
  const tell = useDialogPhrases();
  const { phrases, snapshot } = useSchedule();
  if (answer === undefined) return null;
  const time = phrases.format.instant(answer.at, snapshot.week.location.time_zone);
  return (
    <>
      <span className="block">{tell(`answer.${answer.kind}`, { reason: answer.reason })}</span>
      <span className="block text-ink-2">{tell('answer.who', { name: answer.by, time })}</span>
    </>
  );
}
