import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { TarEntry } from '@hearth/platform/embedded/snapshot/tar';
import { NAME } from './format.ts';
import type { BackupManifest } from './format.ts';

/** So many sums are in memory at most, while writing and while checking. */
const AT_ONCE = 10_000;

type ChecksumList = BackupManifest['checksums'][number];

const sha256 = (): Hash => createHash('sha256');

/** Hashes the parts of an archive as they are written, and makes the lists of their sums. */
export class ChecksumWriter {
  #lines: string[] = [];
  readonly #lists: ChecksumList[] = [];

  /** The lists that are complete. */
  get lists(): readonly ChecksumList[] {
    return this.#lists;
  }

  /** The entry, whose sum is noted when it has been written. */
  of(entry: TarEntry): TarEntry {
    if ('folder' in entry) return entry;
    const { name } = entry;
    const hash = sha256();
    const note = (): void => void this.#lines.push(`${hash.digest('hex')}  ${name}\n`);
    const [size, body] =
      'body' in entry ? [entry.size, entry.body] : [Buffer.byteLength(entry.content), [Buffer.from(entry.content)]];
    const hashed = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
      note();
    };
    return { name, size, body: hashed() };
  }

  /** The list of the sums so far, where it is long enough or the last; nothing otherwise. */
  *list(isLast = false): Generator<TarEntry> {
    if (this.#lines.length === 0 || (this.#lines.length < AT_ONCE && !isLast)) return;
    const name = `${NAME.checksums}${String(this.#lists.length + 1).padStart(6, '0')}.txt`;
    const content = this.#lines.join('');
    this.#lists.push({ name, sha256: sha256().update(content).digest('hex'), parts: this.#lines.length });
    this.#lines = [];
    yield { name, content };
  }
}

/** Compares the parts of an archive with the lists in it. */
export class ChecksumReader {
  readonly #waiting = new Map<string, string>();
  readonly #lists: ChecksumList[] = [];

  /** Reads an entry to its end. A list has to name exactly the parts since the list before it; throws where it does not. */
  async take(name: string, body: AsyncIterable<Buffer>): Promise<void> {
    if (name.startsWith(NAME.checksums)) return this.#compare(name, await readWhole(body));
    const hash = sha256();
    for await (const chunk of body) hash.update(chunk);
    if (this.#waiting.has(name)) throw new Error(`The backup holds ${name} twice.`);
    this.#waiting.set(name, hash.digest('hex'));
  }

  #compare(list: string, content: Buffer): void {
    const lines = content.toString('utf8').split('\n').slice(0, -1);
    for (const line of lines) {
      const [sum = '', name = ''] = line.split('  ');
      if (this.#waiting.get(name) !== sum) throw new Error(`The backup is damaged: ${name} is not what was saved.`);
      this.#waiting.delete(name);
    }
    this.#lists.push({ name: list, sha256: sha256().update(content).digest('hex'), parts: lines.length });
  }

  /** Compares the lists with the manifest. Throws where one is missing or other than it was, or a part is on none. */
  finish({ checksums }: Pick<BackupManifest, 'checksums'>): void {
    const [unlisted] = this.#waiting.keys();
    if (unlisted !== undefined) throw new Error(`The backup is damaged: ${unlisted} is on no list of checksums.`);
    if (JSON.stringify(this.#lists) !== JSON.stringify(checksums))
      throw new Error('The backup is damaged: its lists of checksums are not those that were saved.');
  }
}

/** A small entry as a whole. */
export async function readWhole(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
