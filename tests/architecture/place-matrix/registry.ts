import type { Endpoint } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import type { Database } from '@hearth/platform/database';
import { kindOf } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Tenant } from './scene.ts';
import type { Table } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Something of the scene under its id. */
interface Thing {
  readonly table: string;
  readonly mark: Mark;
  readonly row: Row;
}

/** What a field of an id is called where it is not called for the table it points into; `*` for every domain. */
const NAMES: Readonly<Record<string, string>> = {
  'scheduling.request_id': 'scheduling.time_off',
  'scheduling.exception_id': 'scheduling.availability_exception',
  'federation.trial_id': 'federation.attempt',
  'auto-fill.fill_id': 'auto_fill.run',
  'talent-pool.search_id': 'talent_pool.saved_search',
  'talent-pool.entry_id': 'talent_pool.entry',
  'talent-pool.entry_ids': 'talent_pool.entry',
  'announcements.news_id': 'announcements.item',
  'messaging.sender_id': 'messaging.minor_sender',
  'messaging.template_id': 'messaging.template',
  'jobs.question_id': 'jobs.bank_question',
  'core.id': 'core.brand',
  'requisitions.id': 'core.brand',
  '*.file_id': 'media.attachment',
  '*.other_application_id': 'applications.application',
  '*.batch_id': 'applications.stage_event',
  '*.location_id': 'core.brand',
  '*.location_ids': 'core.brand',
  '*.secondary_location_ids': 'core.brand',
  '*.brand_id': 'core.brand',
  '*.brand_ids': 'core.brand',
  '*.brands_ids': 'core.brand',
  '*.brand': 'core.brand',
  '*.employer': 'core.brand',
  '*.parent': 'core.brand',
  '*.parent_id': 'core.brand',
  '*.group_id': 'core.brand',
  '*.user_id': 'identity.user',
  '*.assignee_id': 'identity.user',
  '*.mentioned_ids': 'identity.user',
  '*.panel': 'identity.user',
  '*.position_id': 'team.position',
};
/** What `{id}` stands for where it is no brand, by the word before it in the path. */
const IN_PATH: Readonly<Record<string, string>> = {
  applications: 'applications.application',
  application_messages: 'applications.application',
  jobs: 'jobs.job',
  places: 'core.brand',
  feeds: 'core.brand',
  sessions: 'identity.session',
  campaigns: 'jobs.job',
  Users: 'provisioning.person',
  Groups: 'provisioning.directory_group',
  gps: 'core.brand',
  brands: 'core.brand',
};

/** Everything in the scene by its id, and by what it is and where it stands. */
export class Registry {
  readonly marks = new Map<string, Mark>();
  readonly #things = new Map<string, Thing>();
  readonly #byPlace = new Map<string, string>();
  readonly #tables: ReadonlySet<string>;

  private constructor(tables: readonly Table[]) {
    this.#tables = new Set(tables.map(({ name }) => name));
  }

  static async of(database: Database, tables: readonly Table[], tenants: readonly Tenant[]): Promise<Registry> {
    const registry = new Registry(tables);
    await database.asOwner(async (query) => {
      for (const tenant of tenants) {
        for (const [spot, id] of tenant.brands)
          registry.#add('core.brand', id, { tenant: tenant.key, spot, kind: 'p' }, {});
        for (const [spot, { candidate, staff }] of tenant.cores)
          for (const { userId } of [candidate, staff])
            registry.#add('identity.user', userId, { tenant: tenant.key, spot, kind: 'c' }, {});
      }
      const rows = [];
      for (const { name, columns } of tables) {
        if (!columns.some((column) => column.name === 'id' && column.type === 'uuid')) continue;
        for (const row of await query(
          `select * from ${name
            .split('.')
            .map((part) => `"${part}"`)
            .join('.')}`,
        ))
          rows.push({ name, row });
      }
      // What names no place itself stands where what it points to does.
      for (let round = 0; round < 3; round += 1)
        for (const { name, row } of rows) {
          const id = String(row['id']);
          if (registry.marks.has(id)) continue;
          const place = registry.#placeOf(row, round);
          if (place !== undefined) registry.#add(name, id, { ...place, kind: kindOf(name) }, row);
        }
    });
    return registry;
  }

  #placeOf(row: Row, round: number): Mark | undefined {
    for (const name of ['location_id', 'brand_id', 'application_id', 'job_id', 'employee_id'])
      if (typeof row[name] === 'string') return this.marks.get(row[name]);
    for (const [name, value] of Object.entries(row)) {
      const thing =
        typeof value === 'string' && name !== 'group_id' && !/user_id$|_by$|actor_id/.test(name)
          ? this.#things.get(value)
          : undefined;
      if (thing !== undefined && thing.table !== 'identity.user') return thing.mark;
    }
    return round < 2 || typeof row['group_id'] !== 'string' ? undefined : this.marks.get(row['group_id']);
  }

  #add(table: string, id: string, mark: Mark, row: Row): void {
    this.marks.set(id, mark);
    this.#things.set(id, { table, mark, row });
    const place = `${table} ${mark.tenant}${mark.spot}`;
    if (!this.#byPlace.has(place)) this.#byPlace.set(place, id);
  }

  /** The table that a field of an endpoint points into, if it is known. */
  tableOf({ id, path, access }: Endpoint, field: string): string | undefined {
    const domain = id.split('.')[0] ?? '';
    if (access.kind === 'brand' && access.place.name === field) return 'core.brand';
    if (field === 'id') return IN_PATH[/(\w+)\/\{id\}/.exec(path)?.[1] ?? ''];
    const named = NAMES[`${domain}.${field}`] ?? NAMES[`*.${field}`];
    if (named !== undefined) return named;
    const noun = field.replace(/_ids?$/, '');
    const schema = domain.replace('-', '_').replace('talentPool', 'talent_pool').replace('jobBoards', 'job_boards');
    return [`${schema}.${noun}`, ...[...this.#tables].filter((table) => table.endsWith(`.${noun}`))].find((table) =>
      this.#tables.has(table),
    );
  }

  /** The id of what stands at one of some places, nearest first; a random one where there is nothing. */
  idAt(table: string | undefined, tenant: string, spots: readonly string[]): string {
    for (const spot of spots) {
      const id = this.#byPlace.get(`${table} ${tenant}${spot}`);
      if (id !== undefined) return id;
    }
    return newId();
  }

  /** The row of a thing. */
  rowOf(id: string): Row | undefined {
    return this.#things.get(id)?.row;
  }

  /** How many kinds of things stand at how many places. */
  get size(): { readonly things: number; readonly places: number } {
    return { things: this.#things.size, places: this.#byPlace.size };
  }
}
