import { instant, integer, line, localDate, optionalText, pattern, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { DOCUMENT_CLASSES, LONGEST_KEEP_MONTHS } from './classes.ts';

export const documentClass = z.enum(DOCUMENT_CLASSES);
export type DocumentClass = z.infer<typeof documentClass>;

/** What a brand says of a type of document. */
export const typeContent = z.strictObject({
  name: line(80),
  /** Who but the team’s managers must be allowed to see it: each class but NONE has a permission of its own. */
  restricted_class: documentClass,
  /** Whether each one says until when it is valid. */
  expires: z.boolean(),
  /** Whether a manager has to accept what an employee sends. */
  needs_review: z.boolean(),
  /** Whether employees send it themselves; otherwise only managers add it. */
  employee_sends: z.boolean(),
  /** Whether those whom the conditions name must have it. */
  required: z.boolean(),
  /** For whom it is required: empty lists are everybody. */
  countries: z.array(pattern(2, /^[A-Z]{2}$/, 'must be a country code like PT')).max(20),
  position_ids: z.array(uuid).max(50),
  /** Only of people under 18. Whose age is unknown counts as an adult. */
  minors_only: z.boolean(),
  /** What employees should know when they send one. */
  hint: optionalText(200),
  /** How many months after the end of an employment documents are deleted; null: never by themselves. */
  keep_months: integer(1, LONGEST_KEEP_MONTHS).nullable(),
});
export type TypeContent = z.infer<typeof typeContent>;

/** A type of document that people of a brand and everything below it can have. */
export const documentType = typeContent.extend({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  hint: z.string(),
  version: rowVersion,
  archived_at: instant.nullable(),
  /** Whether it belongs to the brand that was asked, so that it can be edited there. */
  is_own: z.boolean(),
});
export type DocumentType = z.infer<typeof documentType>;

export const documentState = z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED']);
export type DocumentState = z.infer<typeof documentState>;

/** What is said of a document. Both days are included. */
export const documentContent = z.strictObject({
  valid_from: localDate.nullable(),
  valid_until: localDate.nullable(),
  note: optionalText(500),
});
export type DocumentContent = z.infer<typeof documentContent>;

/** The file of a document; `check` while or because the virus scanner keeps it closed. */
export const documentFile = z.strictObject({
  id: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  check: z.enum(['CHECKING', 'INFECTED']).optional(),
});

/** One version of a document of somebody. */
export const document = z.strictObject({
  id: uuid,
  type_id: uuid,
  name: z.string(),
  restricted_class: documentClass,
  valid_from: localDate.nullable(),
  valid_until: localDate.nullable(),
  note: z.string(),
  file: documentFile.nullable(),
  state: documentState,
  sent_at: instant,
  /** Who accepted, rejected or removed it; empty while it is pending, and where nobody had to. */
  decided_by: z.string(),
  decided_at: instant.nullable(),
  reason: z.string(),
  version: rowVersion,
});
export type PersonDocument = z.infer<typeof document>;

export const documentStanding = z.enum(['MISSING', 'EXPIRED', 'WAITING', 'EXPIRING', 'VALID']);
/** How somebody stands with a type today. `EXPIRING`: within 60 days. `WAITING`: not valid, and one is to be reviewed. */
export type DocumentStanding = z.infer<typeof documentStanding>;

/** How a person stands with one type: one that they must have, were asked for, or have. */
export const documentLine = z.strictObject({
  type_id: uuid,
  name: z.string(),
  restricted_class: documentClass,
  standing: documentStanding,
  is_required: z.boolean(),
  /** Whether the employee can send it; otherwise a manager adds it. */
  employee_sends: z.boolean(),
  valid_until: localDate.nullable(),
  /** Whether one is to be reviewed. */
  is_waiting: z.boolean(),
  /** When a manager last asked for it. */
  asked_at: instant.nullable(),
});
export type DocumentLine = z.infer<typeof documentLine>;

/** A line of the managers' list. */
export const listedLine = documentLine.extend({
  employee_id: uuid,
  employee_name: z.string(),
  position_name: z.string().nullable(),
  location: z.strictObject({ id: uuid, name: z.string() }),
});
export type ListedLine = z.infer<typeof listedLine>;

/** A type of which a document can be handed in. */
const documentChoice = typeContent
  .pick({ name: true, restricted_class: true, expires: true, needs_review: true })
  .extend({ id: uuid, hint: z.string() });
export type DocumentChoice = z.infer<typeof documentChoice>;

/** A person's documents at one employer, as far as the caller may see them. */
export const personDocuments = z.strictObject({
  employee_id: uuid,
  employee_name: z.string(),
  location: z.strictObject({ id: uuid, name: z.string() }),
  position_name: z.string().nullable(),
  lines: z.array(documentLine),
  /** The newest first. Of more than 200 those that count or wait, then the newest. */
  documents: z.array(document),
  /** The types that the caller can hand in for them: the person themselves those that employees send. */
  choices: z.array(documentChoice),
  /** Why and since when nothing of theirs may be deleted; for managers alone. */
  hold: z.strictObject({ reason: z.string(), since: instant }).nullable(),
});
export type PersonDocuments = z.infer<typeof personDocuments>;

/** A ZIP of somebody's documents, made for one manager. */
export const documentBundle = z.strictObject({
  id: uuid,
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
  files: z.int(),
  created_at: instant,
  /** Until then it can be downloaded. */
  expires_at: instant,
});
export type DocumentBundle = z.infer<typeof documentBundle>;
