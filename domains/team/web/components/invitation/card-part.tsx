import { useFormat } from '@hearth/i18n/use-format';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { CardEvent } from '../../../contract/schemas.ts';
import { useCardWords } from './phrases.ts';
import { useCard, useCardMaking } from './use-cards.ts';

/** The card of one person: how it stands, a new one, and what became of the last ones. Nothing for whoever needs none. */
export default function CardPart({ employeeId }: { employeeId: string }) {
  const { t, problem } = useCardWords();
  const { data } = useCard(employeeId);
  const { busy, code, withdraw } = useCardMaking();
  if (data === undefined || (data.next === null && data.card === null)) return null;
  const { card, next, events } = data;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{t('part.title')}</h4>
      {card === null ? (
        <p className="text-base text-ink-2">{next === 'RESET' ? t('part.reset') : t('part.join')}</p>
      ) : (
        <CardLine state={card.state} expiresAt={card.expires_at} />
      )}
      {code !== null && <Alert tone="bad">{problem({ code })}</Alert>}
      <div className="flex flex-wrap gap-2">
        {next !== null && (
          <Link to={`/team/cards?person=${employeeId}`} className={linkButtonLook('soft')}>
            {card !== null ? t('part.again') : next === 'RESET' ? t('part.makeReset') : t('part.make')}
          </Link>
        )}
        {card?.state === 'OPEN' && (
          <Button variant="ghost" busy={busy} onClick={() => void withdraw(employeeId)}>
            {t('part.withdraw')}
          </Button>
        )}
      </div>
      {events.length > 0 && <Events events={events} />}
    </section>
  );
}

function CardLine({ state, expiresAt }: { state: 'OPEN' | 'LOCKED' | 'EXPIRED'; expiresAt: string }) {
  const { t } = useCardWords();
  const { instantDate } = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-2 text-base">
      <Badge tone={state === 'OPEN' ? 'ok' : 'warn'}>{t(`state.${state}`)}</Badge>
      {state === 'OPEN' && <span>{t('part.until', { date: instantDate(expiresAt, deviceZone()) })}</span>}
      {state === 'LOCKED' && <span>{t('part.locked')}</span>}
    </p>
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
