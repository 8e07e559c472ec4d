import { findOwnDealings } from '@hearth/domains/deals/service';
import { findOwnAccount } from '@hearth/domains/identity/service';
import { findOwnBalanceChanges } from '@hearth/domains/leave/service';
import { findAllNotices, findDevices } from '@hearth/domains/notices/service';
import { findMyRecords } from '@hearth/domains/qualifications/service';
import { findOwnTimeOff } from '@hearth/domains/scheduling/service';
import { findTextingData } from '@hearth/domains/sms/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { findNavigation, findPins } from '@hearth/domains/user-preferences/service';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { OwnRecords } from '@hearth/platform/database/own-records';
import type { OwnAccount } from '../contract/schemas.ts';

/** Before anything was ever asked for here. */
const BEGINNING = '2000-01-01';

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentDevice = ({
  browser,
  system,
  added_at: added,
  used_at: used,
}: Awaited<ReturnType<typeof findDevices>>[number]): OwnAccount['notice_devices'][number] => ({
  browser,
  system,
  added_at: added.toISOString(),
  used_at: toIso(used),
});

const presentQualification = (
  row: Awaited<ReturnType<typeof findMyRecords>>[number],
): OwnAccount['qualifications'][number] => ({
  group_id: row.group_id,
  name: row.name,
  state: row.state,
  level: row.level_names[row.level - 1] ?? null,
  number: row.number,
  issuer: row.issuer,
  issued_on: row.issued_on,
  expires_on: row.expires_on,
  note: row.note,
  reason: row.reason,
  file_name: row.file_name,
  sent_at: row.sent_at.toISOString(),
  decided_at: toIso(row.decided_at),
});

const presentTexting = ({ choices, words }: Awaited<ReturnType<typeof findTextingData>>): OwnAccount['texts'] => ({
  choices: choices.map(({ group_id, number, wanted, via, words: version, at }) => ({
    group_id,
    number,
    wanted,
    via,
    words: version,
    at: at.toISOString(),
  })),
  words: words.map(({ number, own_number, stopped, at }) => ({ number, own_number, stopped, at: at.toISOString() })),
});

/** What the caller asked for and said at employers. */
async function exportWork(db: Tx<'self'>): Promise<OwnAccount['work']> {
  const employments = (await findMyEmployments(db)).map(({ id }) => id);
  const { deals, bids } = await findOwnDealings(db);
  return {
    time_off: (await findOwnTimeOff(db, employments, BEGINNING)).map(
      ({ starts_on, ends_on, start, end, kind, state, note, decision_note }) => ({
        starts_on,
        ends_on,
        start,
        end,
        kind,
        state,
        note,
        decision_note,
      }),
    ),
    balance_changes: (await findOwnBalanceChanges(db)).map((row) => ({
      group_id: row.group_id,
      time_off_kind: row.time_off_kind,
      kind: row.kind,
      on_day: row.on_day,
      amount: row.amount,
      unit: row.unit,
      week_days: row.week_days,
      reason: row.reason,
      at: row.at.toISOString(),
    })),
    shift_requests: deals.map(({ id: _id, asked_at: asked, taken_at: taken, ended_at: ended, ...deal }) => ({
      ...deal,
      asked_at: asked.toISOString(),
      taken_at: toIso(taken),
      ended_at: toIso(ended),
    })),
    bids: bids.map(({ group_id, state, result, shift, placed_at: placed, ended_at: ended }) => ({
      group_id,
      state,
      result,
      shift,
      placed_at: placed.toISOString(),
      ended_at: toIso(ended),
    })),
  };
}

/** What each domain keeps on the caller at work; kinds without a row are left out. */
async function exportWorkRecords(db: Tx<'self'>, kinds: readonly OwnRecords[]): Promise<OwnAccount['work_records']> {
  const employments = (await findMyEmployments(db)).map(({ id }) => id);
  if (employments.length === 0) return [];
  return inScope(db, SYSTEM, async (system) => {
    const found: OwnAccount['work_records'] = [];
    for (const records of kinds) {
      const rows = await records.find(system, employments);
      if (rows.length > 0) found.push({ kind: records.name, rows: rows as OwnAccount['work_records'][number]['rows'] });
    }
    return found;
  });
}

/** Exports all data of the caller's account. */
export async function exportAccount(
  { db, clock, ownRecords }: Pick<Work<'self'>, 'db' | 'clock' | 'ownRecords'>,
  userId: string,
): Promise<OwnAccount> {
  const {
    sign_ins: signIns,
    passkeys,
    created_at: made,
    email_verified_at: proven,
    ...account
  } = await findOwnAccount(db, userId);
  const navigation = await findNavigation(db, userId);
  return {
    ...account,
    created_at: made.toISOString(),
    email_verified_at: toIso(proven),
    sign_ins: signIns.map(({ user_agent, network, created_at: at, used_at: used, ended_at: ended }) => ({
      user_agent,
      network,
      created_at: at.toISOString(),
      used_at: used.toISOString(),
      ended_at: toIso(ended),
    })),
    passkeys: passkeys.map(({ name, created_at: at, used_at: used }) => ({
      name,
      created_at: at.toISOString(),
      used_at: toIso(used),
    })),
    texts: presentTexting(await findTextingData(db, userId)),
    work: await exportWork(db),
    work_records: await exportWorkRecords(db, ownRecords),
    qualifications: (await findMyRecords(db)).map(presentQualification),
    notices: (await findAllNotices(db, userId, clock.now())).map(({ kind, title, body, at, read_at: read }) => ({
      kind,
      title,
      text: body,
      at: at.toISOString(),
      read_at: toIso(read),
    })),
    notice_devices: (await findDevices(db, userId)).map(presentDevice),
    preferences: {
      home_page: navigation?.default_home_page ?? null,
      pinned_searches: [...(await findPins(db, userId))],
    },
  };
}
