import type { StreamMessage } from './sse.ts';
import { createStreamReader } from './sse.ts';

/** One connection to the event stream. */
export interface StreamRequest {
  readonly address: string;
  readonly token: string;
  /** The last event that was heard; empty before the first. */
  readonly lastId: string;
  /** Without a sign of life for this long the stream counts as dead. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  readonly hear: (message: StreamMessage) => void;
}

/** Reads an event stream until it ends, breaks or falls silent. True when at least one message arrived. */
export async function readStream({ address, token, lastId, silenceMs, signal, hear }: StreamRequest): Promise<boolean> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastId === '' ? {} : { 'last-event-id': lastId }),
  };
  let opened = false;
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.any([signal, silent.signal]) });
    if (!response.ok || response.body === null) return false;
    const read = createStreamReader((message) => {
      opened = true;
      hear(message);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      read(part.value);
    }
    return opened;
  } catch {
    return opened;
  } finally {
    clearTimeout(timer);
  }
}
