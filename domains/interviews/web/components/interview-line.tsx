import { hasPermission, useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { noteOutcome } from '../../contract/endpoints.ts';
import type { Interview } from '../../contract/schemas.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';
import { CardButton } from './card-button.tsx';
import { LetterLine } from './letter-line.tsx';
import { StateBadges } from './state-badges.tsx';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** One interview of a day, with the actions open to the reader. */
export function InterviewLine({ interview }: { interview: Interview }) {
  const { t, format, problem } = useWords();
  const brand = useBrand();
  const note = useSend(noteOutcome);
  const { starts_at: startsAt, ends_at: endsAt, time_zone: zone } = interview;
  if (startsAt === null || endsAt === null) return null;
  const where = [brand.id === interview.location_id ? '' : interview.location_name, interview.room];
  const facts = [interview.job_title, interview.kit_name, ...where].filter((part) => part !== '');
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-start">
      <p className="font-bold tabular-nums">
        <time dateTime={startsAt}>{format.instantTime(startsAt, zone)}</time>
        <span className="block text-sm font-normal text-ink-2">
          {t('until', { time: format.instantTime(endsAt, zone) })}
        </span>
      </p>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Icon of={kindIcon(interview.kind)} label={t(`kinds.${interview.kind}`)} />
          <Link
            to={`/dashboard/hiring?application=${interview.application_id}`}
            className={`${TEXT_LINK} phone:py-2.5`}
          >
            <bdi>{interview.candidate_name}</bdi>
          </Link>
          <StateBadges interview={interview} />
        </p>
        <p className="text-sm break-words text-ink-2">{facts.join(' · ')}</p>
        <p className="text-sm break-words">
          {t('with', { names: format.list(interview.hosts.map(({ name }) => name)) })}
        </p>
        {interview.focus.length > 0 && (
          <Disclosure plain title={t('focus')}>
            <ul className="grid list-disc gap-1 ps-5">
              {interview.focus.map((question) => (
                <li key={question} dir="auto">
                  {question}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <LetterLine letter={interview.letter} onlyTrouble />
        {interview.cards !== null && (
          <CardButton interviewId={interview.id} placeId={interview.location_id} cards={interview.cards} />
        )}
        {note.isError && <Alert tone="bad" urgent title={problem(note.error)} />}
      </div>
      {hasPermission(brand, 'MANAGE_APPLICATIONS') && (
        <LineActions interview={interview} startsAt={startsAt} note={note} />
      )}
    </li>
  );
}

interface LineActionsProps {
  readonly interview: Interview;
  readonly startsAt: string;
  /** Sends how it went. */
  readonly note: ReturnType<typeof useSend<typeof noteOutcome>>;
}

/** Before the interview it can be cancelled; afterwards its outcome is noted. */
function LineActions({ interview, startsAt, note }: LineActionsProps) {
  const { t } = useWords();
  const [cancelling, setCancelling] = useState(false);
  // The page was opened before or after its beginning; what it offers is decided again by the server.
  const [openedAt] = useState(() => Date.now());
  const hasBegun = Date.parse(startsAt) <= openedAt;
  const send = (outcome: 'DONE' | 'NO_SHOW'): void =>
    note.mutate({ params: { id: interview.location_id, interview_id: interview.id }, body: { outcome } });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {hasBegun ? (
          <>
            {interview.state !== 'DONE' && (
              <Button size="sm" busy={note.isPending} onClick={() => send('DONE')}>
                {t('outcome.done')}
              </Button>
            )}
            {interview.state !== 'NO_SHOW' && (
              <Button size="sm" variant="ghost" busy={note.isPending} onClick={() => send('NO_SHOW')}>
                {t('outcome.noShow')}
              </Button>
            )}
          </>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setCancelling(true)}>
            {t('cancel.do')}
          </Button>
        )}
      </div>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelDialog interview={interview} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}
