import { usePhrases } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import en from './phrases/en.json';

/** The props of every chart: a sentence that describes what it shows. */
export type ChartProps = {
  /** What is seen, in a sentence: the name of the chart for those who hear it. */
  title: string;
  /** How a value is written: a number, money, hours. */
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
};

/** The rows behind a chart: a heading for each column, and for each row its name and its values as written. */
export type ChartTable = { head: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };

/** A drawing that is one picture to a screen reader, and the table behind it that everybody can open. */
export function ChartFrame({
  title,
  table,
  empty,
  className,
  children,
}: {
  title: string;
  table: ChartTable;
  empty: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = usePhrases('ui-charts', en);
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <figure className={join('grid min-w-0 gap-2', className)} aria-labelledby={titleId}>
      <figcaption className="flex items-start justify-between gap-3">
        <span id={titleId} className="text-dense font-bold">
          {title}
        </span>
        {!empty && (
          <Button size="sm" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'chart' : 'table')}
          </Button>
        )}
      </figcaption>
      {empty ? (
        <p className="py-6 text-center text-base text-ink-2">{t('empty')}</p>
      ) : (
        <>
          {!asTable && children}
          <TableBehind title={title} table={table} hidden={!asTable} />
        </>
      )}
    </figure>
  );
}

function TableBehind({ title, table, hidden }: { title: string; table: ChartTable; hidden: boolean }) {
  const [first = '', ...rest] = table.head;
  return (
    <div className={hidden ? 'sr-only' : 'overflow-x-auto'}>
      <table className="w-full border-collapse text-dense tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="py-1.5 pe-3 text-start">
              {first}
            </th>
            {rest.map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ name, cells }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={rest[index] ?? index} className="px-3 py-1.5 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
