import { findNearestHolders } from '@hearth/domains/access/service';
import { findLetterBrand } from '@hearth/domains/core/service';
import { composeCustomMail, fillPlaces, ownPageAddress } from '@hearth/domains/identity/service';
import { notify, settleThread } from '@hearth/domains/notices/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { LINK_DAYS } from '../rules/limits.ts';
import { signerLinks } from './link.ts';
import { noteAddress, type RequestRow, type SignerRow } from './queries/request.ts';
import { signatureWords, toLanguage } from './words.ts';

/** The kind of email to a signer without an account. */
const LETTER = 'signatures.link';
const DAY_MS = 86_400_000;
const MINE = '/my/agreements';
const TEAM = '/team/agreements';

export type Occasion = 'ask' | 'remind' | 'again';

/** A title may hold whatever somebody typed; a subject is one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const managerThread = (row: Pick<RequestRow, 'id'>): string => `signatures ${row.id} MANAGER`;
const pageOf = (row: RequestRow): string => `${TEAM}?request=${row.id}`;

/** Where a signer without an account is written to; empty where they have no address. */
function addressOf(row: RequestRow, signer: SignerRow): string {
  return signer.role === 'EMPLOYEE' ? (row.email ?? '') : signer.email;
}

/** Emails a signer their link; nobody else sees it. Answers whether there was an address. */
export async function mailLink(
  work: Work<'system'>,
  row: RequestRow,
  signer: SignerRow,
  occasion: Occasion,
): Promise<boolean> {
  const { db, config, clock } = work;
  const to = addressOf(row, signer);
  if (to === '') return false;
  const language = toLanguage(row.language);
  const { letter, hello } = signatureWords(language);
  const isGuardian = signer.role === 'GUARDIAN';
  const values = {
    name: isGuardian ? signer.name : row.first_name,
    person: row.employee_name,
    title: row.title,
    group: row.group_name,
  };
  const endsAt = new Date(clock.now().getTime() + LINK_DAYS * DAY_MS);
  const link = await signerLinks.make(db, { id: signer.id, endsAt });
  await noteAddress(db, signer.id, to);
  const about = occasion === 'ask' ? 'subject' : occasion;
  await work.mail({
    ...composeCustomMail({
      to,
      language,
      brand: await findLetterBrand(db, config, row.location_id),
      subject: oneLine(fillPlaces(letter[about], values)),
      text: [
        fillPlaces(hello, values),
        fillPlaces(isGuardian ? letter.guardian : letter.text, values),
        letter.private,
      ].join('\n\n'),
      button: { label: letter.button, link: ownPageAddress(config, language, '/sign', link) },
    }),
    about: { kind: LETTER, id: signer.id, within: row.id },
  });
  return true;
}

function send(
  work: Work<'system'>,
  row: RequestRow,
  told: {
    readonly kind: 'signatures.asked' | 'signatures.waiting' | 'signatures.ended';
    readonly thread: string;
    readonly people: readonly string[];
    readonly aboutId?: string;
  },
  write: (language: Language) => NoticeText,
): Promise<number> {
  return notify(work, {
    kind: told.kind,
    aboutId: told.aboutId ?? row.id,
    placeId: row.location_id,
    groupId: row.group_id,
    timeZone: row.time_zone,
    thread: told.thread,
    people: told.people.map((userId) => ({ userId, write })),
  });
}

function textFor(row: RequestRow, occasion: Occasion, language: Language): NoticeText {
  const { notices: words } = signatureWords(language);
  return {
    title: oneLine(fillPlaces(words[occasion], { title: row.title })),
    text: row.group_name,
    link: `${MINE}?request=${row.id}`,
  };
}

/** Tells the employees of many requests: of one location together, in their accounts, or by email. Answers how many were told. */
export async function tellEmployees(
  work: Work<'system'>,
  asked: readonly { readonly row: RequestRow; readonly signer: SignerRow }[],
  occasion: Occasion,
): Promise<number> {
  let told = 0;
  const withAccount = asked.filter(({ row }) => row.user_id !== null);
  const grouped = Map.groupBy(withAccount, ({ row }) => `${row.location_id} ${row.edition_id}`);
  for (const group of grouped.values()) {
    const [first] = group;
    if (first === undefined) continue;
    told += await notify(work, {
      kind: 'signatures.asked',
      aboutId: first.row.edition_id,
      placeId: first.row.location_id,
      groupId: first.row.group_id,
      timeZone: first.row.time_zone,
      thread: `signatures ${first.row.edition_id}`,
      people: group.map(({ row }) => ({
        userId: row.user_id ?? '',
        write: (language) => textFor(row, occasion, language),
      })),
    });
  }
  for (const { row, signer } of asked)
    if (row.user_id === null && (await mailLink(work, row, signer, occasion))) told += 1;
  return told;
}

/** Tells whoever signs next. Answers how many people were told. */
export async function tellSigner(
  work: Work<'system'>,
  row: RequestRow,
  signer: SignerRow,
  occasion: Occasion,
): Promise<number> {
  if (signer.role === 'EMPLOYEE') return tellEmployees(work, [{ row, signer }], occasion);
  if (signer.role === 'GUARDIAN') return (await mailLink(work, row, signer, occasion)) ? 1 : 0;
  const at = { groupId: row.group_id, brandId: row.location_id };
  const now = work.clock.now();
  const others = await findNearestHolders(work.db, at, 'MANAGE_TEAM', { now, except: row.user_id });
  // Whoever manages alone signs for the employer in their own matter, too: nobody else can.
  const people = others.length > 0 ? others : await findNearestHolders(work.db, at, 'MANAGE_TEAM', { now });
  return send(work, row, { kind: 'signatures.waiting', thread: managerThread(row), people }, (language) => {
    const { notices: words } = signatureWords(language);
    const values = { person: row.employee_name, title: row.title };
    return {
      title: oneLine(fillPlaces(occasion === 'remind' ? words.countersignAgain : words.countersign, values)),
      text: row.location_name,
      link: pageOf(row),
    };
  });
}

/** Whoever manages finds nothing to sign any more. */
export async function settleManagers(work: Work<'system'>, row: Pick<RequestRow, 'id'>): Promise<void> {
  await settleThread(work, managerThread(row));
}

/** Tells whoever sent a request how it ended, and the employee where others ended it. */
export async function tellEnded(
  work: Work<'system'>,
  row: RequestRow,
  { how, by }: { readonly how: 'signed' | 'declined' | 'expired' | 'voided'; readonly by: string | null },
): Promise<void> {
  const values = { person: row.employee_name, title: row.title };
  if (how !== 'voided' && row.sent_by !== by)
    await send(
      work,
      row,
      { kind: 'signatures.ended', thread: `signatures ${row.id} ended`, people: [row.sent_by] },
      (language) => ({
        title: oneLine(fillPlaces(signatureWords(language).notices[how], values)),
        text: row.reason === '' ? row.location_name : row.reason,
        link: pageOf(row),
      }),
    );
  if (row.user_id === null || row.user_id === by) return;
  await send(
    work,
    row,
    { kind: 'signatures.asked', thread: `signatures ${row.id} ended`, people: [row.user_id] },
    (language) => {
      const { notices: words } = signatureWords(language);
      const titles = {
        signed: words.ownSigned,
        declined: words.ownDeclined,
        expired: words.ownExpired,
        voided: words.ownVoided,
      };
      return {
        title: oneLine(fillPlaces(titles[how], values)),
        text: row.reason === '' ? row.group_name : row.reason,
        link: `${MINE}?request=${row.id}`,
      };
    },
  );
}
