import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  changeRecord,
  getPersonQualifications,
  listQualifications,
  openRecordFile,
  recordQualification,
} from '../../contract/endpoints.ts';
import { DEMANDS_CHANGED, PERSON_CHANGED } from '../../contract/events.ts';
import type { QualificationRecord, StandingLine } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DecideDialog, RemoveDialog } from './decide-dialog.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { RecordLine } from './record-line.tsx';
import { LineFacts, StandingBadge } from './standing-badge.tsx';

type Step =
  | { readonly kind: 'add' }
  | { readonly kind: 'decide' | 'edit' | 'remove'; readonly record: QualificationRecord };

/** The qualifications of the open person of the team: what there is and what is missing, and what is to be reviewed. */
export function PersonPart({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const client = useClient();
  const mayManage = hasPermission(brand, 'MANAGE_TEAM');
  const [step, setStep] = useState<Step | null>(null);
  const params = { id: brand.id, employee_id: employeeId };
  const person = useCall(getPersonQualifications, { params });
  useReadAgainOn([PERSON_CHANGED, DEMANDS_CHANGED], [getPersonQualifications]);
  const stop = (): void => setStep(null);
  const fileOf = (record: QualificationRecord) => () =>
    client.call(openRecordFile, { params: { ...params, record_id: record.id } });
  const records = person.data?.records ?? [];
  // What waits for a review stands in the box above, with its file and its button.
  const isNotInBox = (line: StandingLine): boolean =>
    line.standing !== 'WAITING' ||
    !records.some(({ state, qualification_id: id }) => state === 'PENDING' && id === line.qualification_id);
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
        isEmpty={(data) => data.lines.length === 0 && data.records.length === 0}
        empty={<p className="text-ink-2">{t('person.none')}</p>}
      >
        {({ lines }) => (
          <div className="grid gap-3">
            <Waiting records={records} fileOf={fileOf} mayManage={mayManage} onStep={setStep} />
            <ul className="divide-y divide-line">
              {lines.filter(isNotInBox).map((line) => (
                <li key={line.qualification_id} className="flex flex-wrap items-center gap-2 py-2">
                  <span className="min-w-0 flex-1">
                    <bdi className="[overflow-wrap:anywhere]">{line.name}</bdi>
                    <LineFacts line={line} />
                  </span>
                  <StandingBadge standing={line.standing} />
                </li>
              ))}
            </ul>
            <History records={records} fileOf={fileOf} mayManage={mayManage} onStep={setStep} />
          </div>
        )}
      </Resource>
      {step?.kind === 'add' && <AddDialog employeeId={employeeId} onClose={stop} />}
      {step?.kind === 'edit' && <EditDialog employeeId={employeeId} record={step.record} onClose={stop} />}
      {step?.kind === 'decide' && <DecideDialog employeeId={employeeId} record={step.record} onClose={stop} />}
      {step?.kind === 'remove' && <RemoveDialog employeeId={employeeId} record={step.record} onClose={stop} />}
    </section>
  );
}

interface RecordsProps {
  readonly records: readonly QualificationRecord[];
  readonly fileOf: (record: QualificationRecord) => () => Promise<{ readonly href: string }>;
  readonly mayManage: boolean;
  readonly onStep: (step: Step) => void;
}

/** What the person has sent and nobody has decided on. */
function Waiting({ records, fileOf, mayManage, onStep }: RecordsProps) {
  const { t } = useWords();
  const waiting = records.filter(({ state }) => state === 'PENDING');
  if (waiting.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-md border border-line px-3">
      {waiting.map((record) => (
        <RecordLine key={record.id} record={record} fileAddress={fileOf(record)}>
          {mayManage && (
            <Button size="sm" variant="primary" onClick={() => onStep({ kind: 'decide', record })}>
              {t('person.review')}
            </Button>
          )}
        </RecordLine>
      ))}
    </ul>
  );
}

/** Everything that was recorded or decided, with what can be done with what counts. */
function History({ records, fileOf, mayManage, onStep }: RecordsProps) {
  const { t } = useWords();
  const other = records.filter(({ state }) => state !== 'PENDING');
  if (other.length === 0) return null;
  return (
    <Disclosure title={t('person.history')} plain>
      <ul className="divide-y divide-line">
        {other.map((record) => (
          <RecordLine key={record.id} record={record} fileAddress={fileOf(record)}>
            {mayManage && record.state === 'CONFIRMED' && (
              <>
                <Button size="sm" onClick={() => onStep({ kind: 'edit', record })}>
                  {t('catalogue.edit')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onStep({ kind: 'remove', record })}>
                  {t('record.remove')}
                </Button>
              </>
            )}
          </RecordLine>
        ))}
      </ul>
    </Disclosure>
  );
}

function AddDialog({ employeeId, onClose }: { readonly employeeId: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [key] = useState(newId);
  const catalogue = useCall(listQualifications, { params: { id: brand.id }, query: {} });
  if (catalogue.data === undefined) return null;
  return (
    <RecordDialog
      title={t('record.new')}
      submit={t('record.save')}
      choices={catalogue.data.qualifications}
      send={({ qualificationId, content, file }) =>
        client.call(recordQualification, {
          params: { id: brand.id, employee_id: employeeId },
          body: { idempotency_key: key, qualification_id: qualificationId, content: JSON.stringify(content) },
          files: file === null ? [] : [file],
        })
      }
      onSent={() => {
        toasts.show({ message: t('record.saved') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function EditDialog({
  employeeId,
  record,
  onClose,
}: {
  readonly employeeId: string;
  readonly record: QualificationRecord;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const found = useCall(listQualifications, { params: { id: brand.id }, query: {} }).data?.qualifications ?? [];
  const known = found.filter(({ id }) => id === record.qualification_id);
  if (known.length === 0) return null;
  return (
    <RecordDialog
      title={t('record.edit')}
      submit={t('record.save')}
      choices={known}
      of={record}
      send={({ content }) =>
        client.call(changeRecord, {
          params: { id: brand.id, employee_id: employeeId, record_id: record.id },
          body: { ...content, version: record.version },
        })
      }
      onSent={() => {
        toasts.show({ message: t('record.saved') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
