import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { acknowledgeAbsence, type ListedAbsence, listAbsences } from '../../../contract/absence-endpoints.ts';
import { ABSENCE_REPORTED } from '../../../contract/events.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { DAYS_PER_WEEK } from '../../../rules/limits.ts';
import { useAbsenceWords } from './words.ts';

/** Above a manager's week: who said that they come late or not at all. Nothing for whoever may not know. */
export default function AbsenceStrip({ locationId, week }: { readonly locationId: string; readonly week: string }) {
  const { t } = useAbsenceWords();
  const { data } = useCall(listAbsences, {
    params: { id: locationId },
    query: { from: week, to: addDays(week, DAYS_PER_WEEK - 1) },
  });
  useReadAgainOn([ABSENCE_REPORTED], [listAbsences]);
  if (data === undefined || data.absences.length === 0) return null;
  return (
    <section aria-label={t('strip')} className="grid max-h-48 gap-2 overflow-y-auto px-4 pt-3">
      {data.absences.map((absence) => (
        <Absence key={absence.id} locationId={locationId} absence={absence} />
      ))}
    </section>
  );
}

function Absence({ locationId, absence }: { readonly locationId: string; readonly absence: ListedAbsence }) {
  const { t, problem } = useAbsenceWords();
  const format = useFormat();
  const seen = useSend(acknowledgeAbsence, { untilRead: true });
  const { employee, kind, minutes_late: minutes, position_name: position, note } = absence;
  const name = `${employee.first_name} ${employee.last_name}`.trim();
  const what =
    kind === 'LATE' ? t('nameLate', { name, time: format.duration(minutes ?? 0) }) : t('nameAbsent', { name });
  const when = [format.date(absence.date, 'weekday'), format.timeRange(absence.start, absence.end), position];
  return (
    <Alert
      tone={kind === 'LATE' || absence.seen_at !== null ? 'warn' : 'bad'}
      title={what}
      action={
        absence.seen_at === null &&
        !absence.is_own && (
          <Button
            size="sm"
            busy={seen.isPending}
            onClick={() => seen.mutate({ params: { id: locationId, absence_id: absence.id } })}
          >
            {t('acknowledge')}
            <span className="sr-only"> {name}</span>
          </Button>
        )
      }
    >
      <p>{when.filter((part) => part !== null).join(' · ')}</p>
      {note !== '' && <p dir="auto">{note}</p>}
      {seen.isError && <p className="text-bad">{problem(seen.error)}</p>}
    </Alert>
  );
}
