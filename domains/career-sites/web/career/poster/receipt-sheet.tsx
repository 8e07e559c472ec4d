import { QrCode } from '@hearth/domains/identity/widgets';
import type { PublicJob, TextToApply } from '../../../contract/schemas.ts';
import { usePosterWords } from '../../components/poster/words.ts';
import { formatPlace } from '../job-page.tsx';
import { displayAddress } from '../addresses.tsx';
import { TextLine } from './text-way.tsx';
import { useFacts, useWords } from '../words.ts';
import { usePayWords } from '@hearth/domains/jobs/widgets';

/** The job's poster for receipt printers: one column, black on white. */
export function ReceiptSheet({
  job,
  link,
  way,
  home,
}: {
  readonly job: PublicJob;
  readonly link: string;
  readonly way: TextToApply | null;
  /** The address of the career site, whole. */
  readonly home: string;
}) {
  const { t, rich } = usePosterWords();
  const words = useWords();
  const pay = usePayWords();
  const facts = useFacts(job);
  return (
    <article
      aria-label={t('sheet')}
      className="@container relative mx-auto aspect-[80/160] w-full max-w-[80mm] overflow-clip bg-[#fff] text-[#000] shadow-lifted print:m-0 print:h-[160mm] print:w-[80mm] print:max-w-none print:shadow-none"
    >
      <div className="absolute inset-0 flex flex-col items-center gap-[3cqw] px-[6cqw] py-[6cqw] text-center">
        <div className="grid min-h-0 w-full gap-[1.5cqw] overflow-clip">
          <p className="text-[4.5cqw]/[1.3] font-bold">
            <bdi>{job.employer}</bdi>
          </p>
          <p className="text-[4.5cqw]/[1.3]">{t('hiring')}</p>
          <h2 className="text-[8cqw]/[1.15] font-bold text-balance break-words">
            <bdi lang={job.language}>{job.title}</bdi>
          </h2>
          <p className="text-[6.5cqw]/[1.2] font-bold">
            {job.pay === null ? words.t('career.payHidden') : <bdi>{pay.amount(job.pay)}</bdi>}
            {job.pay !== null && <span className="block text-[4.5cqw] font-normal">{pay.unit(job.pay)}</span>}
          </p>
          <p className="text-[4.5cqw]/[1.3]">
            <bdi>{formatPlace(job.place)}</bdi>
          </p>
          <dl className="mt-[1.5cqw] border-y border-dashed border-[#000] py-[1.5cqw] text-[4.2cqw]/[1.4]">
            {facts.map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-[3cqw]">
                <dt>{name}</dt>
                <dd className="font-bold">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <QrCode text={link} label={t('qr')} className="size-[58cqw] shrink-0" />
        <div className="grid shrink-0 gap-[1.5cqw]">
          <p className="text-[7cqw]/[1.15] font-bold">{t('scan')}</p>
          <TextLine way={way} className="text-[4.8cqw]/[1.3]" />
          <p className="text-[4.2cqw]/[1.3]">{words.t('career.applyNote')}</p>
          <p className="text-[3.8cqw]/[1.3] break-words">
            {rich('more', { address: <bdi dir="ltr">{displayAddress(home)}</bdi> })}
          </p>
        </div>
      </div>
    </article>
  );
}
