import type { Language } from '@hearth/kit/constants';
import type { HearthEvent } from '@hearth/kit/event';
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
  'media.held': {
    key: string;
    group_id: string;
    bytes: number;
    until: ColumnType<Date | null, Date | null, Date | null>;
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
    check_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    checks: ColumnType<number, number | undefined, number>;
    infected_with: ColumnType<string | null, string | null | undefined, string | null>;
    announce: ColumnType<HearthEvent | null, unknown, unknown>;
    mail_in: ColumnType<Language | null, Language | null | undefined, never>;
  };
  'media.infected_file': {
    id: string;
    group_id: string | null;
    user_id: string | null;
    attachment_id: string | null;
    came_as: 'ATTACHMENT' | 'APPLICATION' | 'MEDIA' | 'PICTURE';
    signature: string;
    size: number;
    at: Instant;
  };
  'media.photo': { user_id: string; uuid: string; path: string; set_at: Instant };
}
