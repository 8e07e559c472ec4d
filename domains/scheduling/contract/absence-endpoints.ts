import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, integer, localDate, optionalText, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ABSENCE_EARLY, ABSENCE_OVER } from './failures.ts';

const service = 'scheduling';

/** That somebody comes late to a shift, or not at all. */
const absenceReport = z.strictObject({
  id: uuid,
  shift_id: uuid,
  kind: z.enum(['LATE', 'ABSENT']),
  minutes_late: z.int().nullable(),
  note: z.string(),
  reported_at: instant,
  /** A manager has said that they know. */
  seen_at: instant.nullable(),
});
export type AbsenceReport = z.infer<typeof absenceReport>;

const listedAbsence = absenceReport.extend({
  employee: z.strictObject({ id: uuid, first_name: z.string(), last_name: z.string() }),
  position_name: z.string().nullable(),
  date: localDate,
  start: z.string(),
  end: z.string(),
  /** It is the caller's own: another manager answers it. */
  is_own: z.boolean(),
});
export type ListedAbsence = z.infer<typeof listedAbsence>;

export const listMyAbsences = endpoint({
  id: 'scheduling.listMyAbsences',
  method: 'GET',
  path: '/v1/my/absences',
  service,
  whileActing: 'allowed',
  summary: 'Lists what the caller has reported for shifts since yesterday: that they come late, or not at all.',
  access: signedIn(),
  answer: z.strictObject({ reports: z.array(absenceReport) }),
});

const aShift = z.object({ shift_id: uuid });

export const reportAbsence = endpoint({
  id: 'scheduling.reportAbsence',
  method: 'POST',
  path: '/v1/my/shifts/{shift_id}/absence',
  service,
  whileActing: 'refused',
  summary: 'Reports that the caller comes late to a shift of today, or not at all. Managers are notified at once.',
  access: signedIn(),
  params: aShift,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('LATE'),
      idempotency_key: senderKey,
      minutes_late: integer(5, 720),
      note: optionalText(300),
    }),
    z.strictObject({ kind: z.literal('ABSENT'), idempotency_key: senderKey, note: optionalText(300) }),
  ]),
  answer: absenceReport,
  changes: () => [listMyAbsences],
  failures: { ABSENCE_EARLY, ABSENCE_OVER },
});

export const withdrawAbsence = endpoint({
  id: 'scheduling.withdrawAbsence',
  method: 'POST',
  path: '/v1/my/shifts/{shift_id}/absence/withdraw',
  service,
  whileActing: 'refused',
  summary: 'Takes back a report of absence: the caller comes after all. Managers are notified.',
  access: signedIn(),
  params: aShift,
  answer: z.strictObject({ withdrawn: z.boolean() }),
  changes: () => [listMyAbsences],
});

/** Notes are about people’s health as often as not: only those who decide on time off read them. */
const managed = { service, access: brand('id', 'DECIDE_TIME_OFF', { services: PLANNING }) } as const;

export const listAbsences = endpoint({
  ...managed,
  id: 'scheduling.listAbsences',
  method: 'GET',
  path: '/v1/brands/{id}/absences',
  whileActing: 'allowed',
  summary: 'Lists who reported on some days that they come late to a shift at a location, or not at all.',
  params: z.object({ id: uuid }),
  query: z.object({ from: localDate, to: localDate }),
  answer: z.strictObject({ absences: z.array(listedAbsence).max(200) }),
});

export const acknowledgeAbsence = endpoint({
  ...managed,
  id: 'scheduling.acknowledgeAbsence',
  method: 'POST',
  path: '/v1/brands/{id}/absences/{absence_id}/seen',
  whileActing: 'refused',
  summary: 'Says that a manager knows of a reported absence; its person sees that.',
  params: z.object({ id: uuid, absence_id: uuid }),
  answer: z.strictObject({ seen_at: instant }),
  changes: () => [listAbsences],
});
