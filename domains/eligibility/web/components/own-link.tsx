import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useFormat } from '@hearth/i18n/use-format';
import { Card } from '@hearth/ui/card';
import { LinkButton } from '@hearth/ui/link-button';
import { listMyWorkCases } from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { StandingBadge } from './standing.tsx';

/** The way to one’s own check, as long as there is something to do; nothing for everybody else. */
export function OwnToDo() {
  return <OwnLink isToDoOnly />;
}

/** The way to one’s own check, as long as there is one to see; nothing for everybody else. */
export function OwnLink({ isToDoOnly = false }: { readonly isToDoOnly?: boolean }) {
  const { t } = useWords();
  const { date } = useFormat();
  const own = useCall(listMyWorkCases, {});
  useReadAgainOn([ELIGIBILITY_CHANGED], [listMyWorkCases]);
  const found = own.data?.cases.find(({ standing }) => standing !== 'NOT_NEEDED');
  if (found === undefined) return null;
  const isTodo = found.state !== 'TO_CHECK' && found.standing !== 'CONFIRMED';
  if (isToDoOnly && !isTodo) return null;
  return (
    <Card title={t('title')} action={<StandingBadge isOwn standing={found.standing} />}>
      <div className="grid gap-3">
        {isTodo && found.due_on !== null && <p>{t('own.by', { date: date(found.due_on) })}</p>}
        <LinkButton href="/my/right-to-work" variant={isTodo ? 'primary' : 'secondary'} wide>
          {t(isTodo ? 'own.open' : 'own.see')}
        </LinkButton>
      </div>
    </Card>
  );
}
