import { makeEmployer } from '@hearth/domains/access/factory';
import { setPersona } from '@hearth/domains/access/service';
import { makeApplication } from '@hearth/domains/applications/factory';
import { BRAND_CHANGED } from '@hearth/domains/core/events';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { toChangeContext, SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import type { BrandNode } from '@hearth/domains/core/service';
import { refreshSession } from '@hearth/domains/identity/contract';
import { FACTORY_PASSWORD, frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { makeEmployee } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import type { TestServer } from '@hearth/testing/server';
import { wordOf } from './marks.ts';

/** The brands of a tenant: a root, two groups of brands, two countries in the first, and locations. `3` is where people are at home. */
export const SPOTS = {
  root: '0',
  parent: '1',
  own: '2',
  child: '3',
  archived: '4',
  sibling: '5',
  besideSibling: '6',
  otherBrand: '7',
} as const;
export const LOCATIONS: readonly string[] = [SPOTS.child, SPOTS.archived, SPOTS.besideSibling];
const TENANTS = ['a', 'b', 'c'] as const;
export const ALL_RIGHTS = Object.keys(PERMISSIONS) as readonly Permission[];

/** What a location has of its own before the rest is made up around it. */
export interface Core {
  readonly jobId: string;
  readonly applicationId: string;
  readonly employeeId: string;
  readonly shiftId: string;
  readonly candidate: MadeUser;
  readonly staff: MadeUser;
}

export interface Tenant {
  readonly key: string;
  readonly groupId: string;
  /** By spot. */
  readonly brands: ReadonlyMap<string, string>;
  readonly owner: MadeUser;
  /** By the spot of the location. */
  readonly cores: ReadonlyMap<string, Core>;
}

function node(
  tenant: string,
  ids: ReadonlyMap<string, string>,
  spot: string,
  type: string,
  children: BrandNode[] = [],
) {
  const word = wordOf({ tenant, spot, kind: 'p' });
  const place =
    type === 'LOCATION'
      ? { country: 'PT', region: 'Lisboa', regionCode: '11', city: `Lisboa ${word}`, number: `N-${word}` }
      : {};
  return {
    ...place,
    ...(type === 'COUNTRY' ? { country: spot === SPOTS.own ? 'PT' : 'DE' } : {}),
    id: ids.get(spot) ?? '',
    type,
    name: `House ${word}`,
    description: `About ${word}`,
    ...(type === 'GP-GROUP' ? { timeZone: 'Europe/Lisbon', currency: 'EUR', services: SIGN_UP_SERVICES } : {}),
    children,
  };
}

async function makeTenant(server: TestServer, key: string): Promise<Tenant> {
  const brands = new Map(Object.values(SPOTS).map((spot) => [spot, newId()]));
  const at = (spot: string, type: string, ...children: BrandNode[]) => node(key, brands, spot, type, children);
  const groupId = brands.get(SPOTS.root) ?? '';
  const owner = await server.run(async (work) => {
    await makeBrandTree(
      work,
      at(
        SPOTS.root,
        'GP-GROUP',
        at(
          SPOTS.parent,
          'GROUP',
          at(SPOTS.own, 'COUNTRY', at(SPOTS.child, 'LOCATION'), at(SPOTS.archived, 'LOCATION')),
          at(SPOTS.sibling, 'COUNTRY', at(SPOTS.besideSibling, 'LOCATION')),
        ),
        at(SPOTS.otherBrand, 'GROUP'),
      ),
    );
    return makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' });
  });
  const cores = new Map<string, Core>();
  for (const spot of LOCATIONS) cores.set(spot, await makeCore(server, { key, groupId, brands, owner }, spot));
  return { key, groupId, brands, owner, cores };
}

async function makeCore(
  server: TestServer,
  { key, groupId, brands, owner }: Omit<Tenant, 'cores'>,
  spot: string,
): Promise<Core> {
  const locationId = brands.get(spot) ?? '';
  const shown = wordOf({ tenant: key, spot, kind: 'p' });
  const word = wordOf({ tenant: key, spot, kind: 'c' });
  const inside = wordOf({ tenant: key, spot, kind: 'v' });
  const body = completeJob(locationId, { title: `Bartender ${shown}` });
  const job = await server.call(createJob, { params: { id: groupId }, body }, owner.token);
  await server.call(
    publishJob,
    { params: { id: groupId, job_id: job.data.id }, body: { version: job.data.version } },
    owner.token,
  );
  return server.run(async (work) => {
    const candidate = await makeUser(work, {
      firstName: `Pia ${word}`,
      lastName: `Valtonen ${word}`,
      email: `${word}@example.com`,
    });
    const staff = await makeUser(work, {
      firstName: `Ana ${inside}`,
      lastName: `Rocha ${inside}`,
      email: `staff-${inside}@example.com`,
    });
    const employee = await makeEmployee(work.db, {
      groupId,
      locationId,
      userId: staff.userId,
      firstName: `Ana ${inside}`,
      lastName: `Rocha ${inside}`,
      email: `staff-${inside}@example.com`,
    });
    const shift = await makeShift(
      work.db,
      { groupId, locationId },
      { employee_id: employee.id, note: `Note ${inside}` },
    );
    const applicationId = await makeApplication(
      work,
      { group_id: groupId, location_id: locationId, job_id: job.data.id, user_id: candidate.userId },
      {
        first_name: `Pia ${word}`,
        last_name: `Valtonen ${word}`,
        email: `${word}@example.com`,
        message: `Hello ${word}`,
      },
    );
    return { jobId: job.data.id, applicationId, employeeId: employee.id, shiftId: shift.id, candidate, staff };
  });
}

/** Three tenants, each four brands deep, with a location of everything at home, archived and beside. */
export async function makeTenants(server: TestServer): Promise<readonly Tenant[]> {
  const tenants = [];
  for (const key of TENANTS) tenants.push(await makeTenant(server, key));
  return tenants;
}

/** Somebody who asks, and the spots that they could read at: `tenant spot`; what is above them in their tree counts apart. */
export interface Principal {
  readonly name: string;
  readonly token: string | undefined;
  readonly tenant: string | undefined;
  readonly reach: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
  readonly userId: string | undefined;
  /** Has no session that is good. */
  readonly isRefused: boolean;
  /** Of a candidate: where their application stands, as `tenant spot`. */
  readonly applied: string | undefined;
  /** Positions at which they may do what others of the thirteen do there too: only the whole matrix has them. */
  readonly leavesOut: ReadonlySet<string>;
}

const { root, parent, own, child, archived, sibling, besideSibling } = SPOTS;
const BELOW_OWN = [own, child, archived];
const BELOW_PARENT = [parent, ...BELOW_OWN, sibling, besideSibling];

/** What `employer with the right` walks for all who may do there what they may. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  MANAGER_NO_SALES: ['child', 'archived'],
  'group manager': ['child', 'archived', 'parent', 'sibling'],
  'parent-brand manager': ['child', 'archived', 'sibling'],
  impersonator: ['child', 'archived'],
};

/** The thirteen who ask. Everybody of `a` is measured from the country that is at home there. */
export async function makePrincipals(server: TestServer, tenants: readonly Tenant[]): Promise<readonly Principal[]> {
  const [a, b, c] = tenants;
  if (a === undefined || b === undefined || c === undefined) throw new Error('the scene has three tenants');
  const employer = (tenant: Tenant, spot: string, as: Parameters<typeof makeEmployer>[1]['as'] = ALL_RIGHTS) =>
    server.run((work) => makeEmployer(work, { brandId: tenant.brands.get(spot) ?? '', as }));
  const holds = await employer(a, own);
  const noSales = await employer(a, own, 'LOCATION_MANAGER');
  await server.run((work) => setPersona(work.db, toChangeContext(work), a.groupId, noSales.userId, 'MANAGER_NO_SALES'));
  const disabled = await employer(a, own);
  await server.run(({ db }) =>
    db.query('update identity."user" set disabled_at = now() where id = $1', [disabled.userId]),
  );
  await server.run(async ({ db, emit }) => {
    await db.query(`update core.brand set status = 'suspended' where id = $1`, [c.groupId]);
    await emit(
      BRAND_CHANGED.of({ group_id: c.groupId, topics: [], data: { brand_id: c.groupId, action: 'SUSPENDED' } }),
    );
  });
  await server.run(({ db }) =>
    db.query(`update core.brand set status = 'archived' where id = any ($1)`, [
      tenants.map(({ brands }) => brands.get(archived)),
    ]),
  );
  const now = server.clock.now();
  server.clock.set(new Date(now.getTime() - 3_600_000).toISOString());
  const expired = await employer(a, own);
  server.clock.set(now.toISOString());
  const principal = (
    name: string,
    user: MadeUser | undefined,
    tenant: string | undefined,
    reach: readonly string[],
    above: readonly string[] = [],
    isRefused = false,
    applied?: string,
  ): Principal => ({
    name,
    token: user?.token,
    tenant,
    reach: new Set(reach),
    above: new Set(above),
    userId: user?.userId,
    isRefused,
    applied,
    leavesOut: new Set([...(LEFT_OUT[name] ?? []), ...(tenant === 'c' ? [] : ['suspended tenant'])]),
  });
  const candidate = (tenant: Tenant, spot: string) => tenant.cores.get(spot)?.candidate;
  const support = await employer(a, root, 'SUPPORT');
  const acting = await actingFor(server, support, a);
  return [
    principal('guest', undefined, undefined, [], [], true),
    principal('candidate-owner', candidate(a, child), undefined, [], [], false, `a${child}`),
    principal('candidate-other', candidate(b, child), undefined, [], [], false, `b${child}`),
    principal('employer with the right', holds, 'a', BELOW_OWN, [root, parent]),
    principal('MANAGER_NO_SALES', noSales, 'a', BELOW_OWN, [root, parent]),
    principal('group manager', await employer(a, root, 'GROUP_MANAGER'), 'a', Object.values(SPOTS)),
    principal('parent-brand manager', await employer(a, parent), 'a', BELOW_PARENT, [root]),
    principal('sibling-brand manager', await employer(a, sibling), 'a', [sibling, besideSibling], [root, parent]),
    principal('other-tenant employer', await employer(b, root), 'b', Object.values(SPOTS)),
    principal('employer of a suspended brand', await employer(c, own), 'c', []),
    principal('disabled user', disabled, undefined, [], [], true),
    principal('expired token', expired, undefined, [], [], true),
    principal('impersonator', acting, 'a', BELOW_OWN, [root, parent]),
  ];
}

/** A session in which somebody acts for a manager of the home country, begun as everybody begins one. */
async function actingFor(server: TestServer, support: MadeUser, a: Tenant): Promise<MadeUser> {
  const subject = await server.run((work) =>
    makeEmployer(work, { brandId: a.brands.get(own) ?? '', as: 'LOCATION_MANAGER' }),
  );
  const body = { reason: 'To see what they see', minutes: 30, proof: FACTORY_PASSWORD };
  const begun = await server.request('POST', `/v1/brands/${a.groupId}/impersonations/${subject.userId}`, {
    token: support.token,
    body,
  });
  const reply = await server.request('POST', refreshSession.path, {
    body: {},
    headers: frameHeaders(support.refreshToken),
  });
  const { token } = reply.data as { token: { access_token: string; session_id: string } | null };
  if (begun.status !== 200 || token === null) throw new Error(`nobody acts: ${begun.text}`);
  return { ...subject, token: token.access_token, sessionId: token.session_id };
}
