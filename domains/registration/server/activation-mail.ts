import type { Mail } from '@hearth/platform/module';
import { PRODUCT } from '@hearth/kit/constants';

/** The message with which somebody whose account has no password yet can choose one. */
export function activationMail(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/forgot-password`;
  const lines = [
    `Somebody, most likely you, wants to sign up to ${PRODUCT} with this address. It already has an account that waits for a password.`,
    `Choose one here: ${link}`,
    'If this was not you, there is nothing to do.',
  ];
  return {
    to,
    subject: `Activate your ${PRODUCT} account`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${line.replace(link, `<a href="${link}">${link}</a>`)}</p>`).join(''),
  };
}
