import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { DEFAULT_DIRECTION, LIST_ORDERS } from '../../../rules/list-order.ts';
import en from './en.json' with { type: 'json' };
import { LineName, LineStage, LineWait } from './line-parts.tsx';
import type { ListTableData } from './list-table.tsx';

const LINE_HEIGHT = 92;
/** So many lines before the end, more are asked for. */
const AHEAD = 10;

/** The list where there is no room for a table: a line for each person, and a field for the order. */
export function ListLines(data: ListTableData) {
  const { lines, fitOf, openId, chosen, sort, onSort, onMore } = data;
  const { t } = usePhrases('applications-list', en);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- guards the React Compiler, which is not used: nothing keeps what the virtualizer answered before
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const nearEnd = onMore !== undefined && (items.at(-1)?.index ?? 0) >= lines.length - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- asked again when there are more lines, not with every rendering
  }, [nearEnd, lines.length]);
  return (
    <>
      {fitOf === undefined && (
        <ChoiceField
          label={t('order')}
          labelHidden
          placeholder={t('by.applied')}
          value={sort.column}
          onChange={(value) => {
            const order = LIST_ORDERS.find((one) => one === value);
            if (order !== undefined) onSort({ column: order, direction: DEFAULT_DIRECTION[order] });
          }}
          options={LIST_ORDERS.map((order) => ({ id: order, label: t(`by.${order}`) }))}
        />
      )}
      <div
        ref={scroller}
        role="group"
        aria-label={t('list')}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto rounded-lg border border-line bg-surface -outline-offset-2"
      >
        <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const line = lines[index];
            if (line === undefined) return null;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                className={`absolute inset-x-0 top-0 flex items-start gap-2 border-b border-line p-3 ${
                  line.id === openId || chosen.has(line.id) ? 'bg-accent-soft' : ''
                }`}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PersonLine line={line} {...data} />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

type PersonLineProps = Pick<
  ListTableData,
  'fitOf' | 'promisedHours' | 'about' | 'rights' | 'onOpen' | 'chosen' | 'onChosen'
> & { readonly line: ListTableData['lines'][number] };

/** One person: the choice, the name, how long they have waited, and where they are. */
function PersonLine({ line, fitOf, promisedHours, about, rights, onOpen, chosen, onChosen }: PersonLineProps) {
  const { t } = usePhrases('applications-list', en);
  const format = useFormat();
  return (
    <>
      {rights.move && (
        <Checkbox
          labelHidden
          label={t('choose', { name: `${line.first_name} ${line.last_name}` })}
          checked={chosen.has(line.id)}
          onChange={({ currentTarget: { checked } }) => {
            const next = new Set(chosen);
            if (checked) next.add(line.id);
            else next.delete(line.id);
            onChosen(next);
          }}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex items-center justify-between gap-2 font-bold phone:min-h-11">
          <LineName line={line} onOpen={onOpen} />
          <LineWait line={line} promisedHours={promisedHours} />
        </div>
        {fitOf?.(line)}
        <div className="flex items-start justify-between gap-2 text-sm text-ink-2">
          <LineStage line={line} />
          <span className="grid min-w-0 justify-items-end">
            {about.job && (
              <span dir="auto" className="max-w-full truncate">
                {line.job_title}
              </span>
            )}
            <span>{format.date(line.applied_at.slice(0, 10))}</span>
          </span>
        </div>
      </div>
    </>
  );
}
