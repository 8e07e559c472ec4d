import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { LinkAction, OpenedInterview } from '../use-own-interview.ts';
import { useWords } from '../words.ts';

const LATE = [5, 10, 15, 30] as const;

/** A booked time: add it to a calendar, change or cancel it, or report a delay. */
export function BookedInterview(props: {
  readonly opened: OpenedInterview;
  readonly busy: boolean;
  readonly act: (deed: LinkAction) => Promise<boolean>;
  readonly onMove: () => void;
}) {
  const { t, format } = useWords();
  const { opened, busy, act, onMove } = props;
  const { interview } = opened;
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {interview.is_in_question && (
        <Alert tone="warn" title={t('book.inQuestion')}>
          {t('book.inQuestionText', { employer: interview.employer_name })}
        </Alert>
      )}
      {interview.late_minutes !== null && (
        <Alert tone="ok">{t('book.saidLate', { minutes: format.number(interview.late_minutes) })}</Alert>
      )}
      {interview.can_say_late && (
        <fieldset className="grid gap-2 rounded-md border border-line p-4">
          <legend className="px-1 font-bold">{t('book.late')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {LATE.map((minutes) => (
              <Button key={minutes} size="lg" disabled={busy} onClick={() => void act({ kind: 'late', minutes })}>
                {t('book.lateBy', { minutes: format.number(minutes) })}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <Button wide size="lg" icon={<Icon of={CalendarPlus} />} onClick={() => downloadCalendar(opened.calendar)}>
        {t('book.calendar')}
      </Button>
      <Button wide size="lg" variant={interview.is_in_question ? 'primary' : 'secondary'} onClick={onMove}>
        {t('book.move')}
      </Button>
      {leaving ? (
        <Alert tone="warn" title={t('book.leaveSure')}>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="danger" busy={busy} onClick={() => void act({ kind: 'leave' })}>
              {t('book.leaveDo')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t('book.back')}</Button>
          </div>
        </Alert>
      ) : (
        <Button wide size="lg" variant="ghost" onClick={() => setLeaving(true)}>
          {t('book.leave')}
        </Button>
      )}
    </>
  );
}

/** Downloads the calendar file, which the page has loaded already. */
function downloadCalendar(calendar: string): void {
  const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'interview.ics';
  link.click();
  URL.revokeObjectURL(address);
}
