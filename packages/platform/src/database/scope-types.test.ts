import { anyone, brand, candidate, endpoint, house, party, signedIn } from '@hearth/kit/endpoint';
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { inScope, isOfScope, PUBLIC, SYSTEM, SYSTEM_WORDS } from '../database.ts';
import type { Scope, ScopeOf, Tx } from '../database.ts';
import { implement } from '../module.ts';
import type { FreeWork, Work } from '../module.ts';

declare const tenant: Tx<'tenant'>;
declare const own: Tx<'self'>;
declare const system: Tx<'system'>;
declare const some: Tx;
declare const free: FreeWork;
declare const wherever: Scope;
declare const group: ScopeOf<'tenant'>;

declare function byAnybody(tx: Tx): Promise<number>;
declare function bySystem(tx: Tx<'system'>): Promise<number>;
declare function byTenant(tx: Tx<'tenant'>): Promise<number>;
declare function byPerson(tx: Tx<'self' | 'system'>): Promise<number>;
declare function workOfSystem(work: Pick<Work<'system'>, 'db' | 'emit'>): Promise<number>;

const line = { method: 'GET', service: 'test', summary: 'Counts.', answer: z.number() } as const;
const ofPerson = endpoint({ id: 'test.countOwn', path: '/own', access: signedIn(), ...line });
const ofAnyone = endpoint({ id: 'test.countPublic', path: '/public', access: anyone(), ...line });
const at = { path: '/of/{id}', ...line } as const;
const ofParty = endpoint({ id: 'test.countOf', access: party('id', 'VIEW_MESSAGES'), ...at });
const ofHouse = endpoint({ id: 'test.countForHouse', access: house('id', 'VIEW_MESSAGES'), ...at });
const ofCandidate = endpoint({ id: 'test.countForCandidate', access: candidate('id'), ...at });
const alone = { ...at, access: party('id', 'VIEW_MESSAGES'), transaction: 'none' } as const;
const ofPartyAlone = endpoint({ id: 'test.countAlone', ...alone });
const ofBrand = endpoint({ id: 'test.countAt', path: '/at/{id}', access: brand('id'), ...line });

/** Never called: the compiler checks what stands here, and fails where a line that is marked as an error is none. */
export const checked = {
  handles: () => [
    byAnybody(tenant),
    byAnybody(system),
    bySystem(system),
    byPerson(own),
    byPerson(system),
    // @ts-expect-error -- a tenant's handle is none of the system
    bySystem(tenant),
    // @ts-expect-error -- nor is one of any scope
    bySystem(some),
    // @ts-expect-error -- the system's handle has no groups
    byTenant(system),
    // @ts-expect-error -- a tenant is neither the person nor the system
    byPerson(tenant),
  ],
  parts: () => [
    inScope(tenant, SYSTEM, bySystem),
    inScope(tenant, SYSTEM_WORDS, (part) => bySystem(part)),
    inScope(system, group, (part) => byTenant(part)),
    inScope(tenant, wherever, (part) => byAnybody(part)),
    // @ts-expect-error -- the part is in the public scope
    inScope(system, PUBLIC, bySystem),
    // @ts-expect-error -- in whichever scope this is, it need not be the system's
    inScope(system, wherever, (part) => bySystem(part)),
    // @ts-expect-error -- within the part the outer handle stays the tenant's
    inScope(tenant, SYSTEM, () => bySystem(tenant)),
  ],
  work: () => [
    free.run(SYSTEM, (work) => workOfSystem(work)),
    free.run(group, ({ db }) => byTenant(db)),
    // @ts-expect-error -- the work is a tenant's
    free.run(group, (work) => workOfSystem(work)),
    // @ts-expect-error -- the work is in the public scope
    free.run(PUBLIC, ({ db }) => bySystem(db)),
  ],
  endpoints: () => [
    implement(ofPerson, (_input, { db }) => byPerson(db)),
    implement(ofBrand, (_input, { db }) => byTenant(db)),
    implement(ofAnyone, (_input, { db }) => inScope(db, SYSTEM, bySystem)),
    implement(ofHouse, (_input, { db }) => byTenant(db)),
    implement(ofHouse, (_input, { party: { grant } }) => Promise.resolve(grant.nodes.length)),
    implement(ofCandidate, (_input, { db }) => byPerson(db)),
    implement(ofParty, (_input, { db }) => (isOfScope(db, 'tenant') ? byTenant(db) : byAnybody(db))),
    implement(ofPartyAlone, (_input, { party: { scope }, run }) => run(scope, ({ db }) => byAnybody(db))),
    // @ts-expect-error -- either party may call, in the scope that is theirs
    implement(ofParty, (_input, { db }) => byTenant(db)),
    // @ts-expect-error -- the candidate may call as well, and holds no right
    implement(ofParty, (_input, { party: { grant } }) => Promise.resolve(grant.nodes.length)),
    // @ts-expect-error -- no party reads as the system without saying so
    implement(ofParty, (_input, { db }) => bySystem(db)),
    // @ts-expect-error -- the house stands in the scope of its group
    implement(ofHouse, (_input, { db }) => byPerson(db)),
    // @ts-expect-error -- a candidate stands in their own
    implement(ofCandidate, (_input, { db }) => byTenant(db)),
    // @ts-expect-error -- so does work that the handler opens itself
    implement(ofPartyAlone, (_input, { party: { scope }, run }) => run(scope, ({ db }) => byTenant(db))),
    // @ts-expect-error -- whoever is signed in stands in their own scope
    implement(ofPerson, (_input, { db }) => byTenant(db)),
    // @ts-expect-error -- a right at a brand opens the scope of its group
    implement(ofBrand, (_input, { db }) => bySystem(db)),
    // @ts-expect-error -- anybody stands in the public scope
    implement(ofAnyone, (_input, { db }) => byPerson(db)),
  ],
};

test('a handle of one scope is none of another, and one of any scope is none of them', () => {
  expectTypeOf<Tx<'tenant'>>().not.toExtend<Tx<'system'>>();
  expectTypeOf<Tx<'system'>>().not.toExtend<Tx<'tenant'>>();
  expectTypeOf<Tx>().not.toExtend<Tx<'system'>>();
  expectTypeOf<Tx<'system'>>().toExtend<Tx>();
  expectTypeOf(SYSTEM_WORDS.kind).toEqualTypeOf(SYSTEM.kind);
});
