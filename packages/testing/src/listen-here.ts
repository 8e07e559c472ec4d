import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets a server of the tests listen on this machine, on a free port unless one is named, and returns the port. It never ends a
 * connection that rests: a client on a crowded machine would send its next request into the end of one.
 */
export async function listenHere(server: Server, port = 0): Promise<number> {
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
