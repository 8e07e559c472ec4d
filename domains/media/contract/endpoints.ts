import { getScheme } from '@hearth/domains/core/contract';
import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, integer, line, pattern, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  FILE_INFECTED,
  FILE_KIND_REFUSED,
  FILE_MISSING,
  FILE_TOO_LARGE,
  PICTURE_UNREADABLE,
  STORAGE_FULL,
  UPLOAD_UNKNOWN,
} from './failures.ts';
import { basicMedia, image, media, mediaFormat, mediaType, newMedia } from './schemas.ts';

/** An address to which one file of this type can be sent with one PUT, within five minutes. */
export const getPresignedUrl = endpoint({
  id: 'media.getPresignedUrl',
  method: 'GET',
  path: '/v1/brands/{id}/media/presigned_url',
  service: 'core',
  summary: 'Returns an upload address for one file of a brand.',
  access: brand('id', 'MANAGE_MEDIA'),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  query: z.object({ media_type: mediaType, media_format: mediaFormat, file_name: line(200) }),
  answer: z.object({
    href: z.string(),
    /** To be sent with the upload payload. */
    path: z.string(),
    content_type: z.string(),
    max_bytes: z.int(),
    expires_at: instant,
  }),
  failures: { FILE_KIND_REFUSED, STORAGE_FULL },
  transaction: 'write',
  mergeable: false,
});

/** Takes an uploaded file out of quarantine when its bytes are what was announced. */
export const createMedia = endpoint({
  id: 'media.createMedia',
  method: 'POST',
  path: '/v1/brands/{id}/media',
  service: 'core',
  summary: 'Adds an uploaded file to the media of a brand.',
  access: brand('id', 'MANAGE_MEDIA'),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  body: newMedia,
  answer: media,
  changes: () => [],
  failures: { UPLOAD_UNKNOWN, FILE_KIND_REFUSED, FILE_TOO_LARGE, FILE_INFECTED, PICTURE_UNREADABLE },
  transaction: 'none',
});

/** A signed whole number of a form. */
const wholeNumber = (most: number) =>
  pattern(5, /^-?\d{1,4}$/, 'must be a whole number')
    .transform(Number)
    .pipe(integer(-most, most));

/** Sets the caller's own photo. `degrees` turns it clockwise; `rotation` adds quarter turns. */
export const putProfilePhoto = endpoint({
  id: 'media.putProfilePhoto',
  weight: 'heavy',
  method: 'PUT',
  path: '/v1/profile_photo',
  service: 'core',
  summary: "Sets the caller's own photo.",
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ degrees: wholeNumber(360).optional(), rotation: wholeNumber(4).optional() }),
  multipart: { field: 'file', maxCount: 1, maxBytes: 8 * 1024 * 1024 },
  answer: z.object({ profile_image: image }),
  changes: () => [getUserMedia],
  failures: { FILE_MISSING, FILE_KIND_REFUSED, FILE_INFECTED, PICTURE_UNREADABLE },
  transaction: 'none',
});

/** Sets one of a brand's two pictures, inherited by brands below without their own. */
export const putBrandPicture = endpoint({
  id: 'media.putBrandPicture',
  weight: 'heavy',
  method: 'PUT',
  path: '/v1/brands/{id}/profile_picture',
  service: 'core',
  summary: 'Sets a brand’s square or wide picture.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  params: z.object({ id: uuid }),
  body: z.strictObject({ shape: z.enum(['square', 'rectangle']) }),
  multipart: { field: 'file', maxCount: 1, maxBytes: 8 * 1024 * 1024 },
  answer: z.object({ picture: image }),
  changes: () => [getScheme],
  failures: { FILE_MISSING, FILE_KIND_REFUSED, FILE_INFECTED, PICTURE_UNREADABLE },
  transaction: 'none',
});

export const getUserMedia = endpoint({
  id: 'media.getUserMedia',
  method: 'GET',
  path: '/v1/user/basic_media',
  service: 'core',
  summary: "Returns the caller's own pictures.",
  access: signedIn(),
  whileActing: 'allowed',
  answer: basicMedia,
});

/** The picture itself, at the address that the specification builds: media host, path, uuid, `240_240.jpeg`. */
export const showPicture = endpoint({
  id: 'media.showPicture',
  weight: 'picture',
  method: 'GET',
  path: '/media/{path}/{uuid}/240_240.jpeg',
  service: 'core',
  summary: 'Returns a picture of a person or a brand, 240 by 240 pixels.',
  access: anyone(),
  params: z.object({ path: z.enum(['profile', 'brand']), uuid }),
  answers: 'raw',
  transaction: 'none',
});
