import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { useState } from 'react';
import type { Evidence, Report } from '../../../contract/moderation-endpoints.ts';
import { Button } from '@hearth/ui/button';
import { DecideForm } from './decide-form.tsx';
import { useModerationWords } from './words.ts';

const EVENTS = ['HIDDEN', 'WARNED', 'SUSPENDED', 'UPHELD', 'UNFOUNDED'] as const;

/** One report: what it is about, as it was when it was reported, and what was done, or can be. */
export function ReportCard({ brandId, report }: { brandId: string; report: Report }) {
  const { t } = useModerationWords();
  const format = useFormat();
  const [isDeciding, setDeciding] = useState(false);
  const when = (at: string): string =>
    t('when', { day: format.instantDate(at, deviceZone(), 'short'), time: format.instantTime(at, deviceZone()) });
  const side = (of: Report['reporter_side']): string => t(`side.${of}`);
  return (
    <article className="grid gap-3 rounded-lg border border-line p-4" aria-label={t(`reason.${report.reason}`)}>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-bold">{t(`reason.${report.reason}`)}</h3>
          {report.verdict !== null && (
            <Badge tone={report.verdict === 'UPHELD' ? 'warn' : 'neutral'}>{t(`verdict.${report.verdict}`)}</Badge>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {t('about', { candidate: report.candidate_name, job: report.job_title, place: report.place_name })}
        </p>
        <p className="text-sm text-ink-2">
          {t('accused', { name: report.accused_name, side: side(report.accused_side) })}
        </p>
        <p className="text-sm text-ink-2">
          {report.reporter_name === null
            ? t('reportedBySide', { side: side(report.reporter_side), when: when(report.at) })
            : t('reportedBy', { name: report.reporter_name, side: side(report.reporter_side), when: when(report.at) })}
        </p>
      </header>
      {report.note !== '' && (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {report.note}
        </p>
      )}
      {report.evidence.length === 0 ? (
        <p className="text-ink-2">{t('nothing')}</p>
      ) : (
        <ol
          className="grid max-h-80 gap-2 overflow-y-auto rounded-lg bg-sunken p-3"
          tabIndex={0}
          aria-label={t('lines')}
        >
          {report.evidence.map((line) => (
            <Line key={line.message_id} line={line} when={when(line.at)} />
          ))}
        </ol>
      )}
      {report.events.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-3 text-sm">
          {report.events.map((event, index) => (
            <li key={`${event.what}-${index}`}>
              {t(`event.${EVENTS.find((known) => known === event.what) ?? 'UPHELD'}`, {
                name: event.by_name,
                when: when(event.at),
              })}
              {event.what === 'SUSPENDED' && (
                <span className="block text-ink-2">{t('until', { when: when(event.detail) })}</span>
              )}
              {(event.what === 'UPHELD' || event.what === 'UNFOUNDED') && (
                <span dir="auto" className="block text-ink-2">
                  {event.detail}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {report.verdict === null &&
        (isDeciding ? (
          <DecideForm brandId={brandId} report={report} onBack={() => setDeciding(false)} />
        ) : (
          <Button variant="primary" onClick={() => setDeciding(true)} className="justify-self-start">
            {t('decide.open')}
          </Button>
        ))}
    </article>
  );
}

/** A line as it was; the reported one stands out by more than its colour. */
function Line({ line, when }: { line: Evidence; when: string }) {
  const { t } = useModerationWords();
  return (
    <li className={line.reported ? 'rounded-md border border-bad bg-surface p-2' : 'px-2'}>
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
        <bdi className="font-bold text-ink">{line.sender_name}</bdi>
        <time dateTime={line.at}>{when}</time>
        {line.reported && <span className="font-bold text-bad">{t('reported')}</span>}
      </p>
      {line.text !== '' && (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {line.text}
        </p>
      )}
      {line.files.map((name) => (
        <bdi key={name} className="block text-sm text-ink-2">
          {name}
        </bdi>
      ))}
    </li>
  );
}
