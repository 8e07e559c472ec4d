import { ChevronRight, MapPin } from 'lucide-react';
import { Icon } from '@hearth/ui/icon';
import { Skeleton } from '@hearth/ui/skeleton';
import { WrittenText } from '@hearth/ui/written-text';
import { useFormat } from '@hearth/i18n/use-format';
import type { KeyboardEvent } from 'react';
import type { TreeLine } from '../../rules/tree-lines.ts';
import { nodeName } from '../node-name.ts';
import { useWords } from '../words.ts';

const indent = (level: number) => ({ paddingInlineStart: `${(level - 1) * 1.25 + 0.75}rem` });

/** One node: opened and closed like a folder, or chosen when it is a location. */
export function TreeRow(props: {
  line: Extract<TreeLine, { kind: 'node' }>;
  chosen: boolean;
  focusable: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}) {
  const { line, chosen, focusable, onFocus, onKeyDown, onClick } = props;
  const { node, level, open, position, sisters } = line;
  const { t, language } = useWords();
  const name = nodeName(language, node);
  const { number } = useFormat();
  const isBranch = node.child_count > 0;
  return (
    <div
      role="treeitem"
      data-line={node.id}
      tabIndex={focusable ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={sisters}
      aria-expanded={isBranch ? open : undefined}
      aria-selected={chosen}
      aria-label={isBranch ? t('tree.branch', { name, count: node.location_count }) : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={indent(level)}
      className={`flex h-full cursor-pointer items-center gap-2 pe-3 text-base -outline-offset-2 select-none ${chosen ? 'bg-accent-soft font-bold text-accent-ink' : 'hover:bg-surface-2'}`}
    >
      {isBranch ? (
        <Icon
          of={ChevronRight}
          directional
          className={`text-ink-2 transition-transform duration-150 ${open ? 'rotate-90 rtl:-rotate-90' : ''}`}
        />
      ) : (
        <Icon of={MapPin} className={chosen ? '' : 'text-ink-3'} />
      )}
      <WrittenText className={`min-w-0 flex-1 ${isBranch ? 'font-bold' : ''}`}>{name}</WrittenText>
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">
        {isBranch ? number(node.location_count) : node.number}
      </span>
    </div>
  );
}

/** The place of nodes that are on their way. */
export function MoreRow({ level }: { level: number }) {
  return (
    <div role="none" style={indent(level)} className="flex h-full items-center pe-3">
      <Skeleton className="h-3.5 w-2/3" />
    </div>
  );
}
