import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** An answer as far as the load needs it: its status, and its body as text. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}
type Heard = (answer: Answer) => void;

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A kept connection that sends one request after another and costs next to nothing, so that the load does not take the
 * processor's time from what it measures. Reads answers with a length only, and answers status 0 when the connection breaks.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;
  #heard: Heard | undefined;
  #received: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  constructor(port: number) {
    this.#port = port;
  }

  send(request: string, heard: Heard): void {
    this.#heard = heard;
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (data) => this.#take(data as Buffer));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#received = Buffer.alloc(0);
      this.#answer({ status: 0, body: '' });
    });
    return socket;
  }

  #take(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const end = this.#received.indexOf(HEAD_END);
    if (end === -1) return;
    const head = this.#received.subarray(0, end).toString('latin1');
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const whole = end + HEAD_END.length + length;
    if (this.#received.length < whole) return;
    const body = this.#received.subarray(end + HEAD_END.length, whole).toString();
    this.#received = this.#received.subarray(whole);
    this.#answer({ status: Number(head.slice(9, 12)), body });
  }

  #answer(answer: Answer): void {
    const heard = this.#heard;
    this.#heard = undefined;
    heard?.(answer);
  }
}
