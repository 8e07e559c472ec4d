import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenHere } from './listen-here.ts';

/** A request as the server of a test saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server on this machine that answers as a test says and remembers what it was asked. */
export interface LocalServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startServer(
  answer: (request: SeenRequest, response: ServerResponse) => void | Promise<void>,
): Promise<LocalServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(entry);
      void answer(entry, response);
    });
  });
  const port = await listenHere(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
