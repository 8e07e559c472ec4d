import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The harmless file that every scanner reports, put together here so that none reports this file. */
export const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
export const TEST_SIGNATURE = 'Eicar-Test-Signature';

/** A scanner on this machine that speaks clamd's INSTREAM. */
export interface ClamdPeer {
  /** As `VIRUS_SCAN` wants it. */
  readonly address: string;
  /** How many bytes it was given, a number for each file. */
  readonly scanned: number[];
  /** How it is from now on: well, closed to everybody, one that hangs up, or one that takes no file of more bytes. */
  behave(how: 'well' | 'down' | 'hangs-up' | { readonly most: number }): Promise<void>;
  stop(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** Starts it on a free port, or on a given one. */
export async function startClamdPeer(port = 0): Promise<ClamdPeer> {
  const scanned: number[] = [];
  const open = new Set<Socket>();
  let behaviour: 'well' | 'hangs-up' | { readonly most: number } = 'well';
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const file = fileIn(received);
      const most = typeof behaviour === 'object' ? behaviour.most : Number.POSITIVE_INFINITY;
      if (received.length - COMMAND.length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (file === null) return undefined;
      if (behaviour === 'hangs-up') return void socket.destroy();
      scanned.push(file.length);
      socket.end(file.includes(TEST_VIRUS) ? `stream: ${TEST_SIGNATURE} FOUND\0` : 'stream: OK\0');
      return undefined;
    });
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => void server.listen(at, '127.0.0.1', () => resolve()));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  await listen(port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `tcp://127.0.0.1:${taken}`,
    scanned,
    behave: async (how) => {
      if (how === 'down') return server.listening ? close() : undefined;
      behaviour = how;
      return server.listening ? undefined : listen(taken);
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}

/** The file of a stream of pieces, each with its length before it, once the empty piece at its end is there. */
function fileIn(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return null;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
