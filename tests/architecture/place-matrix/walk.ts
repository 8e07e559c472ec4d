import type { Endpoint } from '@hearth/kit/endpoint';
import { withKeys } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { sealStored } from '@hearth/platform/sealing/seal-stored';
import { modules } from '@hearth/server/modules';
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
import type { Principal, Tenant } from './scene.ts';
import { MADE_BY_HAND } from './made-up-values.ts';
import { tablesOf } from './tables.ts';
import type { Table } from './tables.ts';

/** Something told or written that is not this principal's. */
export interface Leak {
  readonly what: string;
  readonly mark: Mark;
  /** The table that it was written into; absent where it was answered. */
  readonly table?: string;
}

/** What came of one cell. */
export interface Cell {
  readonly asked: Asked;
  readonly status: number;
  /** Whether the gate let it through to the handler. */
  readonly isHandled: boolean;
  readonly leaks: readonly Leak[];
}

export interface Matrix {
  readonly server: TestServer;
  readonly registry: Registry;
  readonly tenants: readonly Tenant[];
  readonly principals: readonly Principal[];
  /** Tables without a row anywhere in the scene, and why. */
  readonly empty: readonly string[];
  /** What the log said. */
  readonly lines: readonly string[];
  /**
   * Every request of every endpoint by one principal. Unless the whole is asked for, cells that can only repeat another are left
   * out: behind a gate that refused already, and at positions where the principal may do everything.
   */
  readonly walk: (principal: Principal, isWhole: boolean) => Promise<readonly Cell[]>;
}

/** The event stream never ends; who hears what in it is tested beside it. */
const WITHOUT_END = 'platform.followEvents';

/** The scene, and nothing held yet. */
export async function openScene() {
  const lines: string[] = [];
  const server = await startTestServer({ lines, environment: { LOG_LEVEL: 'warn' } });
  const tenants = await makeTenants(server);
  const tables = await tablesOf(server.database);
  const unfilled = await fabricate(server.database, tables, tenants);
  await sealAsAtAStart(server);
  const principals = await makePrincipals(server, tenants);
  const registry = await Registry.of(server.database, tables, tenants);
  return { server, registry, tenants, principals, lines, empty: await emptyTables(server, tables, unfilled) };
}

/** The scene, held as it is, and the means to walk through it. */
export async function openMatrix(): Promise<Matrix> {
  const scene = await openScene();
  const { server, registry } = scene;
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
      .filter(([, mark]) => !mayRead(principal, mark, OPEN_CALLS.has(kind)))
      .map(([word, mark]) => ({ what: `answers ${around(reply.body, word)} of ${mark.tenant}${mark.spot}`, mark }));
    return {
      asked,
      status: reply.statusCode,
      isHandled: handled > before,
      leaks: [...leaks, ...touchedOutside(takeTouched(), principal, registry)],
    };
  };
  return {
    ...scene,
    walk: async (principal, isWhole) => {
      const cells: Cell[] = [];
      for (const { endpoint } of server.application.implementations) {
        if (endpoint.id === WITHOUT_END) continue;
        const refused = new Set<string | undefined>();
        for (const position of Object.keys(POSITIONS)) {
          if (!isWhole && principal.leavesOut.has(position)) continue;
          const key = `${endpoint.id} ${position}`;
          const made = requests.get(key) ?? requestsFor(endpoint, position, registry);
          requests.set(key, made);
          for (const asked of made) {
            // The gate decides before a body is read: at a brand where it refused once, other ids come no further.
            if (!isWhole && (refused.has(asked.brandId) || refused.has(NOWHERE))) continue;
            const done = await cell(asked, principal);
            cells.push(done);
            if (done.status === 401 && !done.isHandled) refused.add(NOWHERE);
            else if (isAtGate(endpoint, asked, done)) refused.add(asked.brandId);
          }
        }
      }
      return cells;
    },
  };
}

/** Calls that tell whoever makes them of the houses that everybody sees; a candidate's too, of the house that they applied to. */
const OPEN_CALLS: ReadonlySet<Endpoint['access']['kind']> = new Set(['anyone', 'signedIn', 'party', 'candidate']);

/** Stands for every brand where somebody has no session at all. */
const NOWHERE = 'nowhere';

/** Whether a call was refused for the brand in its head, before anything else of it was read. */
function isAtGate({ access }: Endpoint, { brandId }: Asked, { status, isHandled }: Cell): boolean {
  if (isHandled || brandId === undefined || access.kind !== 'brand' || access.place.in === 'body') return false;
  return status === 403 || status === 404;
}

/** What was made up plain in sealed columns is sealed as a start seals it, so that the application opens it as its own. */
async function sealAsAtAStart({ database, run }: TestServer): Promise<void> {
  const keys = await run(({ db }) => Promise.resolve(db.keys));
  const columns = modules.flatMap((module) => module.sealed ?? []);
  await sealStored(withKeys(database, keys), columns, createLog('silent'));
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
function touchedOutside(touched: readonly Touched[], principal: Principal, registry: Registry): readonly Leak[] {
  const found = new Map<string, Leak>();
  const add = (what: string, mark: Mark, table: string): void =>
    void found.set(`${what} ${mark.tenant}${mark.spot}`, { what: `${what} ${mark.tenant}${mark.spot}`, mark, table });
  const isOwn = ({ tenant, spot }: Mark): boolean =>
    principal.applied === `${tenant}${spot}` || (tenant === principal.tenant && principal.reach.has(spot));
  for (const { table, row } of touched) {
    const told = Object.fromEntries(Object.entries(row).filter(([name]) => !ACTORS.test(name)));
    for (const mark of marksIn(JSON.stringify(told), '', registry.marks).values())
      if (
        !isOwn(mark) &&
        !mayRead(principal, mark, mark.tenant === principal.applied?.[0] || table.startsWith('platform.'))
      )
        add(`writes ${table} that tells of`, mark, table);
    for (const name of PLACES) {
      const mark = registry.marks.get(String(row[name]));
      if (mark !== undefined && !isOwn(mark)) add(`writes ${table} at`, mark, table);
    }
  }
  return [...found.values()];
}
