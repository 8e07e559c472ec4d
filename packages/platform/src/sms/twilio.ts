import { isStorable, toStorable } from '@hearth/kit/storable';
import { post } from './connector.ts';
import type { ProviderCall, SmsConnector, TextStatus } from './connector.ts';
import type { SmsSettings } from './settings.ts';
import { isSameSecret } from '../secrets/signature.ts';
import { signForm } from './signature.ts';

const STATES: Readonly<Record<string, TextStatus['state'] | undefined>> = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};
const LONGEST = 5000;

/** Twilio's calls as they are published: forms with basic authentication outwards, X-Twilio-Signature inwards. */
export function twilioConnector({ url, account, secret }: SmsSettings): SmsConnector {
  const read = ({ url: called, headers, body }: ProviderCall): URLSearchParams | null => {
    const form = new URLSearchParams(body);
    return isSameSecret(signForm(secret, called, form), headers['x-twilio-signature']) ? form : null;
  };
  return {
    send: ({ from, to, text, statusUrl }) =>
      post(
        `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        {
          authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        new URLSearchParams({ To: to, From: from, Body: text, StatusCallback: statusUrl }).toString(),
      ),
    mayProve: ({ headers }) => typeof headers['x-twilio-signature'] === 'string',
    readInbound: (call) => {
      const form = read(call);
      const [id, from, to] = [form?.get('MessageSid'), form?.get('From'), form?.get('To')];
      if (!id || !from || !to || id.length > 200 || ![id, from, to].every(isStorable)) return null;
      return { id, from, to, text: toStorable((form?.get('Body') ?? '').slice(0, LONGEST)) };
    },
    readStatus: (call) => {
      const form = read(call);
      const state = STATES[form?.get('MessageStatus') ?? ''];
      return state === undefined
        ? null
        : { state, problem: toStorable((form?.get('ErrorCode') ?? '').slice(0, 300)) || null };
    },
    thanks: { type: 'text/xml', body: '<Response/>' },
  };
}
