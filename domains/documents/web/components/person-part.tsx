import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  addDocument,
  askForDocument,
  changeDocument,
  getPersonDocuments,
  openDocument,
} from '../../contract/endpoints.ts';
import { DOCUMENTS_CHANGED, TYPES_CHANGED } from '../../contract/events.ts';
import type { DocumentChoice, DocumentLine, PersonDocument } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { BundlePart } from './bundle-part.tsx';
import { DecideDialog, RemoveDialog } from './decide-dialog.tsx';
import { HoldPart } from './hold-part.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentItem } from './document-line.tsx';
import { LineFacts, StandingBadge } from './standing-badge.tsx';

type Step =
  | { readonly kind: 'add' }
  | { readonly kind: 'decide' | 'edit' | 'remove'; readonly document: PersonDocument };

/** The documents of the open person of the team: what there is and what is missing, and what is to be reviewed. */
export function PersonPart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const client = useClient();
  const mayManage = hasPermission(brand, 'MANAGE_TEAM');
  const [step, setStep] = useState<Step | null>(null);
  const params = { id: brand.id, employee_id: employeeId };
  const person = useCall(getPersonDocuments, { params });
  useReadAgainOn([DOCUMENTS_CHANGED, TYPES_CHANGED], [getPersonDocuments]);
  const stop = (): void => setStep(null);
  const fileOf = (one: PersonDocument) => () =>
    client.call(openDocument, { params: { ...params, document_id: one.id } });
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="me-auto text-base font-bold">{t('person.title')}</h4>
        {mayManage && (
          <Button size="sm" icon={<Icon of={Plus} />} onClick={() => setStep({ kind: 'add' })}>
            {t('person.add')}
          </Button>
        )}
      </div>
      <Resource
        of={person}
        rows={2}
        failed={t('person.failed')}
        problem={problem}
        isEmpty={(data) => data.lines.length === 0 && data.documents.length === 0}
        empty={<p className="text-ink-2">{t('person.none')}</p>}
      >
        {({ lines, documents, ...of }) => (
          <div className="grid gap-3">
            <Waiting documents={documents} fileOf={fileOf} mayManage={mayManage} onStep={setStep} />
            <ul className="divide-y divide-line">
              {lines
                .filter((line) => isNotInBox(line, documents))
                .map((line) => (
                  <Line key={line.type_id} line={line} employeeId={employeeId} mayManage={mayManage} />
                ))}
            </ul>
            <History documents={documents} fileOf={fileOf} mayManage={mayManage} onStep={setStep} />
            <HoldPart person={{ lines, documents, ...of }} maySet={hasPermission(brand, 'MANAGE_BRAND')} />
            {mayManage && documents.length > 0 && <BundlePart employeeId={employeeId} />}
          </div>
        )}
      </Resource>
      {step?.kind === 'add' && person.data !== undefined && (
        <AddDialog employeeId={employeeId} choices={person.data.choices} onClose={stop} />
      )}
      {step?.kind === 'edit' && <EditDialog employeeId={employeeId} document={step.document} onClose={stop} />}
      {step?.kind === 'decide' && <DecideDialog employeeId={employeeId} document={step.document} onClose={stop} />}
      {step?.kind === 'remove' && <RemoveDialog employeeId={employeeId} document={step.document} onClose={stop} />}
    </section>
  );
}

/** What waits for a review stands in the box above, with its file and its button. */
const isNotInBox = (line: DocumentLine, documents: readonly PersonDocument[]): boolean =>
  line.standing !== 'WAITING' ||
  !documents.some(({ state, type_id: id }) => state === 'PENDING' && id === line.type_id);

