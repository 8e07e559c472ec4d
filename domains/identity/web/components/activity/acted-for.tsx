import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { listImpersonations } from '../../../contract/impersonation-endpoints.ts';
import { endOwnSession } from '../../../contract/security-endpoints.ts';
import { AccountProblem } from '../account/account-problem.tsx';
import { useTry } from '../account/use-try.ts';
import en from './en.json';

type Impersonation = AnswerOf<typeof listImpersonations>['impersonations'][number];
const AREAS = Object.keys(en.areas) as (keyof typeof en.areas)[];

/** Impersonations of the reader with time, reason and viewed areas; hidden if there were none. */
export function ActedFor() {
  const { t } = usePhrases('identity-activity', en);
  const client = useClient();
  const { data } = useCall(listImpersonations, {});
  const { busy, code, run } = useTry();
  const end = (id: string) => run(async () => void (await client.call(endOwnSession, { params: { id } })));
  if (data === undefined || data.impersonations.length === 0) return null;
  return (
    <Card title={t('title')} note={t('note')}>
      <ul className="grid gap-1">
        {data.impersonations.map((one) => (
          <Row key={one.id} acted={one} busy={busy} onEnd={() => void end(one.id)} />
        ))}
      </ul>
      {code !== null && <AccountProblem code={code} />}
    </Card>
  );
}

function Row({ acted, busy, onEnd }: { acted: Impersonation; busy: boolean; onEnd: () => void }) {
  const { t, rich } = usePhrases('identity-activity', en);
  const format = useFormat();
  const name = <bdi key="name">{acted.actor_name}</bdi>;
  const named = (changed: boolean): string[] =>
    acted.areas.flatMap((one) => {
      const area = AREAS.find((key) => key === one.area);
      return one.changed === changed && area !== undefined ? [t(`areas.${area}`)] : [];
    });
  const [seen, changed] = [named(false), named(true)];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          <span>{rich(acted.is_support ? 'bySupport' : 'byManager', { name })}</span>
          {acted.is_open && <Badge tone="warn">{t('open')}</Badge>}
        </p>
        <p className="text-dense text-ink-2">
          {t('when', { when: format.instant(acted.started_at, deviceZone()), minutes: acted.minutes })}
        </p>
        {changed.length > 0 && <p className="text-dense">{t('changed', { areas: format.list(changed) })}</p>}
        {seen.length > 0 && <p className="text-dense">{t('seen', { areas: format.list(seen) })}</p>}
        <p className="text-dense text-ink-2 [overflow-wrap:anywhere]">
          {rich('reason', { reason: <bdi key="reason">{acted.reason}</bdi> })}
        </p>
      </div>
      {acted.is_open && (
        <Button variant="danger" disabled={busy} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
