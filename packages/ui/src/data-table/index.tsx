import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { Checkbox } from '../checkbox/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import type { Column, Sort } from './columns.ts';
import { nextSort, selectionState, toggleAll, toggleRow } from './columns.ts';

export type { Column, Sort } from './columns.ts';

/** From this many rows on, only those in view are drawn. */
export const VIRTUAL_FROM = 200;

const ROW_HEIGHT = 44;
/** So many pixels before the end, more rows are asked for. */
const AHEAD = 12 * ROW_HEIGHT;

/** The selection of a table: the keys, and the labels of its checkboxes. */
export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
};

/** The props of a DataTable: a name, columns, rows, and what can be done with them. */
export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Marks a row, e.g. the one whose details are open. */
  currentKey?: string | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Height of the scrolling region; needed over 200 rows. */
  maxHeight?: string | undefined;
  /** Asked for more rows shortly before the last is in view; absent when there are no more, or while they are on their way. */
  onMore?: (() => void) | undefined;
  className?: string | undefined;
};

/** Rows and columns with a head that stays in view; it scrolls by itself, also by keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, selection, currentKey, empty, maxHeight, onMore, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const since = useRef<string>(undefined);
  const virtual = rows.length > VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- guards the React Compiler, which is not used: nothing keeps what the virtualizer answered before
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const items = virtual ? virtualizer.getVirtualItems() : undefined;
  const width = columns.length + (selection === undefined ? 0 : 1);
  const before = items?.[0]?.start ?? 0;
  const after = items === undefined ? 0 : virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const header = columns.find((column) => column.rowHeader === true)?.id ?? columns[0]?.id;

  function select(key: string, shift: boolean) {
    if (selection === undefined) return;
    selection.onChange(toggleRow(rows.map(rowKey), selection.selected, key, shift ? since.current : undefined));
    since.current = key;
  }

  return (
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={join('relative overflow-auto -outline-offset-2', className)}
      onScroll={
        onMore === undefined
          ? undefined
          : ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (scrollHeight - scrollTop - clientHeight < AHEAD) onMore();
            }
      }
      style={{ maxHeight: maxHeight ?? (virtual ? '70dvh' : undefined) }}
    >
      <table
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        className={join('w-full border-separate border-spacing-0 text-dense', virtual && 'table-fixed')}
      >
        <thead>
          <HeaderRow {...props} virtual={virtual} />
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} width={width} />}
          {(items ?? rows).map((item, position) => {
            const index = items?.[position]?.index ?? position;
            const row = rows[index];
            if (row === undefined) return null;
            const key = rowKey(row);
            return (
              <DataRow
                key={key}
                ref={virtual ? virtualizer.measureElement : undefined}
                index={index}
                virtual={virtual}
                row={row}
                columns={columns}
                headerId={header}
                current={key === currentKey}
                selection={selection && { ...selection, onToggle: (shift) => select(key, shift) }}
                selected={selection?.selected.has(key)}
              />
            );
          })}
          {after > 0 && <Gap height={after} width={width} />}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

function HeaderRow<Row>(props: DataTableProps<Row> & { virtual: boolean }) {
  const { columns, rows, rowKey, sort, onSort, selection, virtual } = props;
  return (
    <tr aria-rowindex={virtual ? 1 : undefined}>
      {selection !== undefined && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
      {columns.map((column) => (
        <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
      ))}
    </tr>
  );
}

type DataRowProps<Row> = {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  virtual: boolean;
  row: Row;
  columns: readonly Column<Row>[];
  /** The column that names the row. */
  headerId: string | undefined;
  current: boolean;
  selection: (Pick<TableSelection<Row>, 'rowLabel'> & { onToggle: (shift: boolean) => void }) | undefined;
  selected: boolean | undefined;
};

function DataRow<Row>(props: DataRowProps<Row>) {
  const { ref, index, virtual, row, columns, headerId, current, selection, selected } = props;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={virtual ? index + 2 : undefined}
      aria-selected={selected}
      aria-current={current ? true : undefined}
      className={join('group/row', selected === true || current ? 'bg-accent-soft' : 'hover:bg-surface-2')}
    >
      {selection !== undefined && (
        <td className={join(CELL, 'w-11')}>
          <Checkbox
            labelHidden
            label={selection.rowLabel(row)}
            checked={selected ?? false}
            onChange={(event) =>
              selection.onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} isHeader={column.id === headerId} />
      ))}
    </tr>
  );
}

const CELL = 'h-11 border-b border-line px-3 py-1.5 first:ps-4 last:pe-4 group-last/row:border-b-0';
const HEAD =
  'sticky top-0 z-sticky h-9 border-b border-line-strong bg-surface-2 px-3 text-sm font-normal text-ink-2 first:ps-4 last:pe-4';
const ALIGN = { start: 'text-start', center: 'text-center', end: 'text-end tabular-nums' } as const;

function SelectAll<Row>({
  rows,
  rowKey,
  selection,
}: {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row>;
}) {
  const keys = rows.map(rowKey);
  const state = selectionState(keys, selection.selected);
  return (
    <th scope="col" className={join(HEAD, 'w-11 text-start')}>
      <Checkbox
        labelHidden
        label={selection.allLabel}
        checked={state === 'all'}
        mixed={state === 'some'}
        disabled={keys.length === 0}
        onChange={() => selection.onChange(toggleAll(keys, selection.selected))}
      />
    </th>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const active = sort?.column === column.id ? sort.direction : undefined;
  const align = ALIGN[column.align ?? 'start'];
  if (column.sortable !== true || onSort === undefined) {
    return (
      <th scope="col" style={{ width: column.width }} className={join(HEAD, align)}>
        {column.header}
      </th>
    );
  }
  const drawing = active === undefined ? ChevronsUpDown : active === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={active ?? 'none'} style={{ width: column.width }} className={join(HEAD, align)}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column.id))}
        className={join(
          '-mx-1.5 inline-flex min-h-7 items-center phone:min-h-11 gap-1 rounded-xs px-1.5 hover:bg-sunken hover:text-ink',
          active !== undefined && 'font-bold text-ink',
        )}
      >
        {column.header}
        <Icon of={drawing} size={14} className={active === undefined ? 'text-ink-3' : 'text-accent-ink'} />
      </button>
    </th>
  );
}

function BodyCell<Row>({ column, row, isHeader }: { column: Column<Row>; row: Row; isHeader: boolean }) {
  const look = join(CELL, ALIGN[column.align ?? 'start']);
  if (!isHeader) return <td className={look}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={join(look, 'font-bold')}>
      {column.cell(row)}
    </th>
  );
}

function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

/** The props of a BulkBar: the count in words, the actions, and how to let go. */
export type BulkBarProps = { countText: string; actions: ReactNode; clearLabel: string; onClear: () => void };

/** Stands above a table while rows are selected. */
export function BulkBar({ countText, actions, clearLabel, onClear }: BulkBarProps) {
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center gap-2 rounded-md bg-accent-soft px-4 py-1.5 text-base text-accent-ink"
    >
      <span className="font-bold tabular-nums">{countText}</span>
      <button
        type="button"
        onClick={onClear}
        className="min-h-7 rounded-xs px-1.5 underline-offset-2 hover:underline phone:min-h-11"
      >
        {clearLabel}
      </button>
      <span className="ms-auto flex flex-wrap gap-2">{actions}</span>
    </div>
  );
}
