import { useClient } from '@hearth/client/context';
import { useCall, useSend } from '@hearth/client/query';
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
import { BadgeCheck, Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  listMyQualifications,
  openMyQualificationFile,
  sendMyQualification,
  withdrawMyQualification,
} from '../../contract/endpoints.ts';
import { PERSON_CHANGED } from '../../contract/events.ts';
import type { PersonQualifications, QualificationRecord, StandingLine } from '../../contract/schemas.ts';
import type { Choice } from '../components/record-dialog.tsx';
import { RecordBody, RecordLine } from '../components/record-line.tsx';
import { LineFacts, StandingBadge } from '../components/standing-badge.tsx';
import { useWords } from '../words.ts';

/** Loaded when something is sent. */
const RecordDialog = lazy(async () => ({ default: (await import('../components/record-dialog.tsx')).RecordDialog }));

type Employment = PersonQualifications & { readonly choices: readonly Choice[] };

/** What the signed-in employee has and lacks, what ends, and the way to send a photo of a certificate. */
export function Component() {
  const { t, problem } = useWords();
  const own = useCall(listMyQualifications, {});
  useReadAgainOn([PERSON_CHANGED], [listMyQualifications]);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.title')}</PageTitle>
      <PageHeader title={t('mine.title')} note={t('mine.note')} />
      <Resource
        of={own}
        rows={5}
        failed={t('mine.failed')}
        problem={problem}
        isEmpty={({ employments }) => employments.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={BadgeCheck} size={24} />} title={t('mine.noJob')}>
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

function OneEmployment({ employment }: { readonly employment: Employment }) {
  const { t } = useWords();
  /** What is about to be sent; null: nothing, '': not chosen yet. */
  const [sending, setSending] = useState<string | null>(null);
  const { lines, records, choices, location, position_name: position } = employment;
  const send = choices.length > 0 && (
    <Button variant="primary" wide icon={<Icon of={Camera} />} onClick={() => setSending('')}>
      {t('mine.send')}
    </Button>
  );
  return (
    <Card flush title={<bdi>{[location.name, position].filter(Boolean).join(' · ')}</bdi>}>
      {lines.length === 0 ? (
        <EmptyState icon={<Icon of={BadgeCheck} size={24} />} title={t('mine.none')} action={send}>
          {t('mine.noneNote')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {send !== false && <li className="px-4 py-3">{send}</li>}
          {lines.map((line) => (
            <Line
              key={line.qualification_id}
              line={line}
              waiting={records.filter((one) => isWaitingFor(one, line))}
              onSend={
                choices.some(({ id }) => id === line.qualification_id)
                  ? () => setSending(line.qualification_id)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      <OwnRecords records={records.filter((one) => !lines.some((line) => isWaitingFor(one, line)))} />
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

/** Whether a record waits to count for a line: it is shown there. */
const isWaitingFor = (record: QualificationRecord, line: StandingLine): boolean =>
  record.state === 'PENDING' && record.qualification_id === line.qualification_id;

/** What waits for a manager and has no line, and behind it what was decided. */
function OwnRecords({ records }: { readonly records: readonly QualificationRecord[] }) {
  const { t } = useWords();
  const waiting = records.filter(({ state }) => state === 'PENDING');
  const decided = records.filter(({ state }) => state !== 'PENDING');
  if (records.length === 0) return null;
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3">
      {waiting.length > 0 && (
        <ul className="divide-y divide-line">
          {waiting.map((record) => (
            <OwnRecord key={record.id} record={record} />
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <Disclosure title={t('person.history')} plain>
          <ul className="divide-y divide-line">
            {decided.map((record) => (
              <OwnRecord key={record.id} record={record} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** One qualification with what was sent for it and waits; what is missing or ends soon can be sent at once. */
function Line({
  line,
  waiting,
  onSend,
}: {
  readonly line: StandingLine;
  readonly waiting: readonly QualificationRecord[];
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
        <Button size="sm" aria-label={`${t('record.submit')}: ${line.name}`} onClick={onSend}>
          {t('record.submit')}
        </Button>
      )}
      {waiting.map((record) => (
        <div key={record.id} className="grid basis-full gap-1">
          <OwnRecord record={record} isWithin />
        </div>
      ))}
    </li>
  );
}

/** One of the person's own; `isWithin` the line of its qualification, which says its name and that it waits. */
function OwnRecord({
  record,
  isWithin = false,
}: {
  readonly record: QualificationRecord;
  readonly isWithin?: boolean;
}) {
  const { t, problem } = useWords();
  const client = useClient();
  const withdraw = useSend(withdrawMyQualification, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('mine.withdrawn') }),
  });
  const params = { record_id: record.id };
  const Shown = isWithin ? RecordBody : RecordLine;
  return (
    <Shown record={record} fileAddress={() => client.call(openMyQualificationFile, { params })}>
      {record.state === 'PENDING' && (
        <Button
          size="sm"
          variant="ghost"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ params, body: { version: record.version } })}
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
  readonly employment: Employment;
  readonly chosen: string | null;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const client = useClient();
  const [key] = useState(newId);
  return (
    <RecordDialog
      title={t('record.send')}
      submit={t('record.submit')}
      choices={employment.choices}
      chosen={chosen}
      send={({ qualificationId, content, file }) =>
        client.call(sendMyQualification, {
          body: {
            idempotency_key: key,
            employee_id: employment.employee_id,
            qualification_id: qualificationId,
            content: JSON.stringify(content),
          },
          files: file === null ? [] : [file],
        })
      }
      onSent={() => {
        toasts.show({ message: t('mine.sent'), tone: 'ok' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
