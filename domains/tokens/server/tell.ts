import { findHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import { phrasesIn } from './words.ts';

type Means = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>;

/** A token that somebody did something with. */
interface Told {
  readonly group_id: string;
  readonly brand_id: string;
  readonly name: string;
  readonly by: string;
}

/** The others who manage the group's access hear of a service's new token, and who created it. */
export async function tellOfServiceToken(means: Means, token: Told): Promise<void> {
  const at = { groupId: token.group_id, brandId: token.group_id };
  const holders = await findHolders(means.db, at, 'MANAGE_ACCESS', means.clock.now());
  await tell(means, token, { kind: 'tokens.created', to: holders, says: 'created', link: '/settings/api-tokens' });
}

/** A person hears that somebody else revoked their token. */
export async function tellOfRevokedToken(means: Means, token: Told, userId: string): Promise<void> {
  await tell(means, token, {
    kind: 'tokens.revoked',
    to: [userId],
    says: 'revoked',
    link: '/settings/security/tokens',
  });
}

async function tell(
  means: Means,
  { group_id: groupId, brand_id: brandId, name, by }: Told,
  notice: {
    readonly kind: 'tokens.created' | 'tokens.revoked';
    readonly to: readonly string[];
    readonly says: 'created' | 'revoked';
    readonly link: string;
  },
): Promise<void> {
  // Whoever did it knows.
  const people = notice.to.filter((userId) => userId !== by);
  if (people.length === 0) return;
  const { db } = means;
  const [person, place] = [await findName(db, by), await getBrand(db, brandId)];
  await notify(means, {
    kind: notice.kind,
    placeId: groupId,
    timeZone: place.timeZone,
    people: people.map((userId) => ({
      userId,
      write: (language) => {
        const { title, text } = phrasesIn(language)[notice.says];
        const values = { name, person, place: place.name };
        return { title: fillPlaces(title, values), text: fillPlaces(text, values), link: notice.link };
      },
    })),
  });
}
