import { getApplicationBrief } from '@hearth/domains/applications/service';
import { findNames } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Scorecard, Scorecards, ScorecardVersion } from '../contract/card-schemas.ts';
import { SCORECARD_DEADLINE_MS, canSeeScorecards } from '../rules/cards.ts';
import { getKit } from './access.ts';
import { needsScorecardsNow, sendersByInterview } from './asked-cards.ts';
import type { Reader } from './present.ts';
import { findAllVersions, findScorecardEvents, findDraft, findOwnVersions } from './queries/card.ts';
import type { ScorecardEventRow, ScorecardVersionRow } from './queries/card.ts';
import type { InterviewRow } from './queries/tables.ts';

const toVersion = ({ version, at, reason, content }: ScorecardVersionRow): ScorecardVersion => ({
  version,
  at: at.toISOString(),
  reason,
  content,
});

/**
 * Presents an interview's scorecards to a reader. Its own candidate gets NOT_FOUND. To whoever applied themselves the
 * interview has none, and is not there.
 */
export async function presentScorecards(reader: Reader, grant: BrandGrant, row: InterviewRow): Promise<Scorecards> {
  const { db, clock, actor } = reader;
  const { userId } = actor;
  const { starts_at: startsAt, ends_at: endsAt, host_ids: panel } = row;
  if (row.user_id === userId || startsAt === null || endsAt === null || row.criteria.length === 0)
    throw failure(NOT_FOUND);
  const now = clock.now();
  const [brief, kit] = [await getApplicationBrief(db, grant, row.application_id), await getKit(db, row)];
  const events = await findScorecardEvents(db, [row.id]);
  const sent = sendersByInterview(events).get(row.id) ?? new Set();
  const sight = { candidateId: row.user_id, panel, sent, endsAt: endsAt.getTime() };
  const seesAll = canSeeScorecards(userId, sight, now.getTime());
  const versions = seesAll ? await findAllVersions(db, row.id) : await findOwnVersions(db, row.id, userId);
  const onPanel = panel.includes(userId);
  const own = versions.find((version) => version.author_id === userId);
  const draft = onPanel ? await findDraft(db, row.id, userId) : null;
  const names = await findNames(db, panel);
  const withName = (id: string) => ({ user_id: id, name: names.get(id) ?? '' });
  return {
    interview_id: row.id,
    candidate_name: brief.candidateName,
    time_zone: kit.time_zone,
    criteria: row.criteria,
    panel: panel.map((id) => ({ ...withName(id), sent_at: lastSentAt(events, id) })),
    own: onPanel ? { version: own?.version ?? 0, sent: own?.content ?? null, draft } : null,
    may_write: onPanel && needsScorecardsNow(row, now),
    cards: seesAll ? panel.flatMap((id) => toScorecard(withName(id), versions) ?? []) : null,
    opens_at: new Date(endsAt.getTime() + SCORECARD_DEADLINE_MS).toISOString(),
    history: events.map(({ person_id: id, deed, at }) => ({ ...withName(id), deed, at: at.toISOString() })),
  };
}

function lastSentAt(events: readonly ScorecardEventRow[], personId: string): string | null {
  const event = events.find(({ deed, person_id: id }) => deed === 'SENT' && id === personId);
  return event?.at.toISOString() ?? null;
}

function toScorecard(
  who: Pick<Scorecard, 'user_id' | 'name'>,
  versions: readonly ScorecardVersionRow[],
): Scorecard | undefined {
  const [now, ...before] = versions.filter((version) => version.author_id === who.user_id).map(toVersion);
  return now === undefined ? undefined : { ...who, now, before };
}
