import { useConnection } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import type { AvatarSize } from '@hearth/ui/avatar';
import { Avatar } from '@hearth/ui/avatar';
import { getUserMedia } from '../../contract/endpoints.ts';
import { PHOTO_CHANGED } from '../../contract/events.ts';
import { photoAddress } from '../photo-address.ts';

const FRESH_MS = 10 * 60_000;

/** The reader's own photo, or their initials; a new one shows as soon as it is there, in every window. */
export default function OwnPhoto(props: { name: string; size: AvatarSize; className?: string }) {
  const { mediaServers } = useConnection();
  const { data } = useCall(getUserMedia, {}, { staleTime: FRESH_MS });
  useReadAgainOn([PHOTO_CHANGED], [getUserMedia]);
  const photo = data?.profile_image ?? null;
  return <Avatar {...props} {...(photo === null ? {} : { photoUrl: photoAddress(photo, mediaServers) })} />;
}
