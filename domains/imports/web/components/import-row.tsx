import { CardRow } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { useFormat } from '@hearth/i18n/use-format';
import { Link } from 'react-router';
import type { ImportItem } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { KindIcon } from './kind-icon.tsx';
import { StatusBadge } from './status-badge.tsx';

/** An import in the list: the file, where it is, what came of it, whose it was. */
export function ImportRow({ item, now }: { item: ImportItem; now: Date }) {
  const { t } = useWords();
  const format = useFormat();
  const { counts } = item;
  const outcome =
    item.status === 'DONE' && counts !== null
      ? (['created', 'updated', 'same', 'refused'] as const)
          .filter((key) => counts[key] > 0)
          .map((key) => t(`result.${key}`, { count: counts[key] }))
      : item.status === 'RUNNING' || item.status === 'CHECKING'
        ? [
            t(item.phase === 'WRITING' ? 'progress.writing' : 'progress.reading', {
              done: format.number(item.rows_done),
              total: format.number(item.rows_total),
            }),
          ]
        : [];
  return (
    <CardRow className="relative flex-wrap hover:bg-surface-2">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <KindIcon kind={item.kind} size={20} />
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/settings/imports/${item.id}`}
            aria-label={t('list.open', { file: item.file_name })}
            className={`truncate text-base after:absolute after:inset-0 ${TEXT_LINK}`}
          >
            <bdi>{item.file_name}</bdi>
          </Link>
          <span className="text-sm text-ink-2">{t(`kinds.${item.kind}`)}</span>
        </span>
        <span className="block text-sm text-ink-2">
          {[...outcome, t('list.by', { name: item.created_by_name, time: format.relative(item.created_at, now) })].join(
            ' · ',
          )}
        </span>
      </span>
      <span className="phone:ms-12">
        <StatusBadge status={item.status} />
      </span>
    </CardRow>
  );
}
