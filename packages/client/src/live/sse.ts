/** One message of a server-sent event stream. */
export interface StreamMessage {
  readonly type: string;
  readonly data: string;
  /** The last id that the stream has given. */
  readonly id: string;
}

/** Reads a server-sent event stream piece by piece, wherever the pieces are cut. Comments are heartbeats and say nothing. */
export function createStreamReader(hear: (message: StreamMessage) => void): (text: string) => void {
  let rest = '';
  let type = '';
  let data: string[] = [];
  let id = '';

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) hear({ type: type === '' ? 'message' : type, data: data.join('\n'), id });
      type = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
