import type { Conflict } from '../../../contract/schemas.ts';
import type { Desk } from '../editor/desk.ts';
import { useDialogWords } from '../dialogs/phrases.ts';

/** Why a conflict stands all the same: what was agreed, who recorded it and when. Nothing while it is open. */
export function AnswerWords({ conflict: { answer }, desk }: { conflict: Conflict; desk: Desk }) {
  const tell = useDialogWords();
  if (answer === undefined) return null;
  const { format } = desk.words;
  const time = format.instant(answer.at, desk.snapshot.week.location.time_zone);
  return (
    <>
      <span className="block">{tell(`answer.${answer.kind}`, { reason: answer.reason })}</span>
      <span className="block text-ink-2">{tell('answer.who', { name: answer.by, time })}</span>
    </>
  );
}
