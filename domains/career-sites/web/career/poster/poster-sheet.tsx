import { QrCode } from '@hearth/domains/identity/widgets';
import { firstDayOfWeek } from '@hearth/i18n/format';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { MapPin } from 'lucide-react';
import type { PublicJob, TextToApply } from '../../../contract/schemas.ts';
import { hasRoomForDrawing, titleSize } from '../../../rules/poster.ts';
import type { PosterPaper, TitleSize } from '../../../rules/poster.ts';
import { rotateDays, layoutWeek } from '../../../rules/usual-week.ts';
import { usePosterWords } from '../../components/poster/words.ts';
import { formatPlace } from '../job-page.tsx';
import { Lamps } from '../lamps.tsx';
import { PERK_ICONS, useJobWords, usePayWords } from '@hearth/domains/jobs/widgets';
import { displayAddress } from '../addresses.tsx';
import { TextLine } from './text-way.tsx';
import { useFacts, useWords } from '../words.ts';

type SheetPaper = Exclude<PosterPaper, 'RECEIPT'>;

/** Sized to the available width on screen, and to the paper in print. */
export const SHEET_CLASSES: Readonly<Record<SheetPaper, string>> = {
  A4: 'aspect-[210/297] max-w-[210mm] print:h-[297mm] print:w-[210mm]',
  A5: 'aspect-[148/210] max-w-[148mm] print:h-[210mm] print:w-[148mm]',
};

const TITLES: Readonly<Record<TitleSize, string>> = {
  large: 'text-[11cqw]/[1.08]',
  medium: 'text-[8.2cqw]/[1.1]',
  small: 'text-[6.4cqw]/[1.12]',
  tiny: 'text-[4.8cqw]/[1.15]',
};

/** Benefits that a poster has room for. */
const MOST_PERKS = 6;

interface PosterSheetProps {
  readonly job: PublicJob;
  readonly paper: SheetPaper;
  readonly link: string;
  readonly way: TextToApply | null;
  readonly home: string;
}

/**
 * The poster itself. Every measure is a hundredth of its width, so that all papers of this shape carry the same drawing; it is
 * paper, and therefore light in every colour scheme. What has no room is left out before the code is.
 */
export function PosterSheet({ job, paper, link, way, home }: PosterSheetProps) {
  const { t } = usePosterWords();
  return (
    <article
      aria-label={t('sheet')}
      data-theme="light"
      className={`@container relative mx-auto w-full overflow-clip bg-surface text-ink shadow-lifted [print-color-adjust:exact] print:m-0 print:max-w-none print:shadow-none ${SHEET_CLASSES[paper]}`}
    >
      <div className="absolute inset-0 flex flex-col">
        <Head job={job} />
        <div className="flex min-h-0 flex-1 flex-col gap-[3cqw] overflow-clip px-[7cqw] pt-[3.6cqw] pb-[2cqw]">
          <Facts job={job} />
          <WeekTable job={job} />
          <PerkList job={job} />
        </div>
        <Code job={job} link={link} way={way} home={home} />
      </div>
    </article>
  );
}

function Head({ job }: { readonly job: PublicJob }) {
  const { t } = usePosterWords();
  const words = useWords();
  const pay = usePayWords();
  return (
    <header className="relative overflow-clip bg-header px-[7cqw] pt-[5.5cqw] pb-[4cqw] text-on-header">
      {hasRoomForDrawing(job.title) && <Lamps />}
      <div className="relative">
        <p className="text-[3.2cqw]/[1.3] font-bold">
          <bdi>{job.employer}</bdi>
        </p>
        <p className="mt-[3.5cqw] text-[3.6cqw]/[1.3]">{t('hiring')}</p>
        <h2 className={`mt-[1cqw] font-bold text-balance break-words ${TITLES[titleSize(job.title)]}`}>
          <bdi lang={job.language}>{job.title}</bdi>
        </h2>
        <p className="mt-[2.6cqw] flex flex-wrap items-baseline gap-x-[1.6cqw] text-[6.4cqw]/[1.2] font-bold">
          {job.pay === null ? words.t('career.payHidden') : <bdi>{pay.amount(job.pay)}</bdi>}
          {job.pay !== null && <span className="text-[3.2cqw]/[1.3] font-normal">{pay.unit(job.pay)}</span>}
        </p>
        <p className="mt-[1.6cqw] flex items-center gap-[1.2cqw] text-[3cqw]/[1.3]">
          <Icon of={MapPin} className="size-[3.4cqw]" />
          <span>
            <bdi>{job.place.name}</bdi>
            {formatPlace(job.place) !== job.place.name && (
              <>
                {' · '}
                <bdi>{formatPlace(job.place)}</bdi>
              </>
            )}
          </span>
        </p>
      </div>
    </header>
  );
}

