import { randomBytes } from 'node:crypto';
import { newId } from '@hearth/kit/id';
import type { Database } from '@hearth/platform/database';
import { isMaking, MADE_BY_HAND, MADE_UP } from './made-up-values.ts';
import { kindOf, wordOf } from './marks.ts';
import { LOCATIONS } from './scene.ts';
import type { Core, Tenant } from './scene.ts';
import type { Column, Table } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A brand of the scene, and what stands in its tables so far, by table. */
interface Spot {
  readonly tenant: Tenant;
  readonly key: string;
  readonly core: Core | undefined;
  readonly rows: Map<string, Row>;
}

/** What could not be made up, with why. */
export interface Unfilled {
  readonly table: string;
  readonly why: string;
}

const PLACE = new Set(['location_id', 'brand_id', 'newcomer_brand_id']);
const OWN: Readonly<Record<string, keyof Core>> = {
  application_id: 'applicationId',
  job_id: 'jobId',
  employee_id: 'employeeId',
  referrer_employee_id: 'employeeId',
  shift_id: 'shiftId',
};
const ACTOR = /^(actor_id|.*_by|by_user_id|author_id|author_user_id|sender_user_id|owner_user_id|reporter_user_id)$/;

/** Puts a row of every table at every brand that may have one: each text bears the word of its place. */
export async function fabricate(
  database: Database,
  tables: readonly Table[],
  tenants: readonly Tenant[],
): Promise<readonly Unfilled[]> {
  const spots = tenants.flatMap((tenant) =>
    [...tenant.brands.keys()].map((key): Spot => ({ tenant, key, core: tenant.cores.get(key), rows: new Map() })),
  );
  return database.asOwner(async (query) => {
    // Keys between tables hold by how the rows are made; guards against changes of records are of no use here.
    await query("set session_replication_role = 'replica'");
    const unfilled = new Map<string, string>();
    for (const spot of spots) {
      await readCore(query, spot);
      for (
        let left = tables.filter((table) => !MADE_BY_HAND.has(table.name) && !spot.rows.has(table.name)), round = 0;
        left.length > 0 && round < 4;
        round += 1
      ) {
        const later = [];
        for (const table of left) {
          const row = rowFor(table, spot);
          if (row === 'elsewhere') continue;
          if (row === 'later') {
            later.push(table);
            continue;
          }
          const names = Object.keys(row).map((name) => `"${name}"`);
          await query(
            `insert into ${quoted(table.name)} (${names.join(', ')}) overriding system value
             select ${names.join(', ')} from jsonb_populate_record(null::${quoted(table.name)}, $1::jsonb) returning *`,
            [JSON.stringify(row)],
          ).then(
            ([made = row]) => spot.rows.set(table.name, made),
            (error: unknown) => unfilled.set(table.name, error instanceof Error ? error.message : String(error)),
          );
        }
        left = later;
      }
    }
    await query("set session_replication_role = 'origin'");
    return [...unfilled].map(([table, why]) => ({ table, why }));
  });
}

type Query = (text: string, values?: readonly unknown[]) => Promise<Row[]>;
/** A table's name as a statement writes it. */
export const quoted = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** What the factories made at a spot. */
async function readCore(query: Query, { core, rows }: Spot): Promise<void> {
  if (core === undefined) return;
  const known: readonly (readonly [string, string])[] = [
    ['jobs.job', core.jobId],
    ['applications.application', core.applicationId],
    ['team.employee', core.employeeId],
    ['scheduling.shift', core.shiftId],
  ];
  for (const [table, id] of known) {
    const [row] = await query(`select * from ${quoted(table)} where id = $1`, [id]);
    if (row !== undefined) rows.set(table, row);
  }
  // Positions stand at the root of a tenant: what somebody is paid in one points to their own.
  const [position] = await query('select * from team.position where id = $1', [
    rows.get('team.employee')?.['position_id'],
  ]);
  if (position !== undefined) rows.set('team.position', position);
}

