import type { Database, Tx } from '@hearth/platform/database';

/** The texts of the statements that a piece of work sends, in order, without their values. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<readonly string[]> {
  const plain = database.run.bind(database);
  const sent: string[] = [];
  const listening: typeof database.run = (scope, inside, options) =>
    plain(
      scope,
      (tx: Tx) => {
        const executor = tx.tables<unknown>().getExecutor();
        const execute = executor.executeQuery.bind(executor);
        executor.executeQuery = (query) => {
          sent.push(query.sql);
          return execute(query);
        };
        const query = tx.query.bind(tx);
        tx.query = (text, values) => {
          sent.push(text);
          return query(text, values);
        };
        return inside(tx);
      },
      options,
    );
  Object.assign(database, { run: listening });
  try {
    await work();
  } finally {
    Object.assign(database, { run: plain });
  }
  return sent;
}
