import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '@hearth/kit/envelope';
import { INVALID_INPUT, TOO_LARGE } from '@hearth/kit/failure';
import type { FailureKind, FieldProblem } from '@hearth/kit/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a request whose address no route could read: a percent sign without its digits, a part that is too long. */
export function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const fields: readonly FieldProblem[] = [
    { field: 'address', rule: 'well_formed', message: 'must be an address that this server can read' },
  ];
  void reply
    .status(INVALID_INPUT.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal(INVALID_INPUT, { fields })));
}

const NO_HTTP: readonly [FailureKind, FieldProblem] = [
  INVALID_INPUT,
  { field: 'request', rule: 'well_formed', message: 'must be a request of HTTP' },
];
/** What Node finds wrong with a request before there is one, by its codes. */
const UNREAD: Readonly<Record<string, typeof NO_HTTP>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    { ...INVALID_INPUT, status: 408 },
    { field: 'request', rule: 'in_time', message: 'must come whole within a minute' },
  ],
  HPE_HEADER_OVERFLOW: [
    { ...TOO_LARGE, status: 431 },
    { field: 'headers', rule: 'max_bytes', message: 'must be shorter' },
  ],
};

/** Answers what is no request of HTTP at all, such as a method that there is not, and ends the connection. */
export function refuseUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [kind, problem] = UNREAD[error.code ?? ''] ?? NO_HTTP;
  const body = JSON.stringify(refusal(kind, { fields: [problem] }));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroySoon();
}
