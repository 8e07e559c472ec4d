import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { refuseWithinTransaction } from '../database.ts';
import type { FileBytes } from '../files/store.ts';
import type { Log } from '../log.ts';

/** What the scanner says of a file. UNCHECKED: it could not be asked, or could not say; such a file is served to nobody. */
export type Verdict =
  | { readonly state: 'CLEAN' }
  | { readonly state: 'INFECTED'; readonly signature: string }
  | { readonly state: 'UNCHECKED' };

/** Looks through the bytes of a file that somebody sent. Never throws: a scanner that is down has not checked. */
export type VirusScan = (bytes: Uint8Array | FileBytes) => Promise<Verdict>;

/** Longer than the largest file takes a scanner that is well. */
const MOST_MS = 60_000;
const PIECE = 64 * 1024;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

/** Asks clamd (ClamAV) by its INSTREAM command, over TCP or a socket of this machine. Its client is loaded with the first file. */
export function clamd(settings: NonNullable<Config['virusScan']>, log: Log, mostMs = MOST_MS): VirusScan {
  const ask = async (bytes: Uint8Array | FileBytes): Promise<Verdict> => {
    const { default: Clamd } = await import('clamscan');
    const scanner = await new Clamd().init({
      clamdscan: { ...settings, timeout: mostMs, localFallback: false, bypassTest: true },
      clamscan: { active: false },
      preference: 'clamdscan',
    });
    const pieces = 'stream' in bytes ? bytes.stream() : Readable.from(inPieces(bytes), { objectMode: false });
    const { isInfected, viruses } = await scanner.scanStream(pieces);
    if (isInfected === true) return { state: 'INFECTED', signature: viruses[0] ?? 'unnamed' };
    if (isInfected === false) return { state: 'CLEAN' };
    throw new Error('the scanner came to no result');
  };
  return async (bytes) => {
    refuseWithinTransaction('The virus scanner');
    const ended = new AbortController();
    try {
      // The client waits without end for a scanner that closes its connection without an answer.
      const late = setTimeout(mostMs, undefined, { signal: ended.signal, ref: false }).then(() => {
        throw new Error('the scanner did not answer in time');
      });
      return await Promise.race([ask(bytes), late]);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be checked for viruses');
      return { state: 'UNCHECKED' };
    } finally {
      ended.abort();
    }
  };
}
