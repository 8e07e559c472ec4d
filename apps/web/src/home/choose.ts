import type { Connection } from '@hearth/client/context';

/** Where the signed-in person starts. */
export async function chooseHome(_connection: Connection, _search: URLSearchParams): Promise<string> {
  return Promise.resolve('/dashboard');
}
