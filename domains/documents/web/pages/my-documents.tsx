import { useClient } from '@hearth/client/context';
import { useCall, useSend } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Camera, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listMyDocuments, openMyDocument, sendMyDocument, withdrawMyDocument } from '../../contract/endpoints.ts';
import { DOCUMENTS_CHANGED } from '../../contract/events.ts';
import type { DocumentLine, PersonDocument, PersonDocuments } from '../../contract/schemas.ts';
import { DocumentBody, DocumentItem } from '../components/document-line.tsx';
import { LineFacts, StandingBadge } from '../components/standing-badge.tsx';
import { MY_DOCUMENTS_FIRST } from '../slots.ts';
import { useWords } from '../words.ts';

/** Loaded when something is sent. */
const DocumentDialog = lazy(async () => ({
  default: (await import('../components/document-dialog.tsx')).DocumentDialog,
}));

/** What the signed-in employee has handed in and what is missing or ends, and the way to send a photo of it. */
export function Component() {
  const { t, problem } = useWords();
  const own = useCall(listMyDocuments, {});
  useReadAgainOn([DOCUMENTS_CHANGED], [listMyDocuments]);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.title')}</PageTitle>
      <PageHeader title={t('mine.title')} note={t('mine.note')} />
      <Slot of={MY_DOCUMENTS_FIRST} with={{}} />
      <Resource
        of={own}
        rows={5}
        failed={t('mine.failed')}
        problem={problem}
        isEmpty={({ employments }) => employments.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={FileText} size={24} />} title={t('mine.noJob')}>
              {t('mine.noJobNote')}
            </EmptyState>
          </Card>
        }
      >
        {({ employments }) =>
          employments.map((employment) => <OneEmployment key={employment.employee_id} employment={employment} />)
        }
      </Resource>
    </div>
  );
}

function OneEmployment({ employment }: { readonly employment: PersonDocuments }) {
  const { t } = useWords();
  /** What is about to be sent; null: nothing, '': not chosen yet. */
  const [sending, setSending] = useState<string | null>(null);
  const { lines, documents, choices, location, position_name: position } = employment;
  const send = choices.length > 0 && (
    <Button variant="primary" wide icon={<Icon of={Camera} />} onClick={() => setSending('')}>
      {t('mine.send')}
    </Button>
  );
  return (
    <Card flush title={<bdi>{[location.name, position].filter(Boolean).join(' · ')}</bdi>}>
      {lines.length === 0 ? (
        <EmptyState icon={<Icon of={FileText} size={24} />} title={t('mine.none')} action={send}>
          {t('mine.noneNote')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {send !== false && <li className="px-4 py-3">{send}</li>}
          {lines.map((line) => (
            <Line
              key={line.type_id}
              line={line}
              waiting={documents.filter((one) => isWaitingFor(one, line))}
              onSend={choices.some(({ id }) => id === line.type_id) ? () => setSending(line.type_id) : undefined}
            />
          ))}
        </ul>
      )}
      <Former documents={documents.filter((one) => !lines.some((line) => isWaitingFor(one, line)))} />
      {sending !== null && (
        <Suspense>
          <SendDialog
            employment={employment}
            chosen={sending === '' ? null : sending}
            onClose={() => setSending(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Whether a document waits to count for a line: it is shown there. */
const isWaitingFor = (one: PersonDocument, line: DocumentLine): boolean =>
  one.state === 'PENDING' && one.type_id === line.type_id;

/** What was accepted, replaced or rejected, the newest first. */
function Former({ documents }: { readonly documents: readonly PersonDocument[] }) {
  const { t } = useWords();
  if (documents.length === 0) return null;
  return (
    <div className="border-t border-line px-4 py-3">
      <Disclosure title={t('mine.all')} plain>
        <ul className="divide-y divide-line">
          {documents.map((one) => (
            <OwnDocument key={one.id} document={one} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** One type with what was sent for it and waits; what is missing or ends soon can be sent at once. */
function Line({
  line,
  waiting,
  onSend,
}: {
  readonly line: DocumentLine;
  readonly waiting: readonly PersonDocument[];
  readonly onSend: (() => void) | undefined;
}) {
  const { t } = useWords();
  const needsIt = line.standing !== 'VALID' && !line.is_waiting;
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <span className="min-w-40 flex-1">
        <b className="[overflow-wrap:anywhere]">
          <bdi>{line.name}</bdi>
        </b>
        <LineFacts line={line} />
      </span>
      <StandingBadge standing={line.standing} />
      {needsIt && onSend !== undefined && (
        <Button size="sm" aria-label={`${t('document.submit')}: ${line.name}`} onClick={onSend}>
          {t('document.submit')}
        </Button>
      )}
      {waiting.map((one) => (
        <div key={one.id} className="grid basis-full gap-1">
          <OwnDocument document={one} isWithin />
        </div>
      ))}
    </li>
  );
}

/** One of the person's own; `isWithin` the line of its type, which says its name and that it waits. */
function OwnDocument({
  document,
  isWithin = false,
}: {
  readonly document: PersonDocument;
  readonly isWithin?: boolean;
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const withdraw = useSend(withdrawMyDocument, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('mine.withdrawn') }),
  });
  const params = { document_id: document.id };
  const Shown = isWithin ? DocumentBody : DocumentItem;
  return (
    <Shown document={document} fileAddress={() => client.call(openMyDocument, { params })}>
      {document.state === 'PENDING' && (
        <Button
          size="sm"
          variant="ghost"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ params, body: { version: document.version } })}
        >
          {t('mine.withdraw')}
        </Button>
      )}
      {withdraw.error !== null && (
        <Alert tone="bad" urgent>
          {problem(withdraw.error)}
        </Alert>
      )}
    </Shown>
  );
}

function SendDialog({
  employment,
  chosen,
  onClose,
}: {
  readonly employment: PersonDocuments;
  readonly chosen: string | null;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const client = useClient();
  const [key] = useState(newId);
  return (
    <DocumentDialog
      title={t('document.send')}
      submit={t('document.submit')}
      choices={employment.choices}
      chosen={chosen}
      send={({ typeId, content, file }) =>
        client.call(sendMyDocument, {
          body: {
            idempotency_key: key,
            employee_id: employment.employee_id,
            type_id: typeId,
            content: JSON.stringify(content),
          },
          files: file === null ? [] : [file],
        })
      }
      onSent={({ state }) => {
        toasts.show({ message: t(state === 'PENDING' ? 'mine.sent' : 'mine.kept'), tone: 'ok' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
