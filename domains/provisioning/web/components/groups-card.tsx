import { useRoleName } from '@hearth/domains/access/widgets';
import { useBrand } from '@hearth/client/person';
import { callKey, useCursorPages } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
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
  const cache = useQueryClient();
  const [tying, setTying] = useState<Group | null>(null);
  const list = useCursorPages(
    listDirectoryGroups,
    { params: { id: groupId }, query: {} },
    { nextOf: (answer) => answer.next_cursor },
  );
  const groups = list.data?.pages.flatMap((page) => page.groups) ?? [];
  return (
    <Card title={t('groups.title')} note={t('groups.lead')} flush>
      {list.isPending && (
        <Loading label={t('groups.loading')}>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {list.error !== null && list.data === undefined && (
        <ErrorState
          title={t('groups.failed')}
          action={<Button onClick={() => void list.refetch()}>{t('page.again')}</Button>}
        >
          {problem(list.error)}
        </ErrorState>
      )}
      {list.data !== undefined && groups.length === 0 && (
        <EmptyState title={t('groups.none')}>{t('groups.noneText')}</EmptyState>
      )}
      {groups.map((group) => (
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
      ))}
      {list.hasNextPage && (
        <div className="p-3 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('groups.more')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {tying !== null && (
          <TieGroup
            group={tying}
            onTied={() => cache.invalidateQueries({ queryKey: callKey(listDirectoryGroups) })}
            onClose={() => setTying(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
