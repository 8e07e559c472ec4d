import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import type { RequestFacts } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { readCookie } from './cookie.ts';
import { findKnownDevices } from './queries/known-device.ts';

/** So many people who share a device are known on it at the same time. */
const MOST_PEOPLE = 6;
const BETWEEN = '.';

/** Reads a browser's device marks: one for each person who signed in on it recently. */
export function readDeviceMarks(config: Config, request: Pick<RequestFacts, 'headers'>): readonly string[] {
  const brought = readCookie(config, 'device', request.headers['cookie']) ?? '';
  return brought
    .split(BETWEEN)
    .filter((mark) => mark !== '')
    .slice(0, MOST_PEOPLE);
}

/** Finds the mark of a person on a device; null users match none after the same work. */
export async function findKnownMark(
  db: Tx<'system'>,
  userId: string | null,
  { marks, now }: { readonly marks: readonly string[]; readonly now: Date },
): Promise<string | undefined> {
  if (marks.length === 0) return undefined;
  const known = await findKnownDevices(db, userId, marks.map(tokenHash), now);
  return marks.find((mark) => known.some((hash) => tokenHash(mark).equals(hash)));
}

/**
 * The mark under which a person is known from now on, and all of the device's for its cookie. What a browser brought counts only
 * where the person had it before: a mark that somebody else planted there would be known to them as well.
 */
export async function rotateDeviceMark(
  db: Tx<'system'>,
  userId: string,
  at: { readonly marks: readonly string[]; readonly now: Date },
): Promise<{ readonly mark: string; readonly cookie: string }> {
  const mark = (await findKnownMark(db, userId, at)) ?? newToken();
  const others = at.marks.filter((other) => other !== mark);
  return { mark, cookie: [mark, ...others].slice(0, MOST_PEOPLE).join(BETWEEN) };
}
