import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { deviceZone } from '@hearth/i18n/device-zone';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { Link } from 'react-router';
import type { getCard } from '../../../contract/invitation-endpoints.ts';
import { mailInvitation } from '../../../contract/mailed-invitation-endpoints.ts';
import type { CardEvent, Employee } from '../../../contract/schemas.ts';
import { useCardWords } from './phrases.ts';
import { useCard, useCardMaking } from './use-cards.ts';

type Invitation = NonNullable<AnswerOf<typeof getCard>['card']>;

/** The invitation of one person: how it stands, sending it by email or on a card, and what became of the last ones. Nothing for whoever needs none. */
export default function CardPart({ employee }: { employee: Pick<Employee, 'id' | 'email'> }) {
  const { t, problem } = useCardWords();
  const { id } = useBrand();
  const { data } = useCard(employee.id);
  const { busy, code, withdraw } = useCardMaking();
  const send = useSend(mailInvitation, {
    onSuccess: ({ address }) => toasts.show({ message: t('part.onItsWay', { address }), tone: 'ok' }),
  });
  if (data === undefined || (data.next === null && data.card === null)) return null;
  const { card, next, events } = data;
  const byMail = next === 'JOIN' && employee.email !== null;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{t('part.title')}</h4>
      {card === null ? (
        <p className="text-base text-ink-2">
          {t(next === 'RESET' ? 'part.reset' : byMail ? 'part.mail' : 'part.join')}
        </p>
      ) : (
        <CardLine invitation={card} />
      )}
      {code !== null && <Alert tone="bad">{problem({ code })}</Alert>}
      {send.isError && <Alert tone="bad">{problem(send.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {byMail && (
          <Button
            variant="primary"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id, employee_id: employee.id } })}
          >
            {t(card?.channel === 'MAIL' ? 'part.resend' : 'part.send')}
          </Button>
        )}
        {next !== null && (
          <Link to={`/team/cards?person=${employee.id}`} className={linkButtonLook(byMail ? 'ghost' : 'soft')}>
            {card?.channel === 'CARD' ? t('part.again') : next === 'RESET' ? t('part.makeReset') : t('part.make')}
          </Link>
        )}
        {card?.state === 'OPEN' && (
          <Button variant="ghost" busy={busy} onClick={() => void withdraw(employee.id)}>
            {t(card.channel === 'MAIL' ? 'part.withdrawMail' : 'part.withdraw')}
          </Button>
        )}
      </div>
      {events.length > 0 && <Events events={events} />}
    </section>
  );
}

function CardLine({ invitation }: { invitation: Invitation }) {
  const { t } = useCardWords();
  const { instantDate } = useFormat();
  const { state, expires_at: end, address, sent_at: at, delivery } = invitation;
  const date = (instant: string): string => instantDate(instant, deviceZone());
  const isOpen = state === 'OPEN';
  const hasFailed = delivery === 'FAILED';
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-base">
        <Badge tone={hasFailed ? 'bad' : isOpen ? 'ok' : 'warn'}>
          {delivery === null || !isOpen ? t(`state.${state}`) : t(`delivery.${delivery}`)}
        </Badge>
        {address !== null && <bdi className="[overflow-wrap:anywhere]">{address}</bdi>}
        {address !== null && <span className="text-ink-2">{date(at)}</span>}
        {isOpen && !hasFailed && <span>{t('part.until', { date: date(end) })}</span>}
        {state === 'LOCKED' && <span>{t('part.locked')}</span>}
      </p>
      {hasFailed && <Alert tone="warn">{t('part.notDelivered')}</Alert>}
    </>
  );
}

function Events({ events }: { events: readonly CardEvent[] }) {
  const { t } = useCardWords();
  const { instant } = useFormat();
  return (
    <details className="text-base">
      <summary className="min-h-6 cursor-pointer text-ink-2 phone:min-h-11">{t('part.history')}</summary>
      <ol className="mt-2 grid gap-1.5">
        {events.map(({ id, what, at, by }) => (
          <li key={id} className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span>{by === '' ? t(`event.${what}`) : t('event.by', { what: t(`event.${what}`), name: by })}</span>
            <span className="text-ink-2">{instant(at, deviceZone())}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
