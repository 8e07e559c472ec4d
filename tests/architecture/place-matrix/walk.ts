import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { fabricate, quoted } from './fabricate.ts';
import type { Unfilled } from './fabricate.ts';
import { freeze } from './frozen.ts';
import type { Touched } from './frozen.ts';
import { marksIn } from './marks.ts';
import type { Mark } from './marks.ts';
import { Registry } from './registry.ts';
import { POSITIONS, requestsFor } from './requests.ts';
import type { Asked } from './requests.ts';
import { makePrincipals, makeTenants } from './scene.ts';
import type { Principal } from './scene.ts';
import { MADE_BY_HAND } from './made-up-values.ts';
import { tablesOf } from './tables.ts';
import type { Table } from './tables.ts';

/** What came of one cell. */
export interface Cell {
  readonly asked: Asked;
  readonly status: number;
  /** Whether the gate let it through to the handler. */
  readonly isHandled: boolean;
  /** What was answered that this principal could not read, in words. */
  readonly leaks: readonly string[];
  readonly body: string;
}

export interface Matrix {
  readonly server: TestServer;
  readonly registry: Registry;
  readonly principals: readonly Principal[];
  /** Tables without a row anywhere in the scene, and why. */
  readonly empty: readonly string[];
  /** What the log said. */
  readonly lines: readonly string[];
  /** Every request of every endpoint at some positions, by one principal. */
  walk(principal: Principal, positions?: readonly string[]): Promise<readonly Cell[]>;
}

/** The event stream never ends; who hears what in it is tested beside it. */
const WITHOUT_END = 'platform.followEvents';

/** The scene, held as it is, and the means to walk through it. */
export async function openMatrix(): Promise<Matrix> {
  const lines: string[] = [];
  const server = await startTestServer({ lines, environment: { LOG_LEVEL: 'warn' } });
  const tenants = await makeTenants(server);
  const tables = await tablesOf(server.database);
  const unfilled = await fabricate(server.database, tables, tenants);
  const principals = await makePrincipals(server, tenants);
  const registry = await Registry.of(server.database, tables, tenants);
  const takeTouched = await freeze(server.database);
  let handled = 0;
  for (const implementation of server.application.implementations) {
    const own = implementation as { handle: typeof implementation.handle };
    const { handle } = implementation;
    own.handle = (input, context) => {
      handled += 1;
      return handle(input, context);
    };
  }
  const requests = new Map<string, readonly Asked[]>();
  const cell = async (asked: Asked, principal: Principal): Promise<Cell> => {
    const before = handled;
    const reply = await server.application.app.inject({
      method: asked.method as 'GET',
      url: asked.url,
      headers: {
        ...asked.headers,
        ...(principal.token === undefined ? {} : { authorization: `Bearer ${principal.token}` }),
      },
      ...(asked.payload === undefined ? {} : { payload: asked.payload }),
    });
    const answered = marksIn(`${reply.body} ${JSON.stringify(reply.headers)}`, asked.sent, registry.marks);
    const { kind } = asked.endpoint.access;
    const leaks = [...answered]
      .filter(([, mark]) => !mayRead(principal, mark, kind === 'anyone' || kind === 'signedIn'))
      .map(([what, { tenant, spot }]) => `answers ${around(reply.body, what)} of ${tenant}${spot}`);
    return {
      asked,
      status: reply.statusCode,
      isHandled: handled > before,
      leaks: [...leaks, ...touchedOutside(takeTouched(), principal, registry)],
      body: reply.body,
    };
  };
  return {
    server,
    registry,
    principals,
    empty: await emptyTables(server, tables, unfilled),
    lines,
    walk: async (principal, positions = Object.keys(POSITIONS)) => {
      const cells = [];
      for (const { endpoint } of server.application.implementations) {
        if (endpoint.id === WITHOUT_END) continue;
        for (const position of positions) {
          const key = `${endpoint.id} ${position}`;
          const made = requests.get(key) ?? requestsFor(endpoint, position, registry);
          requests.set(key, made);
          for (const asked of made) cells.push(await cell(asked, principal));
        }
      }
      return cells;
    },
  };
}

/** A word with what stands around it, so that a reader sees where it is told. */
function around(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - 40), at + word.length);
}

async function emptyTables(
  server: TestServer,
  tables: readonly Table[],
  unfilled: readonly Unfilled[],
): Promise<readonly string[]> {
  const made = tables.filter(({ name }) => !MADE_BY_HAND.has(name));
  return server.database.asOwner(async (query) => {
    const empty = [];
    for (const { name } of made) {
      const rows = await query(`select 1 from ${quoted(name)} limit 1`);
      if (rows.length === 0)
        empty.push(`${name}: ${unfilled.find(({ table }) => table === name)?.why ?? 'stands nowhere'}`);
    }
    return empty;
  });
}

/**
 * Whether somebody may be told of something: at their places, of what stands above those (a library, a rule, a role holds for
 * all below it), and as a candidate of their own.
 */
function mayRead(principal: Principal, { tenant, spot, kind }: Mark, isOpenCall: boolean): boolean {
  if (isOpenCall && kind === 'p') return true;
  if (kind !== 'v' && principal.applied === `${tenant}${spot}`) return true;
  return tenant === principal.tenant && (principal.reach.has(spot) || principal.above.has(spot));
}

/** Who did something is no reference to another place. */
const ACTORS = /(_by|actor_id|by_user_id|author_id|author_user_id|sender_user_id|impersonator_id)$/;
const PLACES: readonly string[] = ['location_id', 'brand_id'];

/** What a call wrote outside the places of whoever made it: rows there, and references, letters and news that tell of others. */
function touchedOutside(touched: readonly Touched[], principal: Principal, registry: Registry): readonly string[] {
  const found = new Set<string>();
  const isOwn = ({ tenant, spot }: Mark): boolean =>
    principal.applied === `${tenant}${spot}` || (tenant === principal.tenant && principal.reach.has(spot));
  for (const { table, row } of touched) {
    const told = Object.fromEntries(Object.entries(row).filter(([name]) => !ACTORS.test(name)));
    for (const mark of marksIn(JSON.stringify(told), '', registry.marks).values())
      if (
        !isOwn(mark) &&
        !mayRead(principal, mark, mark.tenant === principal.applied?.[0] || table.startsWith('platform.'))
      )
        found.add(`writes ${table} that tells of ${mark.tenant}${mark.spot}`);
    for (const name of PLACES) {
      const mark = registry.marks.get(String(row[name]));
      if (mark !== undefined && !isOwn(mark)) found.add(`writes ${table} at ${mark.tenant}${mark.spot}`);
    }
  }
  return [...found];
}
