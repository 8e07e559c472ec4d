import type { PGlite, Transaction } from '@electric-sql/pglite';
import { sendStatement } from '../embedded/statements.ts';
import { parserOf } from './driver-types.ts';
import { entryInto } from './scope.ts';
import type { Wire } from './tx.ts';
import { parameters, TYPE } from './values.ts';

/** What the engine's own queries read as the driver does. */
const parsers = Object.fromEntries(
  [TYPE.int8, TYPE.date, TYPE.time, TYPE.timestamp, TYPE.dateArray].map((type) => [type, parserOf(type)]),
);

/** A transaction of the embedded database as a wire. */
export function embeddedWire(engine: PGlite, transaction: Transaction): Wire {
  const query: Wire['query'] = async (text, values) => {
    if (transaction.closed) throw new Error('This transaction is over.');
    return sendStatement(engine, text, values);
  };
  return {
    query,
    async script(text) {
      await transaction.exec(text);
    },
    async enter(scope) {
      await query(...entryInto(scope));
    },
  };
}

/** Statements of the schema's owner on the embedded database. */
export function ownerWire(transaction: Transaction | PGlite): Pick<Wire, 'query' | 'script'> {
  return {
    async query(text, values) {
      const result = await transaction.query<Record<string, unknown>>(text, parameters(values), { parsers });
      return { rows: result.rows, affected: result.affectedRows ?? 0 };
    },
    async script(text) {
      await transaction.exec(text);
    },
  };
}
