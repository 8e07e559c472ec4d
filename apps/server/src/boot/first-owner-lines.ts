import { offerFirstOwner } from '@hearth/domains/registration/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Assembly } from '@hearth/platform/platform';

/** The first owner's link for the operator, shown once; nothing if there is an owner. */
export async function describeFirstOwner(runner: Assembly['runner']): Promise<readonly string[]> {
  const offer = await runner.run(SYSTEM, offerFirstOwner);
  if (offer === null) return [];
  const until = `until ${offer.expiresAt.toISOString()}, or until the next start without an owner makes a new one`;
  return 'link' in offer
    ? [
        '',
        'This installation has no owner yet. Whoever opens this link becomes it:',
        `  ${offer.link}`,
        `It works once, ${until}.`,
      ]
    : [
        '',
        `This installation has no owner yet. A set-up link was mailed to ${offer.mailedTo}; it works until ${offer.expiresAt.toISOString()}.`,
      ];
}
