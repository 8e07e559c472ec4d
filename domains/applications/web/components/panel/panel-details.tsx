import { deviceZone } from '@hearth/i18n/device-zone';
import { useClient } from '@hearth/client/context';
import { Slot } from '@hearth/client/slots';
import { WhoCanSee } from '@hearth/domains/access/widgets';
import { openFile } from '@hearth/domains/applications/contract';
import { FileCheck } from '@hearth/domains/media/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { ShowMore } from '@hearth/ui/show-more';
import { ExternalLink, FileText, MessageSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import en from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import { APPLICATION_ARRANGEMENTS, APPLICATION_FIT, APPLICATION_IDENTITY, APPLICATION_PERSON } from '../../slots.ts';
import { useOpenFile } from '../../use-open-file.ts';
import { AvailabilityTable, Facts } from './facts.tsx';
import { Fit } from './fit.tsx';

/** Only some send one along. */
const AppliedProfile = lazy(async () => ({
  default: (await import('@hearth/domains/profiles/widgets')).AppliedProfile,
}));

/** A candidate's facts, match, files, answers and history. */
export function PanelDetails({
  application,
  brandId,
  onConversation,
  onOpen,
}: {
  application: Application;
  brandId: string;
  onConversation: () => void;
  onOpen: (applicationId: string) => void;
}) {
  const { t } = usePhrases('applications', en);
  const { id, stage } = application;
  const part = { applicationId: id, stage, application };
  return (
    <>
      {application.unread > 0 && (
        <p className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-2 text-accent-ink">
          <Icon of={MessageSquare} />
          <span className="flex-1 font-bold">{t('panel.newMessages', { count: application.unread })}</span>
          <Button size="sm" onClick={onConversation}>
            {t('panel.read')}
          </Button>
        </p>
      )}
      {application.awaits_joining && <Joining application={application} />}
      <section aria-label={t('panel.facts')} className="border-b border-line p-4">
        <Facts application={application} />
      </section>
      <Answers application={application} />
      <Slot key={`${id} identity`} of={APPLICATION_IDENTITY} with={part} />
      {application.also.length > 0 && (
        <Section title={t('panel.alsoApplied')}>
          <ul className="grid gap-1">
            {application.also.map(({ id, location_name: place, stage }) => (
              <li key={id}>
                <button
                  type="button"
                  className="inline-flex min-h-8 flex-wrap items-center gap-x-2 text-start phone:min-h-11"
                  onClick={() => onOpen(id)}
                >
                  <bdi className={TEXT_LINK}>{place}</bdi>
                  <span className="text-sm text-ink-2">{t(`stage.${stage}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Slot key={`${id} arrangements`} of={APPLICATION_ARRANGEMENTS} with={part} />
      <Fit application={application} brandId={brandId}>
        <Slot key={id} of={APPLICATION_FIT} with={part} />
      </Fit>
      {application.profile !== null && (
        <Suspense fallback={null}>
          <AppliedProfile profile={application.profile} />
        </Suspense>
      )}
      <Files application={application} brandId={brandId} />
      {application.message !== '' && (
        <Section title={t('panel.message')}>
          <ShowMore lines={8} moreLabel={t('panel.showAll')} lessLabel={t('panel.showLess')}>
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {application.message}
            </p>
          </ShowMore>
        </Section>
      )}
      <GivenAvailability application={application} />
      <Slot key={`${id} person`} of={APPLICATION_PERSON} with={part} />
      <History application={application} />
      <div className="px-4 pb-4">
        <WhoCanSee kind="application" brandId={application.location_id} />
      </div>
    </>
  );
}

/** What was asked and answered: whether somebody may work here stands before everything that speaks for them. */
function Answers({ application: { answers } }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const answerWords = (answer: string): string => {
    if (answer === 'yes' || answer === 'no') return t(`apply.${answer}`);
    // What was chosen of several stands one a line, a day as the wire writes it.
    if (/^\d{4}-\d{2}-\d{2}$/.test(answer)) return format.date(answer);
    return answer;
  };
  if (answers.length === 0) return null;
  return (
    <Section title={t('panel.answers')}>
      <dl className="grid gap-2">
        {answers.map((line) => (
          <div key={line.question}>
            <dt className="text-sm text-ink-2">{line.question}</dt>
            <dd dir="auto" className={`whitespace-pre-line ${line.knocked_out ? 'font-bold text-warn' : ''}`}>
              {answerWords(line.answer)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Says that somebody who was hired has not joined yet, and how they hear of it. */
function Joining({ application: { first_name: name, email } }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  return (
    <div className="border-b border-line p-4">
      <Alert tone={email === '' ? 'warn' : 'info'}>
        {email === '' ? t('panel.joining.unmailed', { name }) : t('panel.joining.mailed', { name, email })}
      </Alert>
    </div>
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

function Files({ application, brandId }: { application: Application; brandId: string }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const client = useClient();
  const open = useOpenFile();
  if (application.attachments.length === 0) return null;
  return (
    <Section title={t('panel.files')}>
      <ul className="grid gap-2">
        {application.attachments.map((file) =>
          file.check !== undefined ? (
            <li key={file.id}>
              <Suspense>
                <FileCheck file={file} />
              </Suspense>
            </li>
          ) : (
            <li key={file.id} className="flex items-center gap-3">
              <span className="grid h-11 w-9 shrink-0 place-items-center rounded-sm border border-line bg-surface-2 text-ink-2">
                <Icon of={FileText} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-bold">{file.name}</span>
                <span className="block text-sm text-ink-2">{format.fileSize(file.size)}</span>
              </span>
              <Button
                iconEnd={<Icon of={ExternalLink} />}
                aria-label={t('panel.file', { name: file.name, size: format.fileSize(file.size) })}
                onClick={() =>
                  void open(file.name, () =>
                    client.call(openFile, {
                      params: { id: brandId, application_id: application.id, file_id: file.id },
                    }),
                  )
                }
              >
                {t('panel.open')}
              </Button>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

function History({ application }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const zone = deviceZone();
  const nameOf = useStageNames();
  return (
    <Section title={t('panel.history')}>
      <ol className="grid gap-1.5 text-sm">
        {application.history.map((event) => (
          <li key={`${event.step_id ?? event.stage}-${event.at}`} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {t('panel.by', { stage: nameOf(event, application.steps), who: event.by_name })}
              {event.reason !== null && <span className="text-ink-2"> · {t(`reason.${event.reason}`)}</span>}
            </span>
            <time dateTime={event.at} className="text-ink-2">
              {format.instant(event.at, zone, 'short')}
            </time>
          </li>
        ))}
        {application.joined_at !== null && (
          <li className="flex flex-wrap justify-between gap-x-3">
            <span>{t('panel.joining.done', { who: `${application.first_name} ${application.last_name}` })}</span>
            <time dateTime={application.joined_at} className="text-ink-2">
              {format.instant(application.joined_at, zone, 'short')}
            </time>
          </li>
        )}
        {application.letters.map((letter) => (
          <li key={letter.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {t(`panel.letter.${letter.state}`)}
              <span dir="auto" className="text-ink-2">
                {' · '}
                {letter.subject}
              </span>
            </span>
            <time dateTime={letter.send_after} className="text-ink-2">
              {format.instant(letter.send_after, zone, 'short')}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Who gave no times is not unavailable: that nothing is known stands with the other facts. */
function GivenAvailability({ application: { availability } }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  if (availability.length === 0) return null;
  return (
    <Section title={t('panel.availability')}>
      <AvailabilityTable availability={availability} />
    </Section>
  );
}
