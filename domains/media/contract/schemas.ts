import { line, optionalText, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The two shapes of a person's or brand's picture; its path is `{path}/{uuid}/240_240.jpeg`. */
export const image = z.object({ uuid, path: z.string() });
export const basicMedia = z.object({ profile_image: image.nullable(), rectangle_profile_image: image.nullable() });

export const mediaType = z.enum(['IMAGE', 'VIDEO', 'DOCUMENT']);
/** File endings in lower case, as the specification's `media_format` and `format`. */
export const mediaFormat = z.enum(['jpeg', 'png', 'webp', 'mp4', 'webm', 'pdf', 'docx', 'odt']);

/** A further file of the same media: a video's still, a translation. */
export const secondaryMedia = z.strictObject({ type: mediaType, format: mediaFormat, path: text(200) });

/**
 * The specification's upload payload. `is_hosted` is allowed for videos only. `is_hosted` may stand only beside a
 * video.
 */
export const newMedia = z
  .strictObject({
    title: line(120),
    description: optionalText(2000),
    type: mediaType,
    format: mediaFormat,
    /** As answered by the call that gave the upload address. */
    path: text(200),
    is_hosted: z.boolean().optional(),
    positions: z.array(uuid).max(50).default([]),
    media_secondary: z.array(secondaryMedia).max(5).default([]),
  })
  .refine((media) => media.is_hosted === undefined || media.type === 'VIDEO', {
    path: ['is_hosted'],
    message: 'is only for videos',
  });

/** A checked file of a brand. */
export const media = z.object({
  id: uuid,
  brand_id: uuid,
  title: z.string(),
  description: z.string(),
  type: mediaType,
  format: mediaFormat,
  uuid,
  path: z.string(),
  size: z.int(),
  positions: z.array(uuid),
  media_secondary: z.array(secondaryMedia),
});

/**
 * A file that was sent with an application or a message, as both parties see it. CHECKING: the virus scanner has not looked at
 * it yet, and it cannot be opened; INFECTED: the scanner found something, and its bytes are gone. Absent: it can be opened.
 */
export const attachment = z.object({
  id: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  check: z.enum(['CHECKING', 'INFECTED']).optional(),
});

export type Image = z.infer<typeof image>;
export type BasicMedia = z.infer<typeof basicMedia>;
export type MediaType = z.infer<typeof mediaType>;
export type MediaFormat = z.infer<typeof mediaFormat>;
export type NewMedia = z.output<typeof newMedia>;
export type Media = z.infer<typeof media>;
export type Attachment = z.infer<typeof attachment>;
