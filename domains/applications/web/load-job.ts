import { getPublicJob } from '@hearth/domains/career-sites/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { LoadedPage, PageCall } from '@hearth/kit/page';
import { brandProperties, brandTheme, DEFAULT_ACCENT } from '@hearth/ui/theme';

export type PublicJob = AnswerOf<typeof getPublicJob>;

/** A job for the public: there, no longer open, or not to be reached. */
export type JobState =
  | { readonly kind: 'open'; readonly job: PublicJob }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' };

/** Loads a public job with its employer's colours. */
export async function loadJob(
  { jobId = '' }: Readonly<Record<string, string | undefined>>,
  call: PageCall,
): Promise<LoadedPage> {
  try {
    const job = (await call(getPublicJob, { params: { id: jobId } })) as PublicJob;
    const { accent_color: accent, background_color: header } = job.site;
    return {
      status: 200,
      theme: brandProperties(brandTheme(accent ?? DEFAULT_ACCENT, header ?? undefined)),
      data: { kind: 'open', job } satisfies JobState,
    };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
    const closed = status >= 400 && status < 500;
    return { status: closed ? status : 503, data: { kind: closed ? 'closed' : 'failed' } satisfies JobState };
  }
}
