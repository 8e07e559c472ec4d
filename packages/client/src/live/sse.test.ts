import { expect, test } from 'vitest';
import type { StreamMessage } from './sse.ts';
import { createStreamReader } from './sse.ts';

const stream =
  'retry: 1000\nevent: ready\ndata: {}\n\n: still here\n\nid: 7\nevent: jobs.post_changed\r\ndata: {"id":"ä"}\r\n\r\ndata: a\ndata: b\n\nevent: lost\n\n';
const messages: StreamMessage[] = [
  { type: 'ready', data: '{}', id: '' },
  { type: 'jobs.post_changed', data: '{"id":"ä"}', id: '7' },
  { type: 'message', data: 'a\nb', id: '7' },
];

test('a stream reads the same wherever it is cut', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    const heard: StreamMessage[] = [];
    const read = createStreamReader((message) => heard.push(message));
    for (let at = 0; at < stream.length; at += size) read(stream.slice(at, at + size));
    expect(heard).toEqual(messages);
  }
});
