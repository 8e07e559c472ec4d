import { seedDocuments, type SeededDocument } from '@hearth/domains/documents/seed';
import { makeAttachment } from '@hearth/domains/media/factory';
import { SYSTEM } from '@hearth/platform/database';
import type { Application } from '../application.ts';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { randomFrom } from './random.ts';
import type { Worker } from './team.ts';

const YEAR = 365;

/** A page with one line, as a phone's scanner writes it. */
const pageWith = (line: string): string => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 298]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${line.length + 36}>>stream
BT /F1 20 Tf 40 240 Td (${line}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** The documents of everybody, with the special cases of Lisbon. */
function planDocuments(
  workers: readonly Worker[],
  today: string,
  {
    lisbonId,
    noor,
    card,
    permit,
    passport,
  }: Readonly<Record<'lisbonId' | 'noor' | 'card' | 'permit' | 'passport', string>>,
): SeededDocument[] {
  const random = randomFrom(43);
  const lisbon = workers.filter(({ locationId }) => locationId === lisbonId);
  const bar = lisbon.find(({ position }) => position.name === 'Bartender');
  const [ending, ended, missing, foreign] = lisbon.filter(({ id }) => id !== bar?.id).map(({ id }) => id);
  const special = new Set([ending, ended, missing, foreign, bar?.id]);
  const rest = workers.map(({ id }) => id).filter((id) => !special.has(id));
  const accepted = (employeeId: string, days: number): SeededDocument => ({
    employeeId,
    starter: 'identity_card',
    state: 'ACCEPTED',
    validUntil: plusDays(today, days),
    attachmentId: card,
  });
  const documents: SeededDocument[] = rest.map((id) => accepted(id, random.between(YEAR, 8 * YEAR)));
  if (ending !== undefined) documents.push(accepted(ending, 25));
  if (ended !== undefined) documents.push(accepted(ended, -9));
  if (missing !== undefined)
    documents.push({
      employeeId: missing,
      starter: 'identity_card',
      state: 'REJECTED',
      validUntil: plusDays(today, YEAR),
      reason: 'The back of the card is missing.',
    });
  if (foreign !== undefined)
    documents.push(
      { ...accepted(foreign, 40), starter: 'work_permit', attachmentId: permit },
      { ...accepted(foreign, 3 * YEAR), starter: 'passport', attachmentId: passport },
      { ...accepted(foreign, 2 * YEAR), attachmentId: card },
      { ...accepted(foreign, 10), state: 'REPLACED' },
    );
  if (bar !== undefined) documents.push({ ...accepted(bar.id, 5 * YEAR), state: 'PENDING', sentBy: noor });
  return documents;
}

/** Keeps pages with one line as checked files of somebody, and answers their ids. */
export function specimensOf(
  { runner, tools }: Pick<Application, 'runner' | 'tools'>,
  of: { readonly groupId: string; readonly ownerUserId: string },
): (name: string, line: string) => Promise<string> {
  const run: Parameters<typeof makeAttachment>[0]['run'] = (work, scope = SYSTEM) => runner.run(scope, work);
  return async (name, line) => {
    const file = { name, bytes: Buffer.from(pageWith(line)) };
    return (await makeAttachment({ run, tools }, { ...of, isChecked: true, file })).id;
  };
}

/** In Lisbon people at every state: one card ends soon, one has ended, one is missing, one waits, one was rejected, and one replaced. */
export async function seedPapers(
  { runner, tools }: Application,
  group: SeededGroup,
  workers: readonly Worker[],
  today: string,
): Promise<void> {
  const { groupId, places, people } = group;
  const noor = requireId(people, 'noor');
  const fileOf = specimensOf({ runner, tools }, { groupId, ownerUserId: noor });
  const card = await fileOf('identity-card.pdf', 'Identity card: specimen');
  const permit = await fileOf('work-permit.pdf', 'Work permit: specimen');
  const passport = await fileOf('passport.pdf', 'Passport: specimen');
  const lisbonId = requireId(places, 'HH-001');
  const documents = planDocuments(workers, today, { lisbonId, noor, card, permit, passport });
  await runner.run(SYSTEM, (work) =>
    seedDocuments(
      work,
      { groupId, userId: requireId(people, 'leonor'), language: 'en' },
      {
        starters: [
          'identity_card',
          'passport',
          'work_permit',
          'employment_contract',
          'bank_details',
          'health_certificate',
          'minor_permit',
          'guardian_consent',
        ],
        required: { identity_card: [] },
        documents,
      },
    ),
  );
}
