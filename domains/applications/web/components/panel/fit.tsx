import { useCall } from '@hearth/client/query';
import { getJob } from '@hearth/domains/jobs/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { CalendarCheck, CalendarX, CircleHelp, Clock, FileText, MapPin, OctagonMinus, Play } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import type { UsualShift } from '../../../rules/usual-shifts.ts';
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

/** What fits the job and what does not, each with its evidence; `children` count the same facts. */
export function Fit({
  application,
  brandId,
  children,
}: {
  application: Application;
  brandId: string;
  children: ReactNode;
}) {
  const { t } = usePhrases('applications', en);
  const lines = useLines(application, brandId);
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
      {children}
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

  lines.push(...answerLines(application, t));
  const kilometres = application.profile?.distance_km ?? null;
  if (kilometres !== null)
    lines.push({
      id: 'distance',
      icon: MapPin,
      tone: 'plain',
      fact: t('fit.distance', { km: format.number(kilometres) }),
      evidence: '',
    });
  if (job !== undefined && job.usual_week.length > 0) lines.push(shiftLine(application, job.usual_week, t, format));
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

type Say = ReturnType<typeof usePhrases<typeof en>>['t'];

/** The answers that rule out: they come first. */
function answerLines(application: Application, t: Say): FitLine[] {
  return application.answers
    .filter((line) => line.knocked_out)
    .map(({ question, answer }) => ({
      id: question,
      icon: OctagonMinus,
      tone: 'warn',
      fact: question,
      evidence: t('fit.answer', { answer: answer === 'yes' || answer === 'no' ? t(`apply.${answer}`) : answer }),
    }));
}

/** How many of the usual shifts somebody can work, those too of which they offer a part, and which not at all. */
function shiftLine(
  { availability }: Application,
  usual: readonly UsualShift[],
  t: Say,
  format: ReturnType<typeof useFormat>,
): FitLine {
  const { covered, partly, missing } = splitShiftsByFit(usual, availability);
  const count = covered.length + partly.length;
  const all = format.number(usual.length);
  const named = missing
    .slice(0, SHIFTS_NAMED)
    .map(({ day, start, end }) => `${format.weekday(day, 'short')} ${format.timeRange(start, end, 'compact')}`);
  return {
    id: 'shifts',
    icon: count === usual.length ? CalendarCheck : CalendarX,
    tone: covered.length === usual.length ? 'ok' : count === 0 ? 'warn' : 'plain',
    fact:
      partly.length === 0
        ? t('fit.shifts', { count, all })
        : t('fit.partly', { count, all, partly: format.number(partly.length) }),
    evidence:
      missing.length === 0 || count === 0
        ? ''
        : t('fit.missing', { shifts: `${named.join(', ')}${missing.length > SHIFTS_NAMED ? ' …' : ''}` }),
  };
}
