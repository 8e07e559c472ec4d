import { recordLinks } from '@hearth/platform/secrets/record-links';

/** The links that signers without an account open their request with. Each signer has a key of their own. */
export const signerLinks = recordLinks({ table: 'signatures.link_key', record: 'signer_id', ends: true });