/** How the person stands with one type; what is missing can be asked for. */
function Line({
  line,
  employeeId,
  mayManage,
}: {
  readonly line: DocumentLine;
  readonly employeeId: string;
  readonly mayManage: boolean;
}) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const ask = useSend(askForDocument, { onSuccess: () => toasts.show({ message: t('person.asked'), tone: 'ok' }) });
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1">
        <bdi className="[overflow-wrap:anywhere]">{line.name}</bdi>
        <LineFacts line={line} />
      </span>
      <StandingBadge standing={line.standing} />
      {mayManage && line.employee_sends && line.standing !== 'VALID' && !line.is_waiting && (
        <Button
          size="sm"
          busy={ask.isPending}
          aria-label={t('person.askFor', { name: line.name })}
          onClick={() =>
            ask.mutate({ params: { id: brand.id, employee_id: employeeId }, body: { type_id: line.type_id } })
          }
        >
          {t('person.ask')}
        </Button>
      )}
      {ask.error !== null && (
        <div className="basis-full">
          <Alert tone="bad" urgent>
            {problem(ask.error)}
          </Alert>
        </div>
      )}
    </li>
  );
}

interface DocumentsProps {
  readonly documents: readonly PersonDocument[];
  readonly fileOf: (document: PersonDocument) => () => Promise<{ readonly href: string }>;
  readonly mayManage: boolean;
  readonly onStep: (step: Step) => void;
}

/** What the person has sent and nobody has decided on. */
function Waiting({ documents, fileOf, mayManage, onStep }: DocumentsProps) {
  const { t } = useWords();
  const waiting = documents.filter(({ state }) => state === 'PENDING');
  if (waiting.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-md border border-line px-3">
      {waiting.map((one) => (
        <DocumentItem key={one.id} document={one} fileAddress={fileOf(one)}>
          {mayManage && (
            <Button size="sm" variant="primary" onClick={() => onStep({ kind: 'decide', document: one })}>
              {t('person.review')}
            </Button>
          )}
        </DocumentItem>
      ))}
    </ul>
  );
}

/** Everything that was accepted, replaced or decided, with what can be done with what counts. */
function History({ documents, fileOf, mayManage, onStep }: DocumentsProps) {
  const { t } = useWords();
  const other = documents.filter(({ state }) => state !== 'PENDING');
  if (other.length === 0) return null;
  return (
    <Disclosure title={t('person.history')} plain>
      <ul className="divide-y divide-line">
        {other.map((one) => (
          <DocumentItem key={one.id} document={one} fileAddress={fileOf(one)}>
            {mayManage && one.state === 'ACCEPTED' && (
              <Button size="sm" onClick={() => onStep({ kind: 'edit', document: one })}>
                {t('person.edit')}
              </Button>
            )}
            {mayManage && (one.state === 'ACCEPTED' || one.state === 'REPLACED') && (
              <Button size="sm" variant="ghost" onClick={() => onStep({ kind: 'remove', document: one })}>
                {t('document.remove')}
              </Button>
            )}
          </DocumentItem>
        ))}
      </ul>
    </Disclosure>
  );
}

function AddDialog({
  employeeId,
  choices,
  onClose,
}: {
  readonly employeeId: string;
  readonly choices: readonly DocumentChoice[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [key] = useState(newId);
  return (
    <DocumentDialog
      title={t('document.new')}
      submit={t('document.save')}
      choices={choices}
      send={({ typeId: id, content, file }) =>
        client.call(addDocument, {
          params: { id: brand.id, employee_id: employeeId },
          body: { idempotency_key: key, type_id: id, content: JSON.stringify(content) },
          files: file === null ? [] : [file],
        })
      }
      onSent={() => {
        toasts.show({ message: t('document.saved') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function EditDialog({
  employeeId,
  document,
  onClose,
}: {
  readonly employeeId: string;
  readonly document: PersonDocument;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const { type_id: id, name, valid_until: until } = document;
  return (
    <DocumentDialog
      title={t('document.edit')}
      submit={t('document.save')}
      choices={[{ id, name, hint: '', expires: until !== null }]}
      of={document}
      send={({ content }) =>
        client.call(changeDocument, {
          params: { id: brand.id, employee_id: employeeId, document_id: document.id },
          body: { ...content, version: document.version },
        })
      }
      onSent={() => {
        toasts.show({ message: t('document.saved') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
