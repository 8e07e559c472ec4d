import fs, { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Engine = Parameters<NodeFS['init']>[0];
type EngineOptions = Parameters<NodeFS['init']>[1];

/** The part of the engine's view of an open file that is used here. */
interface OpenFile {
  readonly nfd?: number;
}

interface FileOperations {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** Statements in a row may keep everybody else in the process waiting for this long. */
const TURN_MS = 10;

/** As many as the process has threads for files. */
const FILES_AT_ONCE = 4;

/** WASI's number for an input/output error. */
const IO_ERROR = 29;

function syncOpenFile(file: OpenFile): number {
  if (file.nfd === undefined) return 0;
  try {
    fs.fsyncSync(file.nfd);
    return 0;
  } catch {
    return IO_ERROR;
  }
}

/**
 * The engine's files in a folder, with working fsync. The engine asks for fsync through a hook that its own folder
 * adapter leaves empty; with the hook filled, PostgreSQL's promise about power loss holds here as on a server.
 * The engine answers without ever leaving the current turn of the event loop, so a long row of statements would
 * keep requests from being read; here, after each statement, others get a turn when theirs is due.
 */
export class DurableFiles extends NodeFS {
  #turnBegan = 0;

  override async syncToFs(): Promise<void> {
    if (performance.now() - this.#turnBegan < TURN_MS) return;
    await setImmediate();
    this.#turnBegan = performance.now();
  }

  override async init(engine: Engine, options: EngineOptions): Promise<{ emscriptenOpts: EngineOptions }> {
    const { emscriptenOpts } = await super.init(engine, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            (module as unknown as FileOperations).NODEFS.stream_ops.fsync = syncOpenFile;
          },
        ],
      },
    };
  }
}

/** Makes a file's content, or a folder's list of names, survive a power loss. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Makes a folder with all that is in it survive a power loss; several files at once, which disks do much faster. */
export async function syncTree(folder: string): Promise<void> {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ];
  const syncRest = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const file = await open(path, 'r');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, syncRest));
}
