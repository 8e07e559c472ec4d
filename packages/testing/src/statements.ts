import type { Database } from '@hearth/platform/database';

/** Captures the SQL that a piece of work sends, in order, without values. */
export async function captureStatements(database: Database, work: () => Promise<unknown>): Promise<readonly string[]> {
  const plain = database.run.bind(database);
  const sent: string[] = [];
  const listening: typeof database.run = (scope, inside, options) =>
    plain(scope, inside, { ...options, hear: (statement) => void sent.push(statement) });
  Object.assign(database, { run: listening });
  try {
    await work();
  } finally {
    Object.assign(database, { run: plain });
  }
  return sent;
}
