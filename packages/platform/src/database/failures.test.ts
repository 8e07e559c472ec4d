import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable, StandbyRefused } from './failures.ts';

const error = (message: string, fields: Record<string, unknown> = {}): Error =>
  Object.assign(new Error(message), fields);

describe('a database is lost', () => {
  test.each([
    ['the connection is refused', error('connect', { code: 'ECONNREFUSED' })],
    ['the server shuts down', error('terminating connection', { code: '57P01', severity: 'FATAL' })],
    ['the disk is full', error('could not extend file', { code: '53100', severity: 'ERROR' })],
    [
      'the database takes no connections now',
      error('is not currently accepting connections', { code: '55000', severity: 'FATAL' }),
    ],
    ['the server crashes', error('could not write', { code: 'XX000', severity: 'PANIC' })],
    ['the pool has no connection in time', error('timeout exceeded when trying to connect')],
    [
      'a statement is sent on a broken connection',
      error('Client has encountered a connection error and is not queryable'),
    ],
    ['a statement is sent on a closed connection', error('Client was closed and is not queryable')],
    ['a statement has no answer in time', error('Query read timeout')],
    ['a connection has no answer in time', error('timeout expired')],
    ['the server is not to be reached', error('connect', { code: 'EHOSTUNREACH' })],
    ['its name is not answered for', error('getaddrinfo', { code: 'EAI_AGAIN' })],
    ['the server follows another', new StandbyRefused()],
    ['the embedded database is closed', error('PGlite is closed')],
  ])('when %s', (_, lost) => {
    expect(isDatabaseUnavailable(lost)).toBe(true);
  });

  test.each([
    ['a unique rule is violated', error('duplicate key', { code: '23505', severity: 'ERROR' })],
    [
      'an object is not in the state for a statement',
      error('currval is not yet defined', { code: '55000', severity: 'ERROR' }),
    ],
    ['a statement is wrong', error('syntax error', { code: '42601', severity: 'ERROR' })],
    ['our own code fails', error('cannot read properties of undefined')],
    ['what was thrown is no error', 'timeout exceeded when trying to connect'],
  ])('not when %s', (_, other) => {
    expect(isDatabaseUnavailable(other)).toBe(false);
  });
});
