import { PagedList } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { EmptyState } from '@hearth/ui/empty-state';
import type { ChangeLine } from '../../contract/schemas.ts';
import { useChanges } from '../api.ts';
import { useRoleName, useWords } from '../words.ts';

/** The record of changes of rights, newest first. */
export function ChangesTab() {
  const { t, problem } = useWords();
  const found = useChanges();
  return (
    <PagedList
      of={found}
      items={(page) => page.changes}
      failed={t('page.failed')}
      problem={problem}
      className="rounded-lg border border-line bg-surface"
      empty={<EmptyState headingLevel={2} title={t('changes.none')} />}
    >
      {(changes) => (
        <ol aria-label={t('tabs.changes')} className="overflow-clip rounded-lg border border-line bg-surface">
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function Change({ change }: { change: ChangeLine }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { timeZone } = useBrand();
  const roleName = useRoleName();
  const words = { name: change.user_name, role: roleName(change.role, change.role_name), place: change.brand_name };
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-b-0">
      <span dir="auto">{t(`changes.${change.action}`, words)}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <time dateTime={change.at}>{instant(change.at, timeZone)}</time>
        <bdi>{change.actor_name ?? t('changes.system')}</bdi>
      </span>
    </li>
  );
}
