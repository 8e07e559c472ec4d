import { createBrandTree, toChangeContext, SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import type { BrandNode } from '@hearth/domains/core/service';
import { grantRole, setPersona } from '@hearth/domains/access/service';
import { createUser, changePerson, hashPassword, offerDemoAccount } from '@hearth/domains/identity/service';
import { setSetupHidden } from '@hearth/domains/user-preferences/service';
import { newId } from '@hearth/kit/id';
import { inScope } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { BRANDS, DEMO_PASSWORD, DEMO_PEOPLE, ENTERPRISE, PLACES } from './story.ts';

export interface SeededGroup {
  readonly groupId: string;
  /** By the place's number. */
  readonly places: ReadonlyMap<string, string>;
  /** By the person's username. */
  readonly people: ReadonlyMap<string, string>;
}

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
const COUNTRY_NAMES = { PT: 'Portugal', DE: 'Germany', GB: 'United Kingdom', US: 'United States' } as const;

/** The tree of the enterprise: its brands, their countries, their places. */
function tree(groupId: string, ids: ReadonlyMap<string, string>): BrandNode {
  const scheme = (accent: string) => ({ backgroundColor: hex(accent), accentColor: hex(accent) });
  return {
    id: groupId,
    type: 'GP-ENTERPRISE',
    name: ENTERPRISE.name,
    slug: ENTERPRISE.slug,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    services: SIGN_UP_SERVICES,
    children: BRANDS.map((brand) => {
      const places = PLACES.filter((place) => place.brand === brand.key);
      return {
        id: requireId(ids, brand.key),
        type: 'GROUP',
        name: brand.name,
        slug: brand.slug,
        scheme: scheme(brand.accent),
        children: [...Map.groupBy(places, (place) => place.country)].map(([country, inCountry]) => ({
          type: 'COUNTRY',
          name: COUNTRY_NAMES[country],
          country,
          children: inCountry.map((place) => ({
            id: requireId(ids, place.number),
            type: 'LOCATION',
            name: place.name,
            number: place.number,
            street: place.street,
            city: place.city,
            region: place.regionName,
            regionCode: place.region,
            country,
            postcode: place.postcode,
            phone: place.phone,
            timeZone: place.timeZone,
            latitude: place.latitude,
            longitude: place.longitude,
            currency: place.currency,
          })),
        })),
      };
    }),
  };
}

export function requireId(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The story has no ${key}.`);
  return id;
}

/** A hash of the demonstration password, made before any transaction: it takes its time. */
export const demoPasswordHash = (): Promise<string> => hashPassword(DEMO_PASSWORD);

/** Makes the tree, and one person of every kind with their rights. */
export async function seedGroup(work: Work, passwordHash: string): Promise<SeededGroup> {
  const groupId = newId();
  const ids = new Map(
    [...BRANDS.map((brand) => brand.key), ...PLACES.map((place) => place.number)].map((key) => [key, newId()]),
  );
  const hand = toChangeContext(work);
  await createBrandTree(work.db, hand, tree(groupId, ids));
  const people = new Map<string, string>();
  for (const person of DEMO_PEOPLE) {
    const { kind, username, firstName, lastName, role, at } = person;
    const userId = await createUser(work.db, { email: `${username}@lumen.example`, firstName, lastName, passwordHash });
    await changePerson(work.db, userId, { username });
    people.set(username, userId);
    if (role !== null) {
      const persona = role === 'MANAGER_NO_SALES';
      const brandId = at === 'enterprise' ? groupId : requireId(ids, at);
      const right = { userId, groupId, brandId, role: persona ? 'LOCATION_MANAGER' : role } as const;
      await grantRole(work.db, hand, { ...right, consent: 'SEED' });
      if (persona) await setPersona(work.db, hand, groupId, userId, 'MANAGER_NO_SALES');
      // The demonstration is set up: its people start with their work.
      await inScope(work.db, { kind: 'self', userId }, (own) => setSetupHidden(own, userId, true, work.clock.now()));
    }
    await offerDemoAccount(work, userId, { kind, name: `${firstName} ${lastName}`, username, password: DEMO_PASSWORD });
  }
  return { groupId, places: ids, people };
}
