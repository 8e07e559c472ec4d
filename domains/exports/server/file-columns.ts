import { fractionDigits } from '@hearth/kit/currency';
import { localMinutes } from '@hearth/kit/time/local-minutes';
import type { Cell } from '../rules/cells.ts';
import type { Column, ExportWords, FileColumn, Money } from './list-export.ts';

const text = (value: string | null): Cell => (value === null || value === '' ? null : { type: 'text', text: value });

/** Remembers the digits of currencies: a list has few of them and many amounts. */
function digitsOf(): (currency: string) => number {
  const known = new Map<string, number>();
  return (currency) => {
    const digits = known.get(currency) ?? fractionDigits(currency);
    known.set(currency, digits);
    return digits;
  };
}

/** A cell of a value, or an empty one. */
const cellOf = <Value>(value: Value | null, cell: (value: Value) => Cell): Cell =>
  value === null ? null : cell(value);

/** The columns of a file in a language, with moments on the clock of a place, which their headings name. */
export function toFileColumns<Row, Words extends ExportWords>(
  columns: readonly Column<Row, Words>[],
  words: Words,
  timeZone: string,
): readonly FileColumn<Row>[] {
  const headingOf = (key: string): string => words.columns[key] ?? key;
  const localMoment = localMinutes(timeZone);
  const digits = digitsOf();
  return columns.flatMap((column): readonly FileColumn<Row>[] => {
    const one = (type: FileColumn<Row>['type'], cell: FileColumn<Row>['cell'], heading: string = column.heading) => ({
      heading: headingOf(heading),
      type,
      cell,
    });
    switch (column.type) {
      case 'text':
        return [one('text', (row) => text(column.value(row, words)))];
      case 'number':
        return [one('number', (row) => cellOf(column.value(row, words), (value) => ({ type: 'number', value })))];
      case 'date':
        return [one('date', (row) => cellOf(column.value(row, words), (day) => ({ type: 'date', day })))];
      case 'time': {
        const cell = (time: string): Cell => ({ type: 'time', time: time.slice(0, 5) });
        return [one('time', (row) => cellOf(column.value(row, words), cell))];
      }
      case 'moment': {
        const cell = (at: Date): Cell => ({ type: 'moment', local: localMoment(at) });
        const heading = `${headingOf(column.heading)} (${timeZone})`;
        return [one('moment', (row) => cellOf(column.value(row, words), cell), heading)];
      }
      case 'money': {
        const cell = ({ amount, currency }: Money): Cell => ({
          type: 'amount',
          minor: amount,
          digits: digits(currency),
        });
        return [
          one('amount', (row) => cellOf(column.value(row, words), cell)),
          one('text', (row) => text(column.value(row, words)?.currency ?? null), column.currencyHeading),
        ];
      }
    }
  });
}
