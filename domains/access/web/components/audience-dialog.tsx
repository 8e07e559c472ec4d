import { PagedList } from '@hearth/ui/resource';
import { useCursorPages } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Modal } from '@hearth/ui/modal';
import { SkeletonText } from '@hearth/ui/skeleton';
import { whoCanSee } from '../../contract/endpoints.ts';
import type { RecordKind } from '../../contract/schemas.ts';
import { useConditionText, useRoleName, useWords } from '../words.ts';

/** The people who can see a record, and the rights that let them. */
export function AudienceDialog({
  kind,
  brandId,
  category,
  onClose,
}: {
  readonly kind: RecordKind;
  readonly brandId: string;
  readonly category: string | null;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const roleName = useRoleName();
  const conditionText = useConditionText();
  const found = useCursorPages(
    whoCanSee,
    { params: { id: brandId }, query: { kind, ...(category === null ? {} : { category }) } },
    { nextOf: (answer) => answer.next_cursor },
  );
  const [first] = found.data?.pages ?? [];
  return (
    <Modal open onClose={onClose} title={t('seen.button')} description={t('seen.note')} closeLabel={t('close')}>
      {first !== undefined && (
        <div className="grid gap-4 pt-1">
          <p className="font-bold">{t('seen.total', { count: first.total })}</p>
          <p className="flex flex-wrap gap-1.5">
            {first.roles.map(({ role, role_name: ownName, people: count }) => (
              <Badge key={role}>
                {roleName(role, ownName)} · {t('role.people', { count })}
              </Badge>
            ))}
          </p>
        </div>
      )}
      <PagedList
        of={found}
        items={(page) => page.people}
        failed={t('page.failed')}
        problem={problem}
        loading={<SkeletonText lines={5} />}
        empty={null}
      >
        {(people) => (
          <ul className="mt-4 grid gap-2">
            {people.map((person) => (
              <li key={person.user_id} className="grid border-b border-line pb-2 last:border-b-0">
                <bdi>{person.user_name}</bdi>
                <ul className="text-sm text-ink-2">
                  {person.ways.map((way) => (
                    <li key={way.grant_id} className="flex flex-wrap gap-x-2">
                      <bdi>{roleName(way.role, way.role_name)}</bdi>
                      <bdi>{way.brand_name}</bdi>
                      {conditionText(way.conditions).map((text) => (
                        <span key={text}>{text}</span>
                      ))}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Modal>
  );
}
