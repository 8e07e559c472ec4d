import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { WrittenText } from '@hearth/ui/written-text';
import { MapPin } from 'lucide-react';
import type { TreeNode } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** One node: a branch with how many locations it has, or a location with its number. */
export function TreeRow({ node, name, chosen }: { node: TreeNode; name: string; chosen: boolean }) {
  const { number } = useFormat();
  const { t } = useWords();
  const isBranch = node.child_count > 0;
  return (
    <>
      {!isBranch && <Icon of={MapPin} className={chosen ? '' : 'text-ink-3'} />}
      <WrittenText className={`min-w-0 flex-1 ${isBranch ? 'font-bold' : ''}`}>{name}</WrittenText>
      {node.status === 'archived' && <Badge tone="neutral">{t('detail.archived')}</Badge>}
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">
        {isBranch ? number(node.location_count) : node.number}
      </span>
    </>
  );
}
