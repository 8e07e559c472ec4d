import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A piece of news as its readers see it. */
export const announcement = z.strictObject({
  id: uuid,
  /** Where it was told: it concerns this brand and everything below it. */
  brand_id: uuid,
  brand_name: z.string(),
  author_name: z.string(),
  title: z.string(),
  body: z.string(),
  published_at: instant,
  /** The reader has not had the news open since it was told. */
  is_new: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;
