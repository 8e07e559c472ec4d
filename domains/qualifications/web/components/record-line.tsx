import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import type { ReactNode } from 'react';
import type { QualificationRecord } from '../../contract/schemas.ts';
import { useOpenFile } from '../use-open-file.ts';
import { useWords } from '../words.ts';
import { StateBadge } from './standing-badge.tsx';

/** One entry of somebody's qualifications: what was said, its file, and what became of it. */
export function RecordLine({
  record,
  fileAddress,
  children,
}: {
  readonly record: QualificationRecord;
  readonly fileAddress: () => Promise<{ readonly href: string }>;
  /** What can be done with it. */
  readonly children?: ReactNode;
}) {
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <bdi>{record.name}</bdi>
        </b>
        <StateBadge state={record.state} />
      </div>
      <RecordBody record={record} fileAddress={fileAddress}>
        {children}
      </RecordBody>
    </li>
  );
}

/** What was said of an entry, its file and what can be done with it, below a name that is there already. */
export function RecordBody({
  record,
  fileAddress,
  children,
}: {
  readonly record: QualificationRecord;
  readonly fileAddress: () => Promise<{ readonly href: string }>;
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <>
      <RecordFacts record={record} />
      {record.reason !== '' && <p className="text-sm [overflow-wrap:anywhere]">{record.reason}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <FileButton record={record} fileAddress={fileAddress} />
        {children}
      </div>
      {record.file?.check === 'CHECKING' && <p className="text-sm text-ink-2">{t('record.checking')}</p>}
      {record.file?.check === 'INFECTED' && <p className="text-sm font-bold text-bad">{t('record.infected')}</p>}
    </>
  );
}

/** Level, number, issuer, days and note of a record, as far as it has them. */
export function RecordFacts({ record }: { readonly record: QualificationRecord }) {
  const { t } = useWords();
  const format = useFormat();
  const { level_name: level, number, issuer, issued_on: issued, expires_on: ends, note } = record;
  const facts = [
    level,
    number === '' ? null : `${t('record.number')}: ${number}`,
    issuer === '' ? null : `${t('record.issuer')}: ${issuer}`,
    issued === null ? null : `${t('record.issuedOn')}: ${format.date(issued)}`,
    ends === null ? null : t('until', { date: format.date(ends) }),
    record.decided_by === '' || record.decided_at === null
      ? null
      : t('record.decidedBy', {
          name: record.decided_by,
          date: format.instantDate(record.decided_at, deviceZone()),
        }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="text-sm text-ink-2 empty:hidden [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      {note !== '' && <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}

/** Opens the file of a record, as long as it has one that was found clean. */
export function FileButton({
  record,
  fileAddress,
}: {
  readonly record: QualificationRecord;
  readonly fileAddress: () => Promise<{ readonly href: string }>;
}) {
  const { t } = useWords();
  const openFile = useOpenFile();
  if (record.file === null || record.file.check !== undefined) return null;
  return (
    <Button size="sm" onClick={() => void openFile(fileAddress)}>
      {t('record.open')}
    </Button>
  );
}
