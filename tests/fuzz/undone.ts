import type { Database } from '@hearth/platform/database';

class Undone extends Error {}

/** A database whose work can be undone as soon as it has answered: what stands in it stays as it was. */
export interface UndoingDatabase {
  readonly around: (database: Database) => Database;
  /** From now on nothing that is done is kept. */
  start(): void;
}

/** Makes one; until it is started, everything is kept. */
export function undoing(): UndoingDatabase {
  let isUndoing = false;
  return {
    start: () => void (isUndoing = true),
    around: (database) => ({
      ...database,
      run: async (scope, work, options = {}) => {
        if (!isUndoing || options.readOnly === true) return database.run(scope, work, options);
        const kept: { answer?: Awaited<ReturnType<typeof work>> } = {};
        try {
          await database.run(
            scope,
            async (tx) => {
              kept.answer = await work(tx);
              throw new Undone();
            },
            options,
          );
        } catch (error) {
          if (!(error instanceof Undone)) throw error;
        }
        return kept.answer as Awaited<ReturnType<typeof work>>;
      },
    }),
  };
}
