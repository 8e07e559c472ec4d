import type { PGlite } from '@electric-sql/pglite';

/** How the engine says that it leaves a failed statement in good order: PostgreSQL's jump to its main loop. */
const ORDERLY = 100;

interface EngineLoop {
  _PostgresMainLoopOnce(): unknown;
}

/**
 * Calls `onPanic` when the engine breaks down for good, for example because the disk refuses to write its log. Such an engine
 * neither answers nor fails: the call that broke it would turn in a circle for ever, so `onPanic` must end the process.
 */
export function watchForPanic(database: PGlite, onPanic: (error: unknown) => never): void {
  const engine = database.Module as unknown as EngineLoop;
  const once = engine._PostgresMainLoopOnce.bind(engine);
  engine._PostgresMainLoopOnce = () => {
    try {
      return once();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ORDERLY) onPanic(error);
      throw error;
    }
  };
}
