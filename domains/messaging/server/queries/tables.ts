export interface MessageTable {
  id: string;
  group_id: string;
  application_id: string;
  candidate_user_id: string;
  sender_user_id: string | null;
  sender_side: 'EMPLOYER' | 'CANDIDATE';
  sender_name: string;
  body: string;
  attachment_ids: string[];
  sent_at: Date;
  read_at: Date | null;
}

/** Published by applications. */
export interface ApplicationView {
  id: string;
  group_id: string;
  location_id: string;
  job_id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  employer_name: string;
  location_name: string;
  location_city: string;
  stage: string;
  applied_at: Date;
  unread_employer: number;
  unread_candidate: number;
  last_message_at: Date | null;
  last_message: string;
  last_message_by: 'EMPLOYER' | 'CANDIDATE' | null;
  archived_at: Date | null;
  put_away_at: Date | null;
}

export interface Tables {
  'messaging.message': MessageTable;
  'applications.application_view': ApplicationView;
}
