import type { Job } from '@hearth/domains/jobs/schemas';
import type { PublicJob } from '../../contract/schemas.ts';
import { JobPage } from '../career/job-page.tsx';

/** The page asks how wide the window is, but here it stands in a narrow drawer: one column, the button at the end. */
const AS_ON_A_PHONE =
  '[&_main>div]:grid-cols-[minmax(0,1fr)] [&_aside]:static [&_aside]:mt-8 [&_aside]:rounded-lg [&_aside]:border [&_h1]:text-2xl';

/** The public page of a post as it will be. Nothing in it can be pressed. */
export function JobPreview({ job, employer }: { readonly job: Job; readonly employer: string }) {
  return (
    <div inert className={AS_ON_A_PHONE}>
      <JobPage job={toPublicJob(job, employer)} address={new URL(window.location.href)} />
    </div>
  );
}

/** Converts a job to its public form. */
function toPublicJob(job: Job, employer: string): PublicJob {
  return {
    id: job.id,
    slug: job.slug ?? '',
    site: {
      slug: job.site_slug ?? '',
      name: employer,
      background_color: null,
      accent_color: null,
      logo: null,
      privacy_url: null,
      imprint_url: null,
    },
    employer,
    title: job.title,
    position_name: job.position_name,
    language: job.language,
    employment_type: job.employment_type ?? 'PART_TIME',
    pay: job.pay,
    weekly_hours: job.weekly_hours,
    place: {
      name: job.location_name,
      address: '',
      city: job.location_city,
      region: '',
      country: job.country,
      latitude: null,
      longitude: null,
    },
    distance_km: null,
    also: [],
    published_at: job.published_at ?? job.updated_at,
    description: job.description,
    starts_on: job.starts_on,
    usual_week: job.usual_week,
    perks: job.perks,
    asks: job.asks ?? { certificates: [], languages: [] },
    questions: [],
    closes_on: job.closes_on,
    expires_at: job.expires_at,
    evergreen: job.evergreen,
  };
}
