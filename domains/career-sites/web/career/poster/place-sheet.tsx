import { QrCode } from '@hearth/domains/identity/widgets';
import { Icon } from '@hearth/ui/icon';
import { MapPin } from 'lucide-react';
import type { PublicJobListItem, TextToApply } from '../../../contract/schemas.ts';
import { maxJobsOnSheet } from '../../../rules/poster.ts';
import type { PosterPaper } from '../../../rules/poster.ts';
import { usePlaceWords } from '../../components/places/words.ts';
import { usePosterWords } from '../../components/poster/words.ts';
import { formatPlace } from '../job-page.tsx';
import { SHEET_CLASSES } from './poster-sheet.tsx';
import { displayAddress } from '../addresses.tsx';
import { TextLine } from './text-way.tsx';
import { useJobWords, usePayWords } from '@hearth/domains/jobs/widgets';
import { useWords } from '../words.ts';

interface PlaceSheetProps {
  readonly jobs: readonly PublicJobListItem[];
  readonly total: number;
  readonly paper: PosterPaper;
  /** Where the code leads. */
  readonly link: string;
  readonly way: TextToApply | null;
  /** The address of the career site, whole. */
  readonly home: string;
}

/** A location's poster: as many jobs as fit, a count of the rest, and a QR code. */
export function PlaceSheet(props: PlaceSheetProps) {
  return props.paper === 'RECEIPT' ? <ReceiptLayout {...props} /> : <Sheet {...props} paper={props.paper} />;
}

function Sheet({
  jobs,
  total,
  paper,
  link,
  way,
  home,
}: PlaceSheetProps & { readonly paper: keyof typeof SHEET_CLASSES }) {
  const { t } = usePlaceWords();
  const { t: posterWords, rich } = usePosterWords();
  const [first] = jobs;
  if (first === undefined) return null;
  return (
    <article
      aria-label={posterWords('sheet')}
      data-theme="light"
      className={`@container relative mx-auto w-full overflow-clip bg-surface text-ink shadow-lifted [print-color-adjust:exact] print:m-0 print:max-w-none print:shadow-none ${SHEET_CLASSES[paper]}`}
    >
      <div className="absolute inset-0 flex flex-col">
        <header className="bg-header px-[7cqw] pt-[5.5cqw] pb-[4cqw] text-on-header">
          <p className="text-[3.2cqw]/[1.3] font-bold">
            <bdi>{first.employer}</bdi>
          </p>
          <h2 className="mt-[2.5cqw] text-[8.2cqw]/[1.1] font-bold text-balance">{posterWords('hiring')}</h2>
          <p className="mt-[1.6cqw] flex items-center gap-[1.2cqw] text-[3.2cqw]/[1.3]">
            <Icon of={MapPin} className="size-[3.6cqw]" />
            <bdi>{formatPlace(first.place)}</bdi>
          </p>
        </header>
        <div className="min-h-0 flex-1 overflow-clip px-[7cqw] py-[3cqw]">
          <Jobs jobs={jobs.slice(0, maxJobsOnSheet(paper))} />
          <More count={total - Math.min(jobs.length, maxJobsOnSheet(paper))} />
        </div>
        <footer className="flex shrink-0 items-center gap-[5cqw] bg-accent-soft px-[7cqw] py-[4cqw]">
          <QrCode text={link} label={t('sheetQr')} className="size-[28cqw] shrink-0 rounded-[1.5cqw]" />
          <div className="grid min-w-0 gap-[1.6cqw]">
            <p className="text-[5.4cqw]/[1.12] font-bold text-accent-ink">{t('sheetScan')}</p>
            <TextLine way={way} className="text-[3.6cqw]/[1.25]" />
            <p className="text-[2.2cqw]/[1.3] break-words text-ink-2">
              {rich('more', { address: <Home home={home} /> })}
            </p>
          </div>
        </footer>
      </div>
    </article>
  );
}

