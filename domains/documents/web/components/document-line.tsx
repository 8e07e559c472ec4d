import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import type { ReactNode } from 'react';
import type { PersonDocument } from '../../contract/schemas.ts';
import { useOpenFile } from '../use-open-file.ts';
import { useWords } from '../words.ts';
import { StateBadge } from './standing-badge.tsx';

interface DocumentProps {
  readonly document: PersonDocument;
  readonly fileAddress: () => Promise<{ readonly href: string }>;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One version of somebody's document: its days, its file, and what became of it. */
export function DocumentItem({ document, fileAddress, children }: DocumentProps) {
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <bdi>{document.name}</bdi>
        </b>
        <StateBadge state={document.state} />
      </div>
      <DocumentBody document={document} fileAddress={fileAddress}>
        {children}
      </DocumentBody>
    </li>
  );
}

/** What is said of a document, its file and what can be done with it, below a name that is there already. */
export function DocumentBody({ document, fileAddress, children }: DocumentProps) {
  return (
    <>
      <DocumentFacts document={document} />
      {document.reason !== '' && <p className="text-sm [overflow-wrap:anywhere]">{document.reason}</p>}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <FileButton document={document} fileAddress={fileAddress} />
        {children}
      </div>
      <FileCheck document={document} />
    </>
  );
}

/** That the file is being checked, or was infected. */
export function FileCheck({ document }: { readonly document: PersonDocument }) {
  const { t } = useWords();
  if (document.file?.check === 'CHECKING') return <p className="text-sm text-ink-2">{t('document.checking')}</p>;
  if (document.file?.check === 'INFECTED')
    return <p className="text-sm font-bold text-bad">{t('document.infected')}</p>;
  return null;
}

/** The days, the note and who decided on a document, as far as it has them. */
export function DocumentFacts({ document }: { readonly document: PersonDocument }) {
  const { t } = useWords();
  const format = useFormat();
  const { valid_from: from, valid_until: until, note, decided_by: by, decided_at: at } = document;
  const facts = [
    t('document.sentOn', { date: format.instantDate(document.sent_at, deviceZone()) }),
    from === null ? null : t('document.from', { date: format.date(from) }),
    until === null ? null : t('until', { date: format.date(until) }),
    by === '' || at === null ? null : t('document.decidedBy', { name: by, date: format.instantDate(at, deviceZone()) }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      {note !== '' && <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}

/** Opens the file of a document, as long as it has one that was found clean. */
export function FileButton({ document, fileAddress }: Omit<DocumentProps, 'children'>) {
  const { t } = useWords();
  const openFile = useOpenFile();
  if (document.file === null || document.file.check !== undefined) return null;
  return (
    <Button size="sm" onClick={() => void openFile(fileAddress)}>
      {t('document.open')}
    </Button>
  );
}
