import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notify, notifyAccessManagers } from '@hearth/domains/notices/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
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
  const write = await writerOf(means, token, 'created', '/settings/api-tokens');
  await notifyAccessManagers(means, token.group_id, { kind: 'tokens.created', except: token.by, write });
}

/** A person hears that somebody else revoked their token. */
export async function tellOfRevokedToken(means: Means, token: Told, userId: string): Promise<void> {
  if (userId === token.by) return;
  const write = await writerOf(means, token, 'revoked', '/settings/security/tokens');
  const { timeZone } = await getBrand(means.db, token.brand_id);
  await notify(means, { kind: 'tokens.revoked', placeId: token.group_id, timeZone, people: [{ userId, write }] });
}

async function writerOf(
  { db }: Means,
  { brand_id: brandId, name, by }: Told,
  says: 'created' | 'revoked',
  link: string,
): Promise<(language: Language) => NoticeText> {
  const values = { name, person: await findName(db, by), place: (await getBrand(db, brandId)).name };
  return (language) => {
    const { title, text } = phrasesIn(language)[says];
    return { title: fillPlaces(title, values), text: fillPlaces(text, values), link };
  };
}
