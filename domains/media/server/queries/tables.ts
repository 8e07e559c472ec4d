import type { ColumnType } from 'kysely';
import type { MediaFormat, MediaType, Media } from '../../contract/schemas.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** This domain's own tables. */
export interface MediaTables {
  'media.upload': {
    id: string;
    group_id: string;
    brand_id: string;
    user_id: string;
    key: string;
    type: MediaType;
    format: MediaFormat;
    file_name: string;
    max_bytes: number;
    expires_at: Instant;
    used_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  'media.item': {
    id: string;
    group_id: string;
    brand_id: string;
    user_id: string;
    title: string;
    description: string;
    type: MediaType;
    format: MediaFormat;
    key: string;
    size: number;
    positions: string[];
    secondary: ColumnType<Media['media_secondary'], unknown, unknown>;
    is_hosted: boolean | null;
    created_at: Instant;
  };
  'media.attachment': {
    id: string;
    group_id: string;
    owner_user_id: string | null;
    name: string;
    type: string;
    key: string;
    size: number;
    created_at: Instant;
  };
  'media.photo': { user_id: string; uuid: string; path: string; set_at: Instant };
}
