import { messages, protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { parserOf } from '../database/driver-types.ts';
import { parameters } from '../database/values.ts';

const { serialize } = protocol;
/** The driver's own writing of a value as text, which its types leave out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string | Buffer | null } })
  .utils;

/** How many statements an engine keeps prepared: those seen first, which are the ones every request uses. */
const PREPARED = 400;

/** The statements that an engine has prepared, by their text. */
const prepared = new WeakMap<PGlite, Map<string, { readonly name: string; isKnown: boolean }>>();

interface Sent {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}

/**
 * Runs one statement as a server's driver does, in one message to the engine, which parses and plans it once: six messages and a plan
 * each time, as the engine's own query sends, take six times as long. To be called within a transaction of the engine.
 */
export function sendStatement(engine: PGlite, text: string, values: readonly unknown[]): Promise<Sent> {
  const statement = statementOf(engine, text);
  const bound = parameters(values).map(prepareValue);
  const parts = [
    serialize.bind({ statement: statement?.name ?? '', values: bound }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ];
  return engine.runExclusive(async () => {
    // Closed first: an attempt that failed behind its parsing has left the name taken.
    if (statement === undefined) parts.unshift(serialize.parse({ text }));
    else if (!statement.isKnown)
      parts.unshift(
        serialize.close({ type: 'S', name: statement.name }),
        serialize.parse({ name: statement.name, text }),
      );
    const answered = await engine.execProtocolStream(joined(parts), { syncToFs: false });
    if (statement !== undefined) statement.isKnown = true;
    return read(answered);
  });
}

function statementOf(engine: PGlite, text: string): { readonly name: string; isKnown: boolean } | undefined {
  const all = prepared.get(engine) ?? new Map<string, { readonly name: string; isKnown: boolean }>();
  prepared.set(engine, all);
  const known = all.get(text);
  if (known !== undefined || all.size >= PREPARED) return known;
  const added = { name: `h${all.size}`, isKnown: false };
  all.set(text, added);
  return added;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The rows of an answer, and how many a statement wrote or gave. */
function read(answered: readonly messages.BackendMessage[]): Sent {
  const rows: Record<string, unknown>[] = [];
  let affected = 0;
  let columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[] = [];
  for (const message of answered) {
    if (message instanceof messages.RowDescriptionMessage)
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    else if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [index, { name, parse }] of columns.entries()) {
        const text = message.fields[index];
        row[name] = text === null || text === undefined ? null : parse(text);
      }
      rows.push(row);
    } else if (message instanceof messages.CommandCompleteMessage)
      affected = Number(message.text.split(' ').at(-1)) || 0;
  }
  return { rows, affected };
}
