/** This domain's tables, as Kysely knows them. */
export interface AnnouncementTables {
  'announcements.item': {
    id: string;
    group_id: string;
    brand_id: string;
    author_id: string;
    title: string;
    body: string;
    published_at: Date;
    withdrawn_at: Date | null;
  };
  'announcements.seen': { user_id: string; seen_until: Date };
}
