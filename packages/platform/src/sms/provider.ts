import type { SmsConnector } from './connector.ts';
import { httpConnector } from './http.ts';
import type { SmsSettings } from './settings.ts';
import { twilioConnector } from './twilio.ts';

/** The connector that an installation's settings name. */
export function smsConnector(settings: SmsSettings): SmsConnector {
  return settings.connector === 'twilio' ? twilioConnector(settings) : httpConnector(settings);
}
