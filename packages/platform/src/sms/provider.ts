import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { BeforeBody } from '../module.ts';
import type { SmsConnector } from './connector.ts';
import { httpConnector } from './http.ts';
import type { SmsSettings } from './settings.ts';
import { twilioConnector } from './twilio.ts';

/** The connector that an installation's settings name. */
export function smsConnector(settings: SmsSettings): SmsConnector {
  return settings.connector === 'twilio' ? twilioConnector(settings) : httpConnector(settings);
}

/** Refuses a call of the provider by its head: where there is none, and where it bears no proof. */
export const requireProof: BeforeBody<{ params: unknown; query: unknown }> = (_input, { config, request, clock }) => {
  const { headers } = request;
  if (config.sms === undefined || !smsConnector(config.sms).mayProve({ headers, now: clock.now() }))
    throw failure(NOT_FOUND);
};
