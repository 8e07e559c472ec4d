import { refuseWithinTransaction } from '../database.ts';
import type { FileStore } from './store.ts';

/** A store whose bytes are never waited for within a transaction. To sign an address waits for nothing. */
export function outsideTransactions(store: FileStore): FileStore {
  return {
    put: async (key, bytes, type) => {
      refuseWithinTransaction('Writing a file');
      return store.put(key, bytes, type);
    },
    get: async (key, most) => {
      refuseWithinTransaction('Reading a file');
      return store.get(key, most);
    },
    size: async (key) => {
      refuseWithinTransaction('Measuring a file');
      return store.size(key);
    },
    delete: async (key) => {
      refuseWithinTransaction('Deleting a file');
      return store.delete(key);
    },
    uploadUrl: (permit) => store.uploadUrl(permit),
    downloadUrl: (permit) => store.downloadUrl(permit),
  };
}
