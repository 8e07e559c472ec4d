import { refuseWithinTransaction } from '../database.ts';
import type { FileStore } from './store.ts';

/** A store whose bytes are never waited for within a transaction. To sign an address waits for nothing. */
export function outsideTransactions(store: FileStore): FileStore {
  const guarded = <Arguments extends unknown[], Answer>(
    what: string,
    act: (...input: Arguments) => Promise<Answer>,
  ): ((...input: Arguments) => Promise<Answer>) => {
    return async (...input) => {
      refuseWithinTransaction(what);
      return act(...input);
    };
  };
  return {
    put: guarded('Writing a file', store.put),
    get: guarded('Reading a file', store.get),
    size: guarded('Measuring a file', store.size),
    delete: guarded('Deleting a file', store.delete),
    uploadUrl: store.uploadUrl,
    downloadUrl: store.downloadUrl,
  };
}
