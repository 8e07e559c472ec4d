import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';

const CONTENT = {
  first_name: 'Wanda',
  last_name: 'Zielinska',
  phone: '',
  message: '',
  availability: [{ weekday: 5, part: 'EVENING' }],
  can_start_on: null,
  hours_per_week: null,
  consent: true,
  source: 'test',
  language: 'en',
};

/** Applies without signing in, as a browser does. `brings` are headers, such as a cookie; `change` goes into the application. */
export function applyAsGuest(
  server: TestServer,
  job: { readonly id: string },
  sent: {
    readonly email: string;
    readonly captcha?: string;
    readonly change?: object;
    readonly headers?: Readonly<Record<string, string>>;
    readonly hasFile?: boolean;
  },
) {
  const { email, captcha, change = {}, hasFile = false } = sent;
  const { payload, headers } = multipart(
    {
      email,
      ...(captcha === undefined ? {} : { captcha }),
      application: JSON.stringify({ ...CONTENT, answers: [], ...change }),
    },
    hasFile ? [{ field: 'files', type: 'application/pdf', name: 'cv.pdf', bytes: SMALL_PDF }] : [],
  );
  return server.request('POST', `/v1/jobs/${job.id}/guest_applications`, {
    headers: { ...headers, ...sent.headers },
    payload,
  });
}

interface KeptMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly state: string;
}

/** All mail to an address, oldest first. */
export function mailsTo(server: TestServer, address: string): Promise<KeptMail[]> {
  return server.run(({ db }) =>
    db.execute<KeptMail>(
      sql`select recipient, subject, text_body, state from platform.mail where recipient = ${address} order by at, id`,
    ),
  );
}

/** The secret of the newest link to `/application` that was mailed to an address; empty when there is none. */
export async function mailedLink(server: TestServer, address: string): Promise<string> {
  const texts = (await mailsTo(server, address)).map((mail) => mail.text_body);
  return texts.flatMap((text) => /\/application#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}

/** What the browser sends back of the cookies that an answer set. */
export function cookieOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return { cookie: /^[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '' };
}
