import { useCall } from '@hearth/client/query';
import { getJob } from '@hearth/domains/jobs/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { CalendarCheck, CalendarX, CircleHelp, Clock, FileText, OctagonMinus, Play } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Application } from '../../../contract/schemas.ts';
import { splitShiftsByFit } from '../../../rules/usual-shifts.ts';
import en from '../../en.json' with { type: 'json' };

interface FitLine {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly tone: 'ok' | 'warn' | 'plain';
  readonly fact: string;
  readonly evidence: string;
}

const TONES = { ok: 'text-ok', warn: 'text-warn', plain: 'text-ink-2' } as const;
const SHIFTS_NAMED = 3;

/** What matches the job and what does not, with evidence. No score: the reader decides. */
export function Fit({ application, brandId }: { application: Application; brandId: string }) {
  const { t } = usePhrases('applications', en);
  const lines = useLines(application, brandId);
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{t('panel.why')}</h3>
        <p className="text-sm text-ink-2">{t('panel.whyNote')}</p>
      </div>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="flex items-start gap-2">
            <Icon of={line.icon} size={16} className={`mt-0.5 ${TONES[line.tone]}`} />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
              <span className="font-bold">{line.fact}</span>
              {line.evidence !== '' && <span className="text-sm text-ink-2">{line.evidence}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLines(application: Application, brandId: string): readonly FitLine[] {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  // Who may see applications but not jobs gets the facts that need no job.
  const { data: job } = useCall(
    getJob,
    { params: { id: brandId, job_id: application.job_id } },
    { staleTime: 300_000 },
  );
  const lines: FitLine[] = [];
  const { hours_per_week: hours, can_start_on: startsOn } = application;

  if (job !== undefined && job.usual_week.length > 0) {
    const { covered, missing } = splitShiftsByFit(job.usual_week, application.availability);
    const named = missing
      .slice(0, SHIFTS_NAMED)
      .map(({ day, start, end }) => `${format.weekday(day, 'short')} ${format.timeRange(start, end, 'compact')}`);
    lines.push({
      id: 'shifts',
      icon: missing.length === 0 ? CalendarCheck : CalendarX,
      tone: missing.length === 0 ? 'ok' : covered.length === 0 ? 'warn' : 'plain',
      fact: t('fit.shifts', { count: covered.length, all: format.number(job.usual_week.length) }),
      evidence:
        missing.length === 0 || covered.length === 0
          ? ''
          : t('fit.missing', { shifts: `${named.join(', ')}${missing.length > SHIFTS_NAMED ? ' …' : ''}` }),
    });
  }
  if (hours !== null) {
    const range = job?.weekly_hours ?? null;
    const fits = range === null || (hours >= range.min && hours <= range.max);
    lines.push({
      id: 'hours',
      icon: Clock,
      tone: range === null ? 'plain' : fits ? 'ok' : 'warn',
      fact: t('fit.hours', { hours: format.number(hours) }),
      evidence:
        range === null
          ? ''
          : t('fit.hoursOf', {
              range:
                range.min === range.max
                  ? format.number(range.min)
                  : `${format.number(range.min)}–${format.number(range.max)}`,
            }),
    });
  }
  if (startsOn !== null) {
    const wanted = job?.starts_on ?? null;
    lines.push({
      id: 'start',
      icon: Play,
      tone: wanted === null ? 'plain' : startsOn <= wanted ? 'ok' : 'warn',
      fact: t('fit.start', { date: format.date(startsOn, 'weekday') }),
      evidence: wanted === null ? '' : t('fit.startWanted', { date: format.date(wanted, 'weekday') }),
    });
  }
  for (const answer of application.answers.filter((line) => line.knocked_out)) {
    lines.push({
      id: answer.question,
      icon: OctagonMinus,
      tone: 'warn',
      fact: answer.question,
      evidence: t('fit.answer', {
        answer: answer.answer === 'yes' || answer.answer === 'no' ? t(`apply.${answer.answer}`) : answer.answer,
      }),
    });
  }
  const files = application.attachments.length;
  lines.push({
    id: 'files',
    icon: files === 0 ? CircleHelp : FileText,
    tone: 'plain',
    fact: files === 0 ? t('fit.noFiles') : t('fit.files', { count: files }),
    evidence: files === 0 ? t('fit.noFilesHelp') : '',
  });
  return lines;
}
