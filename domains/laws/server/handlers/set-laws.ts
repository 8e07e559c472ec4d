import { changeSetting } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { setLaws as contract } from '../../contract/endpoints.ts';
import { LAW_COUNTS_TWICE, LAWS_NEED_COUNTS, SCHOOL_TERM_REVERSED, UNKNOWN_LAW_PACK } from '../../contract/failures.ts';
import { PACKS } from '../../rules/all-packs.ts';
import { LAWS } from '../../rules/settings.ts';
import { presentSetting } from '../present.ts';

export const setLaws = implement(contract, async ({ body }, work) => {
  const { value, version: read, is_locked: locked } = body;
  if (value.is_on && value.counts.length === 0) throw failure(LAWS_NEED_COUNTS);
  if (new Set(value.counts.map(({ from }) => from)).size < value.counts.length) throw failure(LAW_COUNTS_TWICE);
  if (value.school_terms.some(({ from, until }) => until < from)) throw failure(SCHOOL_TERM_REVERSED);
  if (value.pins.some((pin) => PACKS.every(({ code }) => code !== pin.pack))) throw failure(UNKNOWN_LAW_PACK);
  return presentSetting(await changeSetting(work, LAWS, { value, read, ...(locked === undefined ? {} : { locked }) }));
});
