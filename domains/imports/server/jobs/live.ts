import type { ImportPhase, ImportStatus } from '../../contract/schemas.ts';
import type { ImportRow } from '../queries/tables.ts';

/** An import that this process works on. */
export interface LiveImport {
  readonly groupId: string;
  readonly nodeId: string;
  readonly status: ImportStatus;
  phase: ImportPhase;
  rowsDone: number;
  rowsTotal: number;
  cancelAsked: boolean;
}

/**
 * The imports that this process is working on. The embedded database answers nobody while rows are being written in their
 * one transaction, so progress and cancelling go through memory there.
 */
const live = new Map<string, LiveImport>();

/** Registers an import as in progress here, until `unregisterLive`. */
export function registerLive(row: ImportRow): LiveImport {
  const entry: LiveImport = {
    groupId: row.group_id,
    nodeId: row.node_id,
    status: row.status,
    phase: 'READING',
    rowsDone: 0,
    rowsTotal: row.rows_total,
    cancelAsked: false,
  };
  live.set(row.id, entry);
  return entry;
}

export function unregisterLive(id: string): void {
  live.delete(id);
}

/** The import's progress if this process works on it. */
export function findLive(id: string): LiveImport | undefined {
  return live.get(id);
}
