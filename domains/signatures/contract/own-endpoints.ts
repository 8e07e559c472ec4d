import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, optionalText, rowVersion, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  CONSENT_CHANGED,
  NOT_YOUR_TURN,
  OTHER_DOCUMENT,
  PDF_TOO_COMPLEX,
  PDF_TOO_LARGE,
  REQUEST_CLOSED,
  REQUEST_REPLACED,
  SIGN_LINK_NOT_VALID,
  SIGN_REASON_MISSING,
  SIGNATURE_INCOMPLETE,
} from './failures.ts';
import { documentCheck, language, ownRequest, requestState, signing } from './schemas.ts';

const service = 'team';
const MEGABYTE = 1024 * 1024;
/** What the link of an email carries behind its `#`. */
const link = string(200).min(20);
const refusal = { signer_version: rowVersion, language, reason: optionalText(300) };
const failures = {
  REQUEST_CLOSED,
  REQUEST_REPLACED,
  NOT_YOUR_TURN,
  OTHER_DOCUMENT,
  CONSENT_CHANGED,
  SIGNATURE_INCOMPLETE,
} as const;
const refused = { REQUEST_CLOSED, REQUEST_REPLACED, NOT_YOUR_TURN, SIGN_REASON_MISSING } as const;
/** Whoever has the link is the signer: it is mailed to nobody else. */
const byLink = { service, access: anyone(), transaction: 'none' } as const;
/** A signature is its person’s: nobody gives it who acts for them in their account. */
const own = { service, access: signedIn(), whileActing: 'refused' } as const;
const one = z.object({ request_id: uuid });

export const openSigning = endpoint({
  ...byLink,
  id: 'signatures.openSigning',
  method: 'POST',
  path: '/v1/signing/open',
  summary: 'Returns a request by the link of one of its signers, as they read it.',
  body: z.strictObject({ link, language }),
  answer: ownRequest,
  failures: { SIGN_LINK_NOT_VALID },
});

export const openSigningFile = endpoint({
  ...byLink,
  id: 'signatures.openSigningFile',
  method: 'POST',
  path: '/v1/signing/file',
  summary: 'Returns the PDF of a request by a link: sealed once it is, before that as it was sent.',
  body: z.strictObject({ link }),
  answers: 'raw',
  failures: { SIGN_LINK_NOT_VALID },
});

export const signByLink = endpoint({
  ...byLink,
  id: 'signatures.signByLink',
  method: 'POST',
  path: '/v1/signing/signature',
  summary: 'Signs by a link.',
  body: signing.extend({ link }),
  answer: ownRequest,
  failures: { ...failures, SIGN_LINK_NOT_VALID },
});

export const declineByLink = endpoint({
  ...byLink,
  id: 'signatures.declineByLink',
  method: 'POST',
  path: '/v1/signing/refusal',
  summary: 'Declines to sign by a link, with a reason; the request ends.',
  body: z.strictObject({ link, ...refusal }),
  answer: ownRequest,
  failures: { ...refused, SIGN_LINK_NOT_VALID },
});

export const listMyAgreements = endpoint({
  ...own,
  id: 'signatures.listMyAgreements',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/my/agreements',
  summary: 'Lists what the caller was asked to sign, what waits first, then the newest, 200 at most.',
  answer: z.strictObject({
    agreements: z.array(
      z.strictObject({
        id: uuid,
        title: z.string(),
        number: z.int(),
        employer_name: z.string(),
        state: requestState,
        is_turn: z.boolean(),
        sent_at: instant,
        signed_at: instant.nullable(),
        expires_on: z.string().nullable(),
        is_sealed: z.boolean(),
      }),
    ),
  }),
});

export const getMyAgreement = endpoint({
  ...own,
  id: 'signatures.getMyAgreement',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/my/agreements/{request_id}',
  summary: 'Returns a request to the caller as they read it.',
  params: one,
  query: z.object({
    /** Of the consent. */
    language,
  }),
  answer: ownRequest,
});

export const getMyAgreementFile = endpoint({
  ...own,
  id: 'signatures.getMyAgreementFile',
  method: 'GET',
  path: '/v1/my/agreements/{request_id}/file',
  summary: 'Returns the PDF of a request to the caller: sealed once it is, before that as it was sent.',
  params: one,
  answers: 'raw',
  transaction: 'reads',
});

export const signMyAgreement = endpoint({
  ...own,
  id: 'signatures.signMyAgreement',
  method: 'POST',
  path: '/v1/my/agreements/{request_id}/signature',
  summary: 'Signs a request to the caller.',
  params: one,
  body: signing,
  answer: ownRequest,
  changes: () => [listMyAgreements, getMyAgreement],
  failures,
});

export const declineMyAgreement = endpoint({
  ...own,
  id: 'signatures.declineMyAgreement',
  method: 'POST',
  path: '/v1/my/agreements/{request_id}/refusal',
  summary: 'Declines a request to the caller, with a reason; the request ends.',
  params: one,
  body: z.strictObject(refusal),
  answer: ownRequest,
  changes: () => [listMyAgreements, getMyAgreement],
  failures: refused,
});

export const verifyDocument = endpoint({
  service,
  access: anyone(),
  transaction: 'none',
  id: 'signatures.verifyDocument',
  method: 'POST',
  path: '/v1/verify_document',
  summary: 'Says whether a PDF is exactly what was signed and sealed here. The file is not kept.',
  multipart: { field: 'file', maxCount: 1, maxBytes: 20 * MEGABYTE },
  answer: documentCheck,
  failures: { PDF_TOO_COMPLEX, PDF_TOO_LARGE },
});
