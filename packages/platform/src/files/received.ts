import { mkdir, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '@hearth/kit/id';
import type { FileBytes } from './store.ts';

/** So many files that were received are in memory at the same time, on one node; the next waits until one is done with. */
const MOST_IN_MEMORY = 4;

/** The bytes of a file that came with a call. They lie on the disk, without a name, until the call is answered. */
export interface ReceivedBytes extends FileBytes {
  /** Works on all of them in memory, when it is their turn. Not to be used within itself, nor to wait for others. */
  inMemory<T>(work: (bytes: Buffer) => T | Promise<T>): Promise<T>;
}

let inMemory = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (inMemory < MOST_IN_MEMORY) inMemory += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next === undefined) inMemory -= 1;
  else next();
}

/**
 * The files that come with one call. They are written to a folder as they come and have no name there: nothing is left of
 * them when the call ends, in whatever way, and nothing when the process does.
 */
export class ReceivedFiles {
  readonly #folder: string;
  readonly #handles: FileHandle[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes what comes, up to its end. `beforeEach` is asked before each piece, and throws where there is to be no more of it. */
  async receive(bytes: Readable, beforeEach: () => void): Promise<ReceivedBytes> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, newId());
    const file = await open(path, 'wx+', 0o600);
    this.#handles.push(file);
    await rm(path);
    let length = 0;
    for await (const piece of bytes as AsyncIterable<Uint8Array>) {
      beforeEach();
      await file.writeFile(piece);
      length += piece.length;
    }
    const stream = (): Readable => file.createReadStream({ start: 0, autoClose: false });
    return {
      length,
      stream,
      inMemory: async (work) => {
        await takeTurn();
        try {
          return await work(await readWhole(file, length));
        } finally {
          endTurn();
        }
      },
    };
  }

  /** Lets go of all of them: their room on the disk is free. */
  async release(): Promise<void> {
    for (const file of this.#handles.splice(0)) await file.close();
  }
}

async function readWhole(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length;) {
    const { bytesRead } = await file.read(bytes, read, length - read, read);
    if (bytesRead === 0) throw new Error('A file that was received is shorter than it was.');
    read += bytesRead;
  }
  return bytes;
}