function Jobs({ jobs }: { readonly jobs: readonly PublicJobListItem[] }) {
  const { t } = useWords();
  const { t: tJobs } = useJobWords();
  const pay = usePayWords();
  return (
    <ul className="divide-y divide-line-strong">
      {jobs.map((job) => (
        <li key={job.id} className="py-[1.5cqw]">
          <h3 className="line-clamp-1 text-[4.4cqw]/[1.2] font-bold">
            <bdi lang={job.language}>{job.title}</bdi>
          </h3>
          <p className="line-clamp-1 text-[2.9cqw]/[1.35] text-ink-2">
            <b className="text-ink">{job.pay === null ? t('career.payHidden') : <bdi>{pay.amount(job.pay)}</bdi>}</b>{' '}
            {job.pay !== null && pay.unit(job.pay)} · {tJobs(`employment.${job.employment_type}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function More({ count }: { readonly count: number }) {
  const { t } = usePlaceWords();
  return count > 0 ? <p className="py-[1.5cqw] text-[3.2cqw]/[1.3] font-bold">{t('sheetMore', { count })}</p> : null;
}

function Home({ home }: { readonly home: string }) {
  return <bdi dir="ltr">{displayAddress(home)}</bdi>;
}

/** The layout for receipt printers: one column, black on white. */
function ReceiptLayout({ jobs, total, link, way, home }: PlaceSheetProps) {
  const { t } = usePlaceWords();
  const { t: posterWords, rich } = usePosterWords();
  const words = useWords();
  const pay = usePayWords();
  const [first] = jobs;
  if (first === undefined) return null;
  const shown = jobs.slice(0, maxJobsOnSheet('RECEIPT'));
  return (
    <article
      aria-label={posterWords('sheet')}
      className="@container relative mx-auto aspect-[80/160] w-full max-w-[80mm] overflow-clip bg-[#fff] text-[#000] shadow-lifted print:m-0 print:h-[160mm] print:w-[80mm] print:max-w-none print:shadow-none"
    >
      <div className="absolute inset-0 flex flex-col items-center justify-between gap-[3cqw] px-[6cqw] py-[6cqw] text-center">
        <div className="grid min-h-0 w-full gap-[1.5cqw] overflow-clip">
          <p className="text-[4.5cqw]/[1.3] font-bold">
            <bdi>{first.employer}</bdi>
          </p>
          <h2 className="text-[7.5cqw]/[1.15] font-bold text-balance">{posterWords('hiring')}</h2>
          <p className="text-[4.5cqw]/[1.3]">
            <bdi>{formatPlace(first.place)}</bdi>
          </p>
          <ul className="mt-[1.5cqw] border-y border-dashed border-[#000] py-[1.5cqw]">
            {shown.map((job) => (
              <li key={job.id} className="py-[0.8cqw]">
                <b className="line-clamp-1 text-[5cqw]/[1.2]">
                  <bdi lang={job.language}>{job.title}</bdi>
                </b>
                <span className="line-clamp-1 text-[4.2cqw]/[1.3]">
                  {job.pay === null ? words.t('career.payHidden') : <bdi>{pay.amount(job.pay)}</bdi>}
                </span>
              </li>
            ))}
          </ul>
          {total > shown.length && (
            <p className="text-[4.2cqw]/[1.3] font-bold">{t('sheetMore', { count: total - shown.length })}</p>
          )}
        </div>
        <QrCode text={link} label={t('sheetQr')} className="size-[58cqw] shrink-0" />
        <div className="grid shrink-0 gap-[1.5cqw]">
          <p className="text-[6cqw]/[1.15] font-bold">{t('sheetScan')}</p>
          <TextLine way={way} className="text-[4.8cqw]/[1.3]" />
          <p className="text-[3.8cqw]/[1.3] break-words">{rich('more', { address: <Home home={home} /> })}</p>
        </div>
      </div>
    </article>
  );
}
