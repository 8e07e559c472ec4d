import type { AddressSource } from '../access/sources.ts';
import { anchorAudit, chainAudit } from '../audit/anchor.ts';
import { verifyAuditJob } from '../audit/verify.ts';
import type { Config } from '../config/config.ts';
import { SYSTEM } from '../database.ts';
import { forgetKeptCalls } from '../http/kept-call.ts';
import { releaseMail } from '../mail/held-mail.ts';
import { forgetMail, mailJob, SEND_MAIL } from '../mail/mail.ts';
import type { Job } from '../module.ts';
import { forgetOldEvents } from '../realtime/outbox.ts';
import { forgetTexts, textJob } from '../sms/text.ts';

/** The jobs that are no domain's. */
export const ownJobs = (config: Config, addresses: AddressSource): readonly Job[] => [
  mailJob(config, addresses),
  releaseMail(addresses, SEND_MAIL),
  forgetMail,
  chainAudit,
  anchorAudit,
  verifyAuditJob,
  textJob(config),
  forgetTexts,
  forgetKeptCalls,
  {
    name: 'platform.forgetOldEvents',
    cron: '17 3 * * *',
    run: async (_data, work) => void (await work.run(SYSTEM, ({ db }) => forgetOldEvents(db))),
  },
];
