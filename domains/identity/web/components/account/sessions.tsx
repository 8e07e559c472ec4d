import { Resource } from '@hearth/ui/resource';
import { useConnection } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { toasts } from '@hearth/ui/toast';
import { endOwnSession, endOwnSessions, listSessions } from '../../../contract/security-endpoints.ts';
import { AccountProblem } from './account-problem.tsx';
import { useAccountPhrases } from './phrases.ts';
import { useTry } from './use-try.ts';

type Session = AnswerOf<typeof listSessions>['sessions'][number];

/** The reader's sessions, with sign-out for each and for all. */
export function Sessions() {
  const { t } = useAccountPhrases();
  const { client, session } = useConnection();
  const sessions = useCall(listSessions, {});
  const { busy, code, run } = useTry();

  const end = (id: string) =>
    run(async () => {
      await client.call(endOwnSession, { params: { id } });
      toasts.show({ message: t('security.ended'), tone: 'ok' });
    });
  const endAll = () =>
    run(async () => {
      await client.call(endOwnSessions);
      await session.signOut().catch(() => undefined);
      location.assign('/user/login');
    });

  return (
    <Card title={t('security.sessions')}>
      <div className="grid gap-4">
        <Resource of={sessions} rows={2} failed={t('security.failed')}>
          {(data) => (
            <ul className="grid gap-1">
              {data.sessions.map((one) => (
                <Row key={one.id} session={one} busy={busy} onEnd={() => void end(one.id)} />
              ))}
            </ul>
          )}
        </Resource>
        {code !== null && <AccountProblem code={code} />}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <Button variant="danger" busy={busy} onClick={() => void endAll()}>
            {t('security.endAll')}
          </Button>
          <span className="text-dense text-ink-2">{t('security.endAllLead')}</span>
        </div>
      </div>
    </Card>
  );
}

function Row({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useAccountPhrases();
  const format = useFormat();
  const { browser, system, network } = session;
  const device =
    browser === null || system === null
      ? (browser ?? system ?? t('security.unknownDevice'))
      : t('security.device', { browser, system });
  const zone = deviceZone();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {device}
          {session.is_current && <Badge tone="ok">{t('security.thisDevice')}</Badge>}
        </p>
        <p className="text-dense text-ink-2">
          {t('security.seen', { when: format.instant(session.used_at, zone) })}
          {network !== '' && (
            <>
              {' · '}
              <bdi>{t('security.network', { network })}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.is_current && (
        <Button variant="soft" disabled={busy} onClick={onEnd}>
          <span aria-hidden="true">{t('security.end')}</span>
          <span className="sr-only">{t('security.endLabel', { device })}</span>
        </Button>
      )}
    </li>
  );
}
