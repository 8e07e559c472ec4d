import { invalid } from '@hearth/kit/failure';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Where browsers report what the policy of a page kept from happening. */
export const CSP_REPORTS = '/csp_reports';
const MOST_BYTES = 20_000;
const MOST_AT_ONCE = 10;
const LONGEST = 300;

const short = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : undefined));
/** An address without what stands behind `?` and `#`: that may be a secret. */
const address = short.transform((value) => value?.split(/[?#]/, 1)[0]);
const body = z.object({
  documentURL: address,
  blockedURL: address,
  effectiveDirective: short,
  sourceFile: address,
  sample: short,
});
const named = z.object({ type: z.literal('csp-violation'), body });
/** As browsers wrote it before the Reporting API, and some still do. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address,
    'violated-directive': short,
    'source-file': address,
  }),
});

type Violation = Readonly<Record<string, string | undefined>>;

/** The violations in a report, whichever way it is written; what is no report is none. */
export function violationsIn(sent: unknown): readonly Violation[] {
  const before = older.safeParse(sent);
  if (before.success) {
    const report = before.data['csp-report'];
    return [
      {
        documentURL: report['document-uri'],
        blockedURL: report['blocked-uri'],
        effectiveDirective: report['violated-directive'],
        sourceFile: report['source-file'],
      },
    ];
  }
  return [sent]
    .flat()
    .slice(0, MOST_AT_ONCE)
    .flatMap((one) => {
      const read = named.safeParse(one);
      return read.success ? [read.data.body] : [];
    });
}

/** Takes reports of violated policies, from anybody, and writes them to the log: a page that breaks is seen, and so is an attack. */
export function serveCspReports(app: FastifyInstance, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, text, next) => {
        try {
          next(null, JSON.parse(String(text)));
        } catch {
          next(invalid([{ field: 'body', rule: 'json', message: 'must be JSON' }]));
        }
      },
    );
    scope.post(
      CSP_REPORTS,
      {
        bodyLimit: MOST_BYTES,
        onRequest: (_request, reply, next) => {
          limits.chargeGuest(reply, 'search');
          next();
        },
      },
      async (request: FastifyRequest, reply) => {
        for (const violation of violationsIn(request.body))
          request.log.warn({ violation }, 'a page did what its policy forbids');
        return reply.status(204).send();
      },
    );
    done();
  });
}
