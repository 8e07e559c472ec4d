import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import { requireProof, smsConnector } from '@hearth/platform/sms/provider';
import { noteStatus } from '@hearth/platform/sms/text';
import { receiveTextStatus as contract } from '../../contract/endpoints.ts';

/** Nothing is read or looked up before the call has proven itself; hearing of an end twice changes nothing. */
export const receiveTextStatus = implement(
  contract,
  async ({ params: { id }, body }, { config, request, clock, run }) => {
    if (config.sms === undefined) throw failure(NOT_FOUND);
    const connector = smsConnector(config.sms);
    const url = new URL(`/v1/texts/status/${id}`, config.publicUrl).href;
    const status = connector.readStatus({ url, headers: request.headers, body, now: clock.now() });
    if (status === null) throw failure(NOT_FOUND);
    await run(SYSTEM, (work) => noteStatus(work, id, status));
    return raw(connector.thanks.type, connector.thanks.body);
  },
  requireProof,
);
