import { findBrandNames } from '@hearth/domains/core/service';
import { saveTextChoice, findTextChoices, parseMobileNumber } from '@hearth/domains/sms/service';
import type { TextChoice } from '@hearth/domains/sms/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { SmsSettings } from '@hearth/platform/sms/settings';
import * as contract from '../../../contract/text-endpoints.ts';
import { NUMBER_TAKES_NO_TEXTS } from '../../../contract/failures.ts';
import { findCandidateGroupIds, findLatestPhones } from '../../queries/conversation.ts';

/** Lists a candidate's SMS choices for the groups they have conversations with, by name. */
async function findGroupTextChoices(system: Tx<'system'>, sms: SmsSettings, userId: string) {
  const ids = await findCandidateGroupIds(system, userId);
  const names = await findBrandNames(system, ids);
  const choices = await findTextChoices(system, sms, userId, ids);
  const phones = await findLatestPhones(system, userId);
  const groups = ids.flatMap((id) => {
    const choice = choices.get(id);
    return choice === undefined ? [] : [present(id, names.get(id) ?? '', choice, phones.get(id))];
  });
  return groups.toSorted((a, b) => (a.group_name < b.group_name ? -1 : 1));
}

function present(
  id: string,
  name: string,
  { wanted, number, ownNumber, stopped }: TextChoice,
  phone: { readonly phone: string; readonly country: string | null } | undefined,
) {
  const applied = phone === undefined ? null : parseMobileNumber(phone.phone, phone.country ?? undefined);
  return {
    group_id: id,
    group_name: name,
    wanted,
    number: number === '' ? (applied ?? '') : number,
    own_number: ownNumber,
    stopped,
  };
}

export const listTextChoices = implement(contract.listTextChoices, async (_input, { db, actor, config: { sms } }) => ({
  groups:
    sms === undefined ? [] : await inScope(db, SYSTEM, (system) => findGroupTextChoices(system, sms, actor.userId)),
}));

export const changeTextChoice = implement(contract.changeTextChoice, async ({ params, body }, work) => {
  const { sms } = work.config;
  if (sms === undefined) throw failure(NOT_FOUND);
  return inScope(work.db, SYSTEM, async (system) => {
    const { userId } = work.actor;
    const find = async () =>
      (await findGroupTextChoices(system, sms, userId)).find(({ group_id: id }) => id === params.group_id);
    const group = await find();
    if (group === undefined) throw failure(NOT_FOUND);
    // Who ends texts need not know where they came.
    const number = parseMobileNumber(body.wanted ? body.number : group.number);
    if (number === null && !body.wanted) return group;
    if (number === null)
      throw failure(NUMBER_TAKES_NO_TEXTS, {
        fields: [{ field: 'number', rule: 'mobile', message: NUMBER_TAKES_NO_TEXTS.message }],
      });
    const { wanted, language } = body;
    const choosing = { groupId: group.group_id, userId, number, wanted, language, via: 'SETTINGS' as const };
    await saveTextChoice({ ...work, db: system }, { ...choosing, employer: group.group_name });
    return (await find()) ?? group;
  });
});
