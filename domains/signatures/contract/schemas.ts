import { house } from '@hearth/domains/core/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import {
  instant,
  integer,
  line,
  localDate,
  optionalLine,
  optionalText,
  pattern,
  rowVersion,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { FIELD_KINDS, REQUEST_STATES, SIGNED_STATES, SIGNER_ROLES } from './choices.ts';

/** The limits are those of `rules/limits.ts`; a contract knows nothing but itself. */
const UNIT = 10_000;
const MOST_PAGES = 100;
const MOST_FIELDS = 60;
const MOST_SIGNERS = 3;

export const fieldKind = z.enum(FIELD_KINDS);
export type FieldKind = z.infer<typeof fieldKind>;
export const signerRole = z.enum(SIGNER_ROLES);
export type SignerRole = z.infer<typeof signerRole>;
export const requestState = z.enum(REQUEST_STATES);
export type RequestState = z.infer<typeof requestState>;
export const signedState = z.enum(SIGNED_STATES);
export type SignedState = z.infer<typeof signedState>;

const share = integer(0, UNIT);
export const language = z.enum(LANGUAGES);

/** A field on a page. Places are ten thousandths of the page as it is seen, from its upper left. */
export const placedField = z.strictObject({
  /** Chosen by its author. */
  id: uuid,
  kind: fieldKind,
  role: signerRole,
  page: integer(1, MOST_PAGES),
  x: share,
  y: share,
  width: share,
  height: share,
  label: optionalLine(80),
  required: z.boolean(),
});
export type PlacedField = z.infer<typeof placedField>;

export const pageSize = z.strictObject({ width: z.number(), height: z.number() });

/** What the author of an agreement writes. */
export const draftContent = z.strictObject({
  title: line(120),
  /** Written here; empty where a PDF is signed. */
  text: optionalText(40_000),
  /** In plain words, beside the text that is signed. */
  summary: optionalText(4000),
  /** Who signs, in this order. */
  signers: z.array(signerRole).min(1).max(MOST_SIGNERS),
  fields: z.array(placedField).max(MOST_FIELDS),
  /** Days until a request ends without a signature; null: never. */
  expires_days: integer(1, 365).nullable(),
});
export type DraftContent = z.infer<typeof draftContent>;

export const editionState = z.enum(['DRAFT', 'CURRENT', 'FORMER']);

/** A version of an agreement. */
export const edition = z.strictObject({
  ...draftContent.shape,
  id: uuid,
  number: z.int(),
  state: editionState,
  source: z.enum(['TEXT', 'PDF']),
  /** Of the file that is signed; null while there is none. */
  sha256: z.string().nullable(),
  pages: z.array(pageSize),
  published_at: instant.nullable(),
  version: rowVersion,
});
export type Edition = z.infer<typeof edition>;

/** An agreement as a line of the list. */
export const listedAgreement = z.strictObject({
  id: uuid,
  title: z.string(),
  brand: z.strictObject({ id: uuid, name: z.string() }),
  /** Whether it belongs to the brand in view, and is written there. */
  is_own: z.boolean(),
  /** The latest published version; null before the first. */
  number: z.int().nullable(),
  has_draft: z.boolean(),
  published_at: instant.nullable(),
  /** Of the people at the brand in view and below. */
  signed: z.int(),
  waiting: z.int(),
  missing: z.int(),
});
export type ListedAgreement = z.infer<typeof listedAgreement>;

export const sending = z.strictObject({
  asked_at: instant,
  state: z.enum(['WAITING', 'DONE']),
  sent: z.int(),
});

/** An agreement with its versions, the latest first. */
export const agreement = z.strictObject({
  ...listedAgreement.shape,
  version: rowVersion,
  editions: z.array(edition),
  /** The last sending to many. */
  sending: sending.nullable(),
});
export type Agreement = z.infer<typeof agreement>;