/** A row of a table at a spot; `elsewhere` where it has none there, `later` while what it points to is missing. */
function rowFor(table: Table, spot: Spot): Row | 'elsewhere' | 'later' {
  const names = new Set(table.columns.map(({ name }) => name));
  const needsCore = names.has('location_id') || [...names].some((name) => name in OWN);
  if (needsCore && !LOCATIONS.includes(spot.key)) return 'elsewhere';
  // What belongs to a whole tenant stands at its root.
  if (!needsCore && !names.has('brand_id') && names.has('group_id') && !pointsIntoSpot(table) && spot.key !== '0')
    return 'elsewhere';
  // What belongs to the installation is there once for each tenant, so that each has words in it.
  const isOfPlace = names.has('group_id') || needsCore || names.has('brand_id') || pointsIntoSpot(table);
  if (!isOfPlace && !names.has('user_id') && spot.key !== '0') return 'elsewhere';
  const row: Record<string, unknown> = {};
  for (const column of table.columns) {
    const value = valueFor(table, column, spot);
    if (value === LATER) return 'later';
    if (value !== undefined) row[column.name] = value;
  }
  return row;
}

/** Tables that hang on a row of a spot though they name no place themselves. */
const pointsIntoSpot = (table: Table): boolean =>
  table.columns.some(
    ({ isRequired, to, name }) =>
      isRequired && to !== undefined && to !== table.name && to !== 'core.brand' && name !== 'group_id',
  );

const LATER = Symbol('later');

function valueFor(table: Table, column: Column, spot: Spot): unknown {
  const { name, type, isRequired } = column;
  const { tenant, core, rows, key } = spot;
  const place = { tenant: tenant.key, spot: key, kind: kindOf(table.name) };
  const full = `${table.name}.${name}`;
  const made = full in MADE_UP ? MADE_UP[full] : MADE_UP[name];
  if (column.isGenerated) return undefined;
  if (made !== undefined)
    return isMaking(made) ? made({ word: wordOf(place), id: (other) => rows.get(other)?.['id'] }) : made;
  if (name === 'group_id') return tenant.groupId;
  if (PLACE.has(name)) return isRequired || name !== 'newcomer_brand_id' ? tenant.brands.get(key) : undefined;
  const own = OWN[name];
  if (own !== undefined && core !== undefined) return core[own];
  if (!isRequired) return undefined;
  if (type === 'uuid' && name !== 'id') {
    if (ACTOR.test(name)) return tenant.owner.userId;
    if (/user_id$|^candidate_id$|^referrer_id$|^subject_id$/.test(name))
      return (core?.candidate ?? tenant.owner).userId;
    const target = column.to ?? tableNamed(table, name, rows);
    if (target === undefined) return newId();
    return rows.get(target)?.['id'] ?? LATER;
  }
  if (column.hasDefault && type !== 'text') return undefined;
  return plainValue(column, wordOf(place));
}

/** `kit_id` is the id of a kit of the same domain, where there is one. */
function tableNamed(table: Table, column: string, rows: ReadonlyMap<string, Row>): string | undefined {
  const name = `${table.name.split('.')[0]}.${column.replace(/_id$/, '')}`;
  return rows.has(name) ? name : undefined;
}

function plainValue({ name, type, firstAllowed }: Column, word: string): unknown {
  if (type === 'text') return firstAllowed ?? `${name} ${word}`;
  if (type === 'uuid') return newId();
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-11-17';
  if (type.startsWith('timestamp'))
    return /until|expires|ends|next/.test(name) ? '2027-11-16T09:00:00Z' : '2026-11-10T09:00:00Z';
  if (type.startsWith('time')) return '09:00';
  if (type.endsWith('[]')) return [];
  if (type === 'jsonb') return {};
  if (type === 'bytea') return `\\x${randomBytes(32).toString('hex')}`;
  if (type === 'tstzrange') return '[2026-11-20T09:00:00Z,2026-11-20T10:00:00Z)';
  return 1;
}
