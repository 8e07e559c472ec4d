import { defineModule } from '@hearth/platform/module';
import { createMedia } from './handlers/create-media.ts';
import { getPresignedUrl } from './handlers/get-presigned-url.ts';
import { getUserMedia } from './handlers/get-user-media.ts';
import { putBrandPicture } from './handlers/put-brand-picture.ts';
import { putProfilePhoto } from './handlers/put-profile-photo.ts';
import { showPicture } from './handlers/show-picture.ts';
import { checkAttachment, checkWaiting } from './jobs/check-attachment.ts';
import { dropFiles } from './jobs/drop-files.ts';
import { forgetUploads } from './jobs/forget-uploads.ts';

export const media = defineModule({
  name: 'media',
  endpoints: [getPresignedUrl, createMedia, putBrandPicture, putProfilePhoto, getUserMedia, showPicture],
  jobs: [forgetUploads, dropFiles, checkAttachment, checkWaiting],
});
