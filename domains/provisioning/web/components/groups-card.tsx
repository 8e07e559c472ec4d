import { PagedList } from '@hearth/ui/resource';
import { useRoleName } from '@hearth/domains/access/widgets';
import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { listDirectoryGroups } from '../../contract/group-endpoints.ts';
import { useWords } from '../words.ts';
import type { Group } from './tie-group.tsx';

const TieGroup = lazy(async () => ({ default: (await import('./tie-group.tsx')).TieGroup }));

/** The groups that directories have sent, and what each gives its members here. */
export function GroupsCard() {
  const { t, problem } = useWords();
  const roleName = useRoleName();
  const { groupId } = useBrand();
  const [tying, setTying] = useState<Group | null>(null);
  const list = useCursorPages(
    listDirectoryGroups,
    { params: { id: groupId }, query: {} },
    { nextOf: (answer) => answer.next_cursor },
  );
  return (
    <Card title={t('groups.title')} note={t('groups.lead')} flush>
      <PagedList
        of={list}
        items={(page) => page.groups}
        rows={2}
        failed={t('groups.failed')}
        problem={problem}
        empty={<EmptyState title={t('groups.none')}>{t('groups.noneText')}</EmptyState>}
      >
        {(groups) =>
          groups.map((group) => (
            <CardRow key={group.id} className="flex-wrap">
              <div className="min-w-0 flex-1 basis-52">
                <bdi className="block font-bold break-words">{group.name}</bdi>
                <span className="block text-sm text-ink-2">{t('groups.members', { count: group.members })}</span>
                <span className="block text-sm">
                  {group.gives === null
                    ? t('groups.nothing')
                    : t('groups.gives', { role: roleName(group.gives.role), place: group.gives.brand_name })}
                </span>
              </div>
              <Button variant="soft" onClick={() => setTying(group)}>
                <span aria-hidden="true">{t('groups.change')}</span>
                <span className="sr-only">{t('groups.changeLabel', { name: group.name })}</span>
              </Button>
            </CardRow>
          ))
        }
      </PagedList>
      <Suspense fallback={null}>{tying !== null && <TieGroup group={tying} onClose={() => setTying(null)} />}</Suspense>
    </Card>
  );
}
