import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { ensureKey, findKeys } from './queries/link-key.ts';
import type { InterviewRow } from './queries/tables.ts';
import { LINK_AFTER_MS } from '../rules/limits.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

/** Until when a link to an interview works: a day after it has ended, or as long as a time can be chosen. */
function endOf({ ends_at: endsAt, open_until: openUntil }: InterviewRow): number {
  return Math.ceil((endsAt === null ? openUntil.getTime() : endsAt.getTime() + LINK_AFTER_MS) / 1000);
}

function write(row: InterviewRow, secret: string): string {
  const body = `${row.id}.${endOf(row).toString(36)}`;
  return `${body}.${sign(secret, body)}`;
}

/** What the link of an interview carries: which one, until when, and a signature with a key that only this interview has. */
export function linkTo(tx: Tx, row: InterviewRow): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  return inScope(tx, SYSTEM, async (system) => write(row, await ensureKey(system, row.id, fresh)));
}

/** Links of several interviews that have been sent one before. */
export async function linksTo(tx: Tx, rows: readonly InterviewRow[]): Promise<ReadonlyMap<string, string>> {
  const keys = await inScope(tx, SYSTEM, (system) =>
    findKeys(
      system,
      rows.map(({ id }) => id),
    ),
  );
  return new Map(
    rows.flatMap((row) => {
      const secret = keys.get(row.id);
      return secret === undefined ? [] : [[row.id, write(row, secret)]];
    }),
  );
}

/** The interview that a link opens; null for one that was not made here, or is over. */
export async function interviewOfLink(tx: Tx<'system'>, link: string, now: Date): Promise<string | null> {
  const [, id = '', until = '', signature = ''] = FORM.exec(link) ?? [];
  if (id === '' || Number.parseInt(until, 36) * 1000 <= now.getTime()) return null;
  const secret = (await findKeys(tx, [id])).get(id);
  if (secret === undefined) return null;
  const right = sign(secret, `${id}.${until}`);
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? id : null;
}
