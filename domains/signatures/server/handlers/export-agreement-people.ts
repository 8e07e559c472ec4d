import { exportList, prepareJob } from '@hearth/domains/exports/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import * as contract from '../../contract/endpoints.ts';
import type { SignedState } from '../../contract/schemas.ts';
import { getUsableAgreement } from '../access.ts';
import { findEditionIn } from '../queries/agreement.ts';
import { countPeople, findPeoplePage, type PersonRow } from '../queries/people.ts';
import { signatureWords } from '../words.ts';

interface Filter {
  readonly agreement_id: string;
  readonly state?: SignedState | undefined;
}
type Words = ReturnType<typeof signatureWords>['export'];

/** The version that people sign; undefined before the first. */
async function findVersion(tx: Tx, grant: BrandGrant, { agreement_id: id }: Filter) {
  const { id: agreementId } = await getUsableAgreement(tx, grant, id);
  const edition = await findEditionIn(tx, agreementId, 'CURRENT');
  return edition && { agreementId, editionId: edition.id };
}

/** Who has signed the current version of an agreement, as the list shows it, as a file. */
export const exportAgreementPeople = exportList<PersonRow, Filter, Words>(
  {
    list: 'agreements',
    endpoint: contract.exportAgreementPeople,
    words: (language) => signatureWords(language).export,
    columns: [
      { type: 'text', heading: 'name', value: ({ name }) => name },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'state', value: ({ state }, { states }) => states[state] },
      { type: 'number', heading: 'version', value: (row) => row.signed_number },
      { type: 'moment', heading: 'at', value: ({ at }) => at },
    ],
    count: async (tx, { grant, filter }) => {
      const version = await findVersion(tx, grant, filter);
      return version === undefined ? 0 : countPeople(tx, grant, version, filter.state);
    },
    page: async (tx, { grant, filter }, { after, limit }) => {
      const version = await findVersion(tx, grant, filter);
      return version === undefined ? [] : findPeoplePage(tx, grant, version, { state: filter.state, after, limit });
    },
  },
  prepareJob('signatures.preparePeopleFile'),
);