export const signer = z.strictObject({
  id: uuid,
  role: signerRole,
  /** Null while it is anyone who manages the location. */
  name: z.string().nullable(),
  state: z.enum(['WAITING', 'SIGNED', 'DECLINED']),
  is_turn: z.boolean(),
  signed_at: instant.nullable(),
});
export type Signer = z.infer<typeof signer>;

/** A request for signatures, for those who manage it. */
export const request = z.strictObject({
  id: uuid,
  agreement_id: uuid,
  title: z.string(),
  number: z.int(),
  employee_id: uuid,
  employee_name: z.string(),
  state: requestState,
  signers: z.array(signer),
  sent_at: instant,
  expires_on: localDate.nullable(),
  ended_at: instant.nullable(),
  reason: z.string(),
  reminded_at: instant.nullable(),
  is_sealed: z.boolean(),
  /** Whether the caller can sign for the employer now. */
  can_sign: z.boolean(),
});
export type SignRequest = z.infer<typeof request>;

/** Somebody at the brand in view with their signature of the latest version. */
export const listedPerson = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  location_name: z.string(),
  position_name: z.string().nullable(),
  state: signedState,
  request_id: uuid.nullable(),
  /** The version that they signed last; null: none. */
  signed_number: z.int().nullable(),
  at: instant.nullable(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** A request as its signer reads it. */
export const ownRequest = z.strictObject({
  id: uuid,
  title: z.string(),
  number: z.int(),
  employer_name: z.string(),
  /** Whose page it is. */
  house,
  employee_name: z.string(),
  state: requestState,
  /** Why it was declined or voided. */
  reason: z.string(),
  role: signerRole,
  signer_version: rowVersion,
  turn: z.enum(['YOURS', 'OTHERS', 'OVER']),
  signers: z.array(signer),
  source: z.enum(['TEXT', 'PDF']),
  text: z.string(),
  summary: z.string(),
  pages: z.array(pageSize),
  fields: z.array(placedField),
  sha256: z.string(),
  consent: z.strictObject({ version: z.int(), language, text: z.string() }),
  expires_on: localDate.nullable(),
  sent_at: instant,
  signed_at: instant.nullable(),
  is_sealed: z.boolean(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** Each stroke a list of x and y, in ten thousandths of the box. */
const strokes = z.array(z.array(share).max(4000)).max(60);

/** What a signer says to a request. `sha256` is of the document that they read. */
export const signing = z.strictObject({
  signer_version: rowVersion,
  sha256: pattern(64, /^[0-9a-f]{64}$/),
  consent_version: integer(1, 1000),
  language,
  name: optionalLine(160),
  /** Drawn by hand; empty where the typed name signs. */
  strokes,
  values: z.array(z.strictObject({ field_id: uuid, value: optionalText(200) })).max(MOST_FIELDS),
});
export type Signing = z.infer<typeof signing>;

/** What a file turned out to be. */
export const documentCheck = z.strictObject({
  /**
   * `SEALED`: exactly the document that was sealed here; `ORIGINAL`: a document as it was sent, without signatures; `INTACT`: sealed here and
   * unchanged, but no longer known; `CHANGED`: sealed, and changed since; `FOREIGN`: sealed by somebody else; `UNKNOWN`.
   */
  verdict: z.enum(['SEALED', 'ORIGINAL', 'INTACT', 'CHANGED', 'FOREIGN', 'UNKNOWN']),
  sha256: z.string(),
  title: z.string().nullable(),
  number: z.int().nullable(),
  sealed_at: instant.nullable(),
  signers: z.array(
    z.strictObject({
      role: signerRole,
      /** As it was signed. */
      name: z.string(),
      /** As the employer has it; null: unknown. */
      record_name: z.string().nullable(),
      /** Signed in with an account, or by a personal link. */
      identified_by: z.enum(['ACCOUNT', 'LINK']),
      signed_at: instant,
    }),
  ),
});
export type DocumentCheck = z.infer<typeof documentCheck>;
