import { useBrand } from '@hearth/client/person';
import { Drawer } from '@hearth/ui/drawer';
import type { Job, PublicJob } from '../../contract/schemas.ts';
import { JobPage } from '../career/job-page.tsx';
import { useWords } from '../career/words.ts';

/** The page asks how wide the window is, but here it stands in a narrow drawer: one column, the button at the end. */
const AS_ON_A_PHONE =
  '[&_main>div]:grid-cols-[minmax(0,1fr)] [&_aside]:static [&_aside]:mt-8 [&_aside]:rounded-lg [&_aside]:border [&_h1]:text-2xl';

/** Previews the public page, without interaction. Nothing in it can be pressed. */
export function PreviewDrawer({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const { t } = useWords();
  const brand = useBrand();
  const brands = [...brand.path, brand];
  const employer = brands.findLast(({ type }) => type === 'GROUP')?.name ?? brands[0]?.name ?? brand.name;
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('editor.previewTitle')}
      closeLabel={t('editor.closePreview')}
      size="md"
      flush
    >
      <div inert className={AS_ON_A_PHONE}>
        <JobPage job={toPublicJob(job, employer)} address={new URL(window.location.href)} />
      </div>
    </Drawer>
  );
}

/** Converts a job to its public form. */
function toPublicJob(job: Job, employer: string): PublicJob {
  return {
    id: job.id,
    slug: job.slug ?? '',
    site: { slug: job.site_slug ?? '', name: employer, background_color: null, accent_color: null, logo: null },
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
