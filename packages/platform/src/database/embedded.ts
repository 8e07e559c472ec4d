import type { PGlite, Transaction } from '@electric-sql/pglite';
import { enterScope } from './scope.ts';
import type { Wire } from './tx.ts';
import { parameters, TYPE, wholeNumber } from './values.ts';

const asText = (text: string): string => text;
const parsers = {
  [TYPE.int8]: wholeNumber,
  [TYPE.date]: asText,
  [TYPE.time]: asText,
  [TYPE.timestamp]: asText,
  [TYPE.dateArray]: (text: string) =>
    text
      .slice(1, -1)
      .split(',')
      .filter((item) => item !== ''),
};

/** The embedded database's transaction as a wire. */
export function embeddedWire(transaction: Transaction | PGlite): Wire {
  return {
    async query(text, values) {
      const result = await transaction.query<Record<string, unknown>>(text, parameters(values), { parsers });
      return { rows: result.rows, affected: result.affectedRows ?? 0 };
    },
    async script(text) {
      await transaction.exec(text);
    },
    async enter(scope) {
      await transaction.exec(enterScope(scope));
    },
  };
}
