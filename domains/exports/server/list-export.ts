import type { BrandGrant } from '@hearth/kit/access';
import type { Language } from '@hearth/kit/constants';
import type { Endpoint, InputShape } from '@hearth/kit/endpoint';
import type { Tx } from '@hearth/platform/database';
import type { ExportFormat, ExportList } from '../contract/schemas.ts';
import type { Cell } from '../rules/cells.ts';

/** An amount of money in minor units. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The words of an export in one language: its name and the headings of its columns. */
export interface ExportWords {
  readonly title: string;
  readonly columns: Readonly<Record<string, string>>;
}

type Heading<Words extends ExportWords> = keyof Words['columns'] & string;

interface ColumnOf<Row, Words extends ExportWords, Type extends string, Value> {
  readonly type: Type;
  readonly heading: Heading<Words>;
  /** Null leaves the cell empty. */
  readonly value: (row: Row, words: Words) => Value | null;
  /** Absent: whoever sees the list sees the column. Else the file is without it for everyone whom this refuses. */
  readonly shownTo?: (grant: BrandGrant) => boolean;
}

/** A column: its heading, the type of its cells, and the value of a row. */
export type Column<Row, Words extends ExportWords> =
  | ColumnOf<Row, Words, 'text', string>
  | ColumnOf<Row, Words, 'number', number>
  /** `YYYY-MM-DD`. */
  | ColumnOf<Row, Words, 'date', string>
  /** `HH:MM`, with or without seconds. */
  | ColumnOf<Row, Words, 'time', string>
  /** Written on the clock of the brand that is exported. */
  | ColumnOf<Row, Words, 'moment', Date>
  /** Becomes two columns: the amount as a number, and its currency. */
  | (ColumnOf<Row, Words, 'money', Money> & { readonly currencyHeading: Heading<Words> });

/** What is exported: the caller's grant, and the filters of the page, as its call reads them. */
export interface ExportQuestion<Filter> {
  readonly grant: BrandGrant;
  readonly userId: string;
  readonly filter: Filter;
  readonly language: Language;
  readonly now: Date;
}

/** The input of an endpoint that exports a list: the filters of the page and how they are to be written. */
interface ExportInput<Filter> extends InputShape {
  readonly params: { readonly id: string };
  readonly query: Filter & { readonly format: ExportFormat; readonly language: Language };
}

/** A list that can be saved as a file: declared by the domain whose page shows it. */
export interface ListExport<Row, Filter, Words extends ExportWords> {
  readonly list: ExportList;
  readonly endpoint: Endpoint<ExportInput<Filter>, InputShape, unknown, 'brand', 'inOwn'>;
  readonly words: (language: Language) => Words;
  readonly columns: readonly Column<Row, Words>[];
  /** How many rows there are in all. */
  readonly count: (tx: Tx<'tenant'>, question: ExportQuestion<Filter>) => Promise<number>;
  /** The next rows in a stable order, after the last one that was read. */
  readonly page: (
    tx: Tx<'tenant'>,
    question: ExportQuestion<Filter>,
    window: { readonly after: Row | undefined; readonly limit: number },
  ) => Promise<readonly Row[]>;
}

/** The columns that a grant lets its holder see. */
export function columnsFor<Row, Words extends ExportWords>(
  columns: readonly Column<Row, Words>[],
  grant: BrandGrant,
): readonly Column<Row, Words>[] {
  return columns.filter(({ shownTo }) => shownTo?.(grant) ?? true);
}

/** A column of a file: a list's column, or one of the two that money becomes. */
export interface FileColumn<Row> {
  readonly heading: string;
  readonly type: NonNullable<Cell>['type'];
  readonly cell: (row: Row) => Cell;
}
