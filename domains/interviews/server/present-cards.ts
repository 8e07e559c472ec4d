import { getApplicationBrief } from '@hearth/domains/applications/service';
import { namesOf } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Card, Cards, CardVersion } from '../contract/card-schemas.ts';
import { CARD_TIME_MS, seesCards } from '../rules/cards.ts';
import { kitOf } from './access.ts';
import { asksFor, sentBy } from './asked-cards.ts';
import type { Reader } from './present.ts';
import { findAllVersions, findCardEvents, findDraft, findOwnVersions } from './queries/card.ts';
import type { CardEventRow, CardVersionRow } from './queries/card.ts';
import type { InterviewRow } from './queries/tables.ts';

const versionOf = ({ version, at, reason, content }: CardVersionRow): CardVersion => ({
  version,
  at: at.toISOString(),
  reason,
  content,
});

/** The cards of an interview as a reader may see them. To whoever applied themselves the interview has none, and is not there. */
export async function presentCards(reader: Reader, grant: BrandGrant, row: InterviewRow): Promise<Cards> {
  const { db, clock, actor } = reader;
  const { userId } = actor;
  const { starts_at: startsAt, ends_at: endsAt, host_ids: panel } = row;
  if (row.user_id === userId || startsAt === null || endsAt === null || row.criteria.length === 0)
    throw failure(NOT_FOUND);
  const now = clock.now();
  const [brief, kit] = [await getApplicationBrief(db, grant, row.application_id), await kitOf(db, row)];
  const events = await findCardEvents(db, [row.id]);
  const sent = sentBy(events).get(row.id) ?? new Set();
  const sight = { candidateId: row.user_id, panel, sent, endsAt: endsAt.getTime() };
  const seesAll = seesCards(userId, sight, now.getTime());
  const versions = seesAll ? await findAllVersions(db, row.id) : await findOwnVersions(db, row.id, userId);
  const onPanel = panel.includes(userId);
  const own = versions.find((version) => version.author_id === userId);
  const draft = onPanel ? await findDraft(db, row.id, userId) : null;
  const names = await namesOf(db, panel);
  const named = (id: string) => ({ user_id: id, name: names.get(id) ?? '' });
  return {
    interview_id: row.id,
    candidate_name: brief.candidateName,
    time_zone: kit.time_zone,
    criteria: row.criteria,
    panel: panel.map((id) => ({ ...named(id), sent_at: sentAt(events, id) })),
    own: onPanel ? { version: own?.version ?? 0, sent: own?.content ?? null, draft } : null,
    may_write: onPanel && asksFor(row, now),
    cards: seesAll ? panel.flatMap((id) => cardOf(named(id), versions) ?? []) : null,
    opens_at: new Date(endsAt.getTime() + CARD_TIME_MS).toISOString(),
    history: events.map(({ person_id: id, deed, at }) => ({ ...named(id), deed, at: at.toISOString() })),
  };
}

function sentAt(events: readonly CardEventRow[], personId: string): string | null {
  const event = events.find(({ deed, person_id: id }) => deed === 'SENT' && id === personId);
  return event?.at.toISOString() ?? null;
}

function cardOf(who: Pick<Card, 'user_id' | 'name'>, versions: readonly CardVersionRow[]): Card | undefined {
  const [now, ...before] = versions.filter((version) => version.author_id === who.user_id).map(versionOf);
  return now === undefined ? undefined : { ...who, now, before };
}
