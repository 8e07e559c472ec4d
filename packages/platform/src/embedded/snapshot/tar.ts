import type { Readable } from 'node:stream';
import { Header, Pack, Parser, ReadEntry } from 'tar';

/** A folder name, or a file with its content, or with its size and its bytes as they come. */
export type TarEntry =
  | { readonly name: string; readonly folder: true }
  | { readonly name: string; readonly content: string | Buffer }
  | { readonly name: string; readonly size: number; readonly body: Iterable<Buffer> | AsyncIterable<Buffer> };

/** An entry of an archive that is being read. Its body is good until the next entry is asked for. */
export interface TarFile {
  readonly name: string;
  readonly isFolder: boolean;
  readonly size: number;
  readonly body: AsyncIterable<Buffer>;
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** A tar ends with two blocks of zeros: without them it was cut. */
const END_BYTES = 1024;

/** Size and bytes of an entry, whichever way it is given. */
function contentOf(entry: TarEntry): { size: number; body: Iterable<Buffer> | AsyncIterable<Buffer> } {
  if ('folder' in entry) return { size: 0, body: [] };
  if ('body' in entry) return entry;
  const bytes = Buffer.from(entry.content);
  return { size: bytes.length, body: [bytes] };
}

/** The bytes of a tar file with these entries. What the library makes of each chunk is passed on before the next is read. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const made: Buffer[] = [];
  const pack = new Pack({ portable: true, noMtime: true, strict: true });
  pack.on('data', (chunk: Buffer) => void made.push(chunk));
  const ended = pack.promise();
  // Whoever stops reading earlier hears of no failure.
  ended.catch(() => undefined);
  for await (const entry of entries) {
    const { size, body } = contentOf(entry);
    const [type, mode] = 'folder' in entry ? (['Directory', FOLDER_MODE] as const) : (['File', FILE_MODE] as const);
    const head = new ReadEntry(new Header({ path: entry.name, type, size, mode }));
    pack.add(head);
    let left = size;
    for await (const chunk of body) {
      left -= chunk.length;
      if (left < 0) break;
      head.write(chunk);
      yield* made.splice(0);
    }
    if (left !== 0) throw new Error(`The entry ${entry.name} is not as long as it was said to be.`);
    head.end();
    yield* made.splice(0);
  }
  pack.end();
  await ended;
  yield* made.splice(0);
}

type Piece = { readonly entry: ReadEntry } | { readonly chunk: Buffer } | 'END';

/** What a tar file consists of, in its order: of each entry its head, its bytes and its end. */
async function* readPieces(stream: Readable): AsyncGenerator<Piece> {
  const pieces: Piece[] = [];
  let failure: Error | undefined;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      pieces.push({ entry });
      entry.on('data', (chunk: Buffer) => void pieces.push({ chunk }));
      entry.on('end', () => void pieces.push('END'));
    },
  });
  parser.on('error', (error: Error) => void (failure ??= error));
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(chunk);
    if (failure !== undefined) throw failure;
    tail = Buffer.concat([tail, chunk]).subarray(-END_BYTES);
    yield* pieces.splice(0);
  }
  if (tail.length < END_BYTES || tail.some((byte) => byte !== 0)) throw new Error('The archive ends too early.');
  parser.end();
  if (failure !== undefined) throw failure;
  yield* pieces.splice(0);
}

/** The entries of a tar file, one after the other. Throws when it is damaged or ends too early. */
export async function* readTar(stream: Readable): AsyncGenerator<TarFile> {
  const pieces = readPieces(stream);
  for (;;) {
    const first = await pieces.next();
    if (first.done === true) return;
    if (first.value === 'END' || 'chunk' in first.value) throw new Error('The archive has bytes of no entry.');
    const { entry } = first.value;
    let isRead = false;
    const body = async function* (): AsyncGenerator<Buffer> {
      while (!isRead) {
        const next = await pieces.next();
        if (next.done === true) throw new Error('The archive ends too early.');
        if (next.value === 'END') isRead = true;
        else if ('chunk' in next.value) yield next.value.chunk;
      }
    };
    const rest = body();
    yield { name: entry.path.replace(/\/$/, ''), isFolder: entry.type === 'Directory', size: entry.size, body: rest };
    // Whoever left the body early closed that generator: what is left of it is read by another.
    for await (const _chunk of body());
  }
}