function Facts({ job }: { readonly job: PublicJob }) {
  const facts = useFacts(job);
  return (
    <dl className="grid shrink-0 grid-cols-3 divide-x divide-line-strong text-center">
      {facts.map(([name, value]) => (
        <div key={name} className="px-[1cqw]">
          <dt className="text-[2.2cqw]/[1.4] text-ink-2">{name}</dt>
          <dd className="text-[3.4cqw]/[1.25] font-bold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The usual week in figures: what is read from two metres away. */
function WeekTable({ job }: { readonly job: PublicJob }) {
  const { t, language } = useWords();
  const format = useFormat();
  const shape = layoutWeek(job.usual_week);
  if (shape === null) return null;
  const days = rotateDays(firstDayOfWeek(language, job.place.country), shape);
  return (
    <section className="grid shrink-0 gap-[1.4cqw]">
      <h3 className="text-[2.8cqw]/[1.3] font-bold">{t('career.week')}</h3>
      <ol className="grid grid-cols-7 gap-[1cqw] text-center">
        {days.map(({ day, bars }) => (
          <li
            key={day}
            className={`rounded-[1cqw] border px-[0.4cqw] py-[1cqw] text-[2.1cqw]/[1.35] ${bars.length > 0 ? 'border-accent-soft bg-accent-soft text-accent-ink' : 'border-line text-ink-2'}`}
          >
            <span className="block font-bold">{format.weekday(day, 'short')}</span>
            {bars.length === 0 && t('career.off')}
            {bars.map(({ start, end }) => (
              <span key={start}>
                <span className="sr-only">{format.timeRange(start, end)}</span>
                <bdi aria-hidden="true" className="block text-[2.6cqw]/[1.25] tabular-nums">
                  {format.time(start)}–<br />
                  {format.time(end)}
                </bdi>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As many benefits as there is room for, each whole: what does not fit below goes beside, then out of sight; not even a heading alone. */
function PerkList({ job }: { readonly job: PublicJob }) {
  const { t } = useWords();
  const { t: tJobs } = useJobWords();
  if (job.perks.length === 0) return null;
  return (
    <div className="min-h-0 flex-1 [container-type:size]">
      <section className="flex h-full max-h-[calc((100cqh-9cqw)*99)] flex-col gap-[1.4cqw] overflow-clip">
        <h3 className="text-[3.25cqw]/[1.3] font-bold">{t('career.perks')}</h3>
        <ul className="flex max-h-[15cqw] min-h-0 flex-1 flex-col flex-wrap content-start gap-x-[4%] gap-y-[1cqw] text-[3cqw]/[1.3]">
          {job.perks.slice(0, MOST_PERKS).map(({ code, text }) => (
            <li key={code + text} className="flex w-[48%] items-center gap-[1.4cqw]">
              <Icon of={PERK_ICONS[code]} className="size-[3.6cqw] text-accent-ink" />
              <bdi>{text === '' ? tJobs(`perks.${code}`) : text}</bdi>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The code, and what it is for. On a white ground in every brand's colours: cameras expect it so. */
function Code({ job, link, way, home }: Omit<PosterSheetProps, 'paper'>) {
  const { t, rich } = usePosterWords();
  const words = useWords();
  const format = useFormat();
  return (
    <footer className="flex shrink-0 items-center gap-[5cqw] bg-accent-soft px-[7cqw] py-[4cqw]">
      <QrCode text={link} label={t('qr')} className="size-[28cqw] shrink-0 rounded-[1.5cqw]" />
      <div className="grid min-w-0 gap-[1.6cqw]">
        <p className="text-[6cqw]/[1.12] font-bold text-accent-ink">{t('scan')}</p>
        <TextLine way={way} className="text-[3.6cqw]/[1.25]" />
        <p className="text-[3cqw]/[1.3]">{words.t('career.applyNote')}</p>
        {job.closes_on !== null && (
          <p className="text-[2.6cqw]/[1.3]">
            {words.t('career.closes', { date: format.date(job.closes_on, 'long') })}
          </p>
        )}
        <p className="text-[2.2cqw]/[1.3] break-words text-ink-2">
          {rich('more', { address: <bdi dir="ltr">{displayAddress(home)}</bdi> })}
        </p>
      </div>
    </footer>
  );
}
