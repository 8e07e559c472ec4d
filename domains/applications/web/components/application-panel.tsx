import { useClient } from '@hearth/client/context';
import { mayDo, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getApplication, openFile } from '@hearth/domains/applications/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { FileText, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Application, Stage } from '../../contract/schemas.ts';
import { BOARD, isOpen } from '../../rules/stages.ts';
import en from '../en.json' with { type: 'json' };
import { AvailabilityTable, Facts } from './facts.tsx';

export interface PanelProps {
  readonly applicationId: string;
  /** The conversation with this person; the messaging domain draws it. */
  readonly conversation: (applicationId: string) => ReactNode;
  readonly onClose: () => void;
  readonly onMove: (application: Application, to: Stage) => void;
}

/** One person beside the board: what they said, their files, the way so far, and the conversation. */
export function ApplicationPanel({ applicationId, conversation, onClose, onMove }: PanelProps) {
  const { t } = usePhrases('applications', en);
  const brand = useBrand();
  const { data, isError, refetch } = useCall(getApplication, {
    params: { id: brand.id, application_id: applicationId },
  });
  const [tab, setTab] = useState('details');
  if (isError && data === undefined)
    return (
      <ErrorState
        title={t('panel.failed')}
        action={<Button onClick={() => void refetch()}>{t('board.again')}</Button>}
      />
    );
  if (data === undefined) {
    return (
      <Loading label={t('panel.loading')} className="p-6">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <PanelHeader
        application={data}
        onClose={onClose}
        onMove={onMove}
        canMove={mayDo(brand, 'MANAGE_APPLICATIONS')}
        canHire={mayDo(brand, 'HIRE')}
      />
      <Tabs
        label={`${data.first_name} ${data.last_name}`}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'details', label: t('panel.details'), panel: <Details application={data} brandId={brand.id} /> },
          {
            id: 'conversation',
            label: t('panel.conversation'),
            panel: <div className="h-[calc(100dvh-20rem)] min-h-80">{conversation(applicationId)}</div>,
          },
        ]}
      />
    </div>
  );
}

function PanelHeader({
  application,
  onClose,
  onMove,
  canMove,
  canHire,
}: { application: Application; canMove: boolean; canHire: boolean } & Pick<PanelProps, 'onClose' | 'onMove'>) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const name = `${application.first_name} ${application.last_name}`;
  const open = isOpen(application.stage);
  return (
    <header className="grid gap-3 border-b border-line p-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} tint="bar" size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-bold break-words">{name}</h2>
          <p className="text-sm text-ink-2">
            {t('panel.applied', {
              date: format.instantDate(application.applied_at, 'UTC', 'medium'),
              job: application.job_title,
              place: application.location_name,
            })}
          </p>
        </div>
        <IconButton label={t('panel.close')} icon={<Icon of={X} />} onClick={onClose} />
      </div>
      {(open || application.stage === 'REJECTED') && canMove && (
        <div role="group" aria-label={t('panel.moveTo')} className="flex flex-wrap gap-1.5">
          {BOARD.filter((stage) => stage !== 'HIRED').map((stage) => (
            <Button
              key={stage}
              size="sm"
              variant={stage === application.stage ? 'primary' : 'secondary'}
              aria-pressed={stage === application.stage}
              onClick={() => onMove(application, stage)}
            >
              {t(`stage.${stage}`)}
            </Button>
          ))}
          {open && (
            <>
              <Button size="sm" variant="secondary" onClick={() => onMove(application, 'REJECTED')}>
                {t('panel.reject')}
              </Button>
              {canHire && (
                <Button
                  size="sm"
                  variant="primary"
                  icon={<Icon of={UserPlus} />}
                  onClick={() => onMove(application, 'HIRED')}
                >
                  {t('panel.hire')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </header>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-b border-line p-4 last:border-b-0">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Details({ application, brandId }: { application: Application; brandId: string }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const client = useClient();
  const open = async (fileId: string): Promise<void> => {
    const target = window.open('about:blank', '_blank');
    const { href } = await client.call(openFile, {
      params: { id: brandId, application_id: application.id, file_id: fileId },
    });
    if (target === null) window.location.assign(href);
    else target.location.replace(href);
  };
  return (
    <div className="min-h-0 overflow-y-auto">
      <Section title={t('panel.facts')}>
        <Facts application={application} />
      </Section>
      <Section title={t('panel.availability')}>
        <AvailabilityTable availability={application.availability} />
      </Section>
      {application.message !== '' && (
        <Section title={t('panel.message')}>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {application.message}
          </p>
        </Section>
      )}
      {application.attachments.length > 0 && (
        <Section title={t('panel.files')}>
          <ul className="grid gap-2">
            {application.attachments.map((file) => (
              <li key={file.id}>
                <Button
                  wide
                  variant="secondary"
                  icon={<Icon of={FileText} />}
                  aria-label={t('panel.file', { name: file.name, size: format.fileSize(file.size) })}
                  onClick={() => void open(file.id)}
                >
                  <span className="truncate">{file.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {application.answers.length > 0 && (
        <Section title={t('panel.answers')}>
          <dl className="grid gap-2">
            {application.answers.map((line) => (
              <div key={line.question}>
                <dt className="text-sm text-ink-2">{line.question}</dt>
                <dd dir="auto" className={line.knocked_out ? 'font-bold text-warn' : ''}>
                  {line.answer}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={t('panel.history')}>
        <ol className="grid gap-1.5 text-sm">
          {application.history.map((event) => (
            <li key={`${event.stage}-${event.at}`} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t('panel.by', { stage: t(`stage.${event.stage}`), who: event.by_name })}
                {event.reason !== null && <span className="text-ink-2"> · {t(`reason.${event.reason}`)}</span>}
              </span>
              <time dateTime={event.at} className="text-ink-2">
                {format.instantDate(event.at, 'UTC', 'short')}
              </time>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
