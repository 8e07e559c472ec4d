import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { invite, listInterviewsOf } from '../../contract/endpoints.ts';
import type { Interview } from '../../contract/schemas.ts';
import { isChangeable } from '../../rules/states.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';
import { useInvited } from '../use-invited.ts';
import { CardButton } from './card-button.tsx';
import { Inviting } from './inviting.tsx';
import { LetterLine } from './letter-line.tsx';
import { StateBadges } from './state-badges.tsx';
import { CARDS_CHANGED, INTERVIEW_CHANGED } from '../../contract/events.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** Lists an application's interviews and invites to another one. */
export function ApplicationInterviews({ applicationId }: { applicationId: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [cancelling, setCancelling] = useState<Interview | null>(null);
  const [openedAt] = useState(() => Date.now());
  const { data, isError, refetch } = useCall(listInterviewsOf, {
    params: { id: brand.id, application_id: applicationId },
  });
  useReadAgainOn([INTERVIEW_CHANGED, CARDS_CHANGED], [listInterviewsOf]);
  const onInvited = useInvited();
  const send = useSend(invite, { onSuccess: onInvited });
  const mayInvite = hasPermission(brand, 'MANAGE_APPLICATIONS');
  const inviteWith = (kitId: string): void =>
    send.mutate({ params: { id: brand.id, application_id: applicationId }, body: { kit_id: kitId } });
  if (data === undefined && !isError) return null;
  if (data !== undefined && data.interviews.length === 0 && !(mayInvite && data.is_open)) return null;
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <h3 className="font-bold">{t('menu.interviews')}</h3>
      {data === undefined && (
        <Alert
          tone="bad"
          title={t('notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      <ul className="grid gap-3">
        {data?.interviews.map((interview) => (
          <InterviewRow
            key={interview.id}
            interview={interview}
            onAgain={mayInvite && interview.state === 'INVITED' ? () => inviteWith(interview.kit_id) : undefined}
            onCancel={mayInvite && canBeCancelled(interview, openedAt) ? () => setCancelling(interview) : undefined}
          />
        ))}
      </ul>
      {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
      {mayInvite && data !== undefined && data.is_open && (
        <Inviting
          applicationId={applicationId}
          choice={data}
          busy={send.isPending}
          onInvite={inviteWith}
          onInvited={onInvited}
        />
      )}
      {cancelling !== null && (
        <Suspense fallback={null}>
          <CancelDialog interview={cancelling} onClose={() => setCancelling(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Returns whether an interview can probably be cancelled; the server has the last word. */
function canBeCancelled({ state, starts_at: startsAt }: Interview, now: number): boolean {
  return isChangeable({ state, startsAt: startsAt === null ? null : Date.parse(startsAt) }, now);
}

function InterviewRow(props: {
  readonly interview: Interview;
  readonly onAgain: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}) {
  const { t, format } = useWords();
  const { interview, onAgain, onCancel } = props;
  const { starts_at: startsAt, time_zone: zone } = interview;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Icon of={kindIcon(interview.kind)} label={t(`kinds.${interview.kind}`)} />
        <span className="font-bold">
          {interview.kit_name === '' ? t(`kinds.${interview.kind}`) : interview.kit_name}
        </span>
        <StateBadges interview={interview} />
      </p>
      <p className="text-sm text-ink-2">
        {startsAt === null
          ? interview.state === 'INVITED' &&
            t('invite.openUntil', { day: format.instantDate(interview.open_until, zone, 'short') })
          : t('when', {
              time: format.instant(startsAt, zone, 'weekday'),
              names: format.list(interview.hosts.map(({ name }) => name)),
            })}
      </p>
      <LetterLine letter={interview.letter} />
      {interview.cards !== null && (
        <CardButton interviewId={interview.id} placeId={interview.location_id} cards={interview.cards} />
      )}
      {(onAgain !== undefined || onCancel !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {onAgain !== undefined && (
            <Button size="sm" variant="ghost" onClick={onAgain}>
              {t('invite.again')}
            </Button>
          )}
          {onCancel !== undefined && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('cancel.do')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
