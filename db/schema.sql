-- What the migrations make, described by the database itself. Written by "node tools/write-schema.ts"; never edited.

-- tables
access.change (id uuid not null, group_id uuid not null, at timestamp with time zone not null, actor_id uuid, user_id uuid, brand_id uuid not null, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
access.grant (id uuid not null, group_id uuid not null, brand_id uuid not null, user_id uuid not null, role text, permissions text[], conditions jsonb not null default '{}'::jsonb, valid_from timestamp with time zone not null, valid_until timestamp with time zone, granted_by uuid, created_at timestamp with time zone not null default platform.moment(), role_id uuid, consent text not null)
access.invitation (id uuid not null, group_id uuid not null, brand_id uuid not null, address text not null, language text not null, token_hash bytea not null, role text, role_id uuid, conditions jsonb not null, valid_from timestamp with time zone, valid_until timestamp with time zone, invited_by uuid not null, sent_at timestamp with time zone not null, expires_at timestamp with time zone not null)
access.persona (group_id uuid not null, user_id uuid not null, name text not null)
access.role (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, description text not null, based_on text, rights jsonb not null, version integer not null default 1, archived_at timestamp with time zone, created_at timestamp with time zone not null, changed_at timestamp with time zone not null, changed_by uuid)
access.sign_in_policy (group_id uuid not null, second_factor_required boolean not null, changed_at timestamp with time zone not null, changed_by uuid, trusts_provider boolean not null default false)
announcements.item (id uuid not null, group_id uuid not null, brand_id uuid not null, author_id uuid not null, title text not null, body text not null, published_at timestamp with time zone not null, withdrawn_at timestamp with time zone)
announcements.seen (user_id uuid not null, seen_until timestamp with time zone not null)
applications.application (id uuid not null, group_id uuid not null, location_id uuid not null, job_id uuid not null, user_id uuid not null, first_name text not null, last_name text not null, email text not null, phone text not null, message text not null, availability jsonb not null, can_start_on date, hours_per_week integer, answers jsonb not null, knocked_out boolean not null, attachment_ids uuid[] not null, language text not null, source text not null, job_title text not null, employer_name text not null, location_name text not null, location_city text not null, position_id uuid, position_name text not null, stage text not null, end_reason text, version integer not null default 1, applied_at timestamp with time zone not null, stage_entered_at timestamp with time zone not null, waiting_since timestamp with time zone, unread_employer integer not null default 0, unread_candidate integer not null default 0, last_message_at timestamp with time zone, last_message text not null default ''::text, last_message_by text, employee_id uuid, archived_at timestamp with time zone, search_text text generated, step_id uuid, email_stem text generated, phone_tail text generated, together_id uuid, referral_code text, assignee_user_id uuid, snoozed_until timestamp with time zone, put_away_at timestamp with time zone, desk smallint not null generated, says_minor boolean not null default false, profile jsonb, joined_at timestamp with time zone, interview_state text, interview_at timestamp with time zone, interview_zone text, offer_state text, offer_at timestamp with time zone)
applications.draft (id uuid not null, token_hash bytea not null, job_id uuid not null, email text not null, content jsonb not null, expires_at timestamp with time zone not null)
applications.guest_application (id uuid not null, group_id uuid not null, job_id uuid not null, email text not null, first_name text not null, language text not null, content jsonb, attachment_ids uuid[] not null default '{}'::uuid[], texts_to text, browser_hash bytea not null, password_hash text, application_id uuid, sent_at timestamp with time zone not null, expires_at timestamp with time zone not null)
applications.guest_link_key (guest_application_id uuid not null, secret text not null)
applications.letter (id uuid not null, group_id uuid not null, application_id uuid not null, recipient text not null, language text not null, subject text not null, body text not null, send_after timestamp with time zone not null, state text not null default 'WAITING'::text, by_user_id uuid, at timestamp with time zone not null)
applications.link_key (application_id uuid not null, secret text not null)
applications.past_application (id uuid not null, group_id uuid not null, location_id uuid not null, job_id uuid not null, location_name text not null, source text not null, end_reason text, applied_at timestamp with time zone not null)
applications.past_step (id uuid not null, application_id uuid not null, group_id uuid not null, to_stage text not null, at timestamp with time zone not null, to_step_id uuid)
applications.stage_count (group_id uuid not null, location_id uuid not null, job_id uuid not null, stage text not null, n integer not null, folded boolean not null default false, step_id uuid)
applications.stage_event (id uuid not null, group_id uuid not null, application_id uuid not null, user_id uuid not null, from_stage text, to_stage text not null, reason text, by_side text not null, by_user_id uuid, by_name text not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id(), left_entered_at timestamp with time zone, left_waiting_since timestamp with time zone, batch_id uuid, from_step_id uuid, to_step_id uuid)
auto_fill.run (id uuid not null, group_id uuid not null, location_id uuid not null, week date not null, state text not null, progress smallint not null, goals jsonb not null, with_published boolean not null, departments text[], sees_pay boolean not null, stop_asked boolean not null, requested_by uuid not null, requested_at timestamp with time zone not null, finished_at timestamp with time zone, best jsonb, result jsonb, idempotency_key uuid not null, touched_at timestamp with time zone not null default platform.moment(), attempts smallint not null default 0, accept_key uuid)
candidates.pair (id uuid not null, group_id uuid not null, low_user_id uuid not null, high_user_id uuid not null, verdict text not null, said_by uuid not null, said_by_name text not null, said_at timestamp with time zone not null)
candidates.pair_event (id bigint not null, group_id uuid not null, pair_id uuid not null, deed text not null, by_user_id uuid, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
clock.attestation (punch_id uuid not null, group_id uuid not null, employee_id uuid not null, took_breaks boolean, got_tips boolean, was_injured boolean, note text not null)
clock.break_reminder (punch_id uuid not null, after_minutes integer not null, group_id uuid not null, employee_id uuid not null, at timestamp with time zone not null)
clock.chain_head (employee_id uuid not null, group_id uuid not null, seq integer not null, hash text not null)
clock.correction (id uuid not null, group_id uuid not null, employee_id uuid not null, location_id uuid not null, side text not null, changes jsonb not null, reason text not null, about timestamp with time zone not null, minutes_before integer not null, minutes_after integer not null, state text not null, proposed_by uuid not null, proposed_at timestamp with time zone not null, decided_by uuid, decided_at timestamp with time zone, answer text not null, version integer not null, idempotency_key uuid not null)
clock.day_mark (shift_id uuid not null, employee_id uuid not null, group_id uuid not null, location_id uuid not null, mark text not null, expected_at timestamp with time zone, note text not null, marked_by uuid not null, marked_at timestamp with time zone not null, version integer not null)
clock.employee_pin (employee_id uuid not null, group_id uuid not null, pin text not null, wrong_pins integer not null, locked_until timestamp with time zone, set_at timestamp with time zone not null, set_by uuid not null, wrong_keys uuid[] not null default '{}'::uuid[])
clock.held_punch (id uuid not null, group_id uuid not null, location_id uuid not null, kiosk_id uuid not null, employee_id uuid not null, kind text not null, at timestamp with time zone not null, received_at timestamp with time zone not null, cause text not null, idempotency_key uuid not null, state text not null, settled_by uuid, settled_at timestamp with time zone)
clock.kiosk (id uuid not null, group_id uuid not null, location_id uuid not null, name text not null, made_by uuid not null, made_at timestamp with time zone not null, code_hash bytea, code_ends_at timestamp with time zone, device_hash bytea, private_key text, paired_at timestamp with time zone, last_seen_at timestamp with time zone, last_serial integer not null, wrong_pins integer not null, wrong_since timestamp with time zone, revoked_at timestamp with time zone, revoked_by uuid, suspect_from timestamp with time zone, version integer not null, away_from timestamp with time zone, away_until timestamp with time zone)
clock.late_alert (shift_id uuid not null, group_id uuid not null, employee_id uuid not null, at timestamp with time zone not null)
clock.punch (id uuid not null, group_id uuid not null, employee_id uuid not null, location_id uuid not null, seq integer not null, act text not null, replaces uuid, kind text not null, at timestamp with time zone not null, device_at timestamp with time zone not null, received_at timestamp with time zone not null, offset_seconds integer not null, source text not null, position_id uuid, place text not null, accuracy_m integer, distance_m integer, reason text not null, by_user uuid, idempotency_key uuid not null, hash text not null)
clock.punch_device (punch_id uuid not null, group_id uuid not null, kiosk_id uuid not null, approved_by uuid)
clock.seen_exception (location_id uuid not null, key text not null, group_id uuid not null, seen_by uuid not null, seen_at timestamp with time zone not null)
compliance.checked_week (location_id uuid not null, week date not null, group_id uuid not null, version integer not null, checked_at timestamp with time zone not null)
compliance.finding (location_id uuid not null, week date not null, conflict_key text not null, group_id uuid not null, rule text not null, level text not null, employee_id uuid not null, shift_id uuid not null, local_date date not null, actual integer not null, most integer not null, unit text not null, answered boolean not null, published boolean not null)
core.brand (id uuid not null, group_id uuid not null, parent_id uuid, ancestor_ids uuid[] not null, type text not null, name text not null, slug text not null, number text, status text not null default 'active'::text, description text, hecs text[], street text, city text, region_code text, region text, country_code text, postcode text, phone text, latitude double precision, longitude double precision, time_zone text not null, currency text not null, place jsonb, profile_image_id uuid, profile_image_path text, rectangle_image_id uuid, rectangle_image_path text, created_at timestamp with time zone not null default platform.moment(), updated_at timestamp with time zone not null default platform.moment(), sort_name text not null generated, search text not null generated, ownership text, version integer not null default 1)
core.brand_change (id uuid not null, group_id uuid not null, brand_id uuid not null, actor_id uuid, at timestamp with time zone not null, action text not null, before jsonb, after jsonb, impersonator_id uuid default platform.current_impersonator_id())
core.brand_scheme (group_id uuid not null, brand_id uuid not null, background_color text not null, accent_color text not null)
core.brand_service (group_id uuid not null, brand_id uuid not null, code text not null, type text not null, sub_services text[] not null default '{}'::text[])
core.brand_setting (group_id uuid not null, brand_id uuid not null, name text not null, service text not null default ''::text, value jsonb not null, updated_at timestamp with time zone not null, updated_by uuid, version integer not null, locked boolean not null)
core.country (code text not null, currency text not null)
core.currency (code text not null, minor_digits smallint not null)
core.favourite_brand (group_id uuid not null, user_id uuid not null, brand_id uuid not null, created_at timestamp with time zone not null default platform.moment())
deals.bid (id uuid not null, bidding_id uuid not null, group_id uuid not null, employee_id uuid not null, state text not null, placed_at timestamp with time zone not null, placed_by uuid not null, ended_at timestamp with time zone, result text, version integer not null default 1)
deals.bidding (id uuid not null, group_id uuid not null, location_id uuid not null, shift_id uuid not null, deal_id uuid, state text not null, bid_order text not null, offered_at timestamp with time zone not null, closes_at timestamp with time zone not null, ended_at timestamp with time zone, awarded_deal_id uuid, version integer not null default 1, position_id uuid, position_name text, local_date date not null, start_time time without time zone not null, end_time time without time zone not null, time_zone text not null, starts_at timestamp with time zone not null, ends_at timestamp with time zone not null, unpaid_break_minutes smallint not null)
deals.deal (id uuid not null, group_id uuid not null, location_id uuid not null, verb text not null, state text not null, giver_id uuid, taker_id uuid, note text not null, asked_at timestamp with time zone not null, taken_at timestamp with time zone, closes_at timestamp with time zone not null, ended_at timestamp with time zone, ended_by text, decision_note text not null default ''::text, version integer not null default 1, asked_by uuid not null, idempotency_key uuid not null)
deals.deal_event (id uuid not null, deal_id uuid not null, group_id uuid not null, at timestamp with time zone not null, move text not null, state text not null, by_user uuid, for_employee uuid, reason text not null default ''::text, impersonator_id uuid default platform.current_impersonator_id())
deals.deal_shift (deal_id uuid not null, shift_id uuid not null, group_id uuid not null, part text not null, is_pending boolean not null, location_id uuid not null, position_id uuid, position_name text, local_date date not null, start_time time without time zone not null, end_time time without time zone not null, time_zone text not null, starts_at timestamp with time zone not null, ends_at timestamp with time zone not null, unpaid_break_minutes smallint not null, whole_date date, whole_start time without time zone, whole_end time without time zone, whole_starts_at timestamp with time zone, whole_ends_at timestamp with time zone, whole_break_minutes smallint)
demand.actual_change (id uuid not null, group_id uuid not null, brand_id uuid not null, driver text not null, day date not null, source text not null, file_name text, step_before smallint not null, counts_before integer[] not null, total_before integer not null, total_after integer not null, currency_before text, actor_id uuid, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
demand.actual_day (group_id uuid not null, brand_id uuid not null, driver text not null, day date not null, step_minutes smallint not null, counts integer[] not null, total integer not null, currency text, changed_by uuid, changed_at timestamp with time zone not null)
demand.forecast_change (id uuid not null, group_id uuid not null, brand_id uuid not null, driver text not null, day date not null, action text not null, total_before integer not null, total_after integer not null, reason text not null, actor_id uuid, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
demand.forecast_day (group_id uuid not null, brand_id uuid not null, driver text not null, day date not null, total integer not null, profile smallint[] not null, is_closed boolean not null, is_holiday boolean not null, currency text, adjusted integer, reason text, adjusted_by uuid, approved_by uuid, approved_at timestamp with time zone, made_at timestamp with time zone not null, version integer not null default 1)
demand.forecast_quality (group_id uuid not null, brand_id uuid not null, driver text not null, made_at timestamp with time zone not null, method text not null, days_compared integer not null, own double precision[] not null, plain double precision[] not null, lenders integer not null, days_known integer not null)
demand.staffing_need (id uuid not null, group_id uuid not null, brand_id uuid not null, position_id uuid not null, weekdays smallint[] not null, start_time time without time zone not null, end_time time without time zone not null, heads smallint not null, valid_from date not null, valid_until date, version integer not null default 1, changed_at timestamp with time zone not null)
documents.bundle (id uuid not null, group_id uuid not null, employee_id uuid not null, brand_id uuid not null, asked_by uuid not null, language text not null, state text not null default 'PREPARING'::text, classes text[] not null default '{}'::text[], file_key text not null, file_name text not null, file_count integer not null default 0, attempts integer not null default 0, created_at timestamp with time zone not null, expires_at timestamp with time zone not null)
documents.change (id uuid not null, group_id uuid not null, about text not null, about_id uuid not null, employee_id uuid, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
documents.document (id uuid not null, group_id uuid not null, employee_id uuid not null, type_id uuid not null, state text not null, valid_from date, valid_until date, note text not null, attachment_id uuid, sent_by uuid, sent_at timestamp with time zone not null, decided_by uuid, decided_at timestamp with time zone, reason text not null default ''::text, version integer not null default 1, idempotency_key uuid not null)
documents.hold (employee_id uuid not null, group_id uuid not null, reason text not null, held_by uuid not null, held_at timestamp with time zone not null)
documents.reminder (document_id uuid not null, valid_until date not null, days_before smallint not null, group_id uuid not null, at timestamp with time zone not null)
documents.request (employee_id uuid not null, type_id uuid not null, group_id uuid not null, asked_by uuid not null, asked_at timestamp with time zone not null)
documents.summary (location_id uuid not null, week date not null, group_id uuid not null, at timestamp with time zone not null)
documents.type (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, starter text, restricted_class text not null, expires boolean not null, needs_review boolean not null, employee_sends boolean not null, required boolean not null, countries text[] not null, position_ids uuid[] not null, minors_only boolean not null, hint text not null, version integer not null default 1, created_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null, keep_months smallint, keep_set_at timestamp with time zone)
eligibility.change (id uuid not null, group_id uuid not null, case_id uuid not null, employee_id uuid not null, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
eligibility.evidence (id uuid not null, group_id uuid not null, case_id uuid not null, round smallint not null, document_id uuid, list text not null, item text not null, is_receipt boolean not null, valid_until date, sent_at timestamp with time zone not null, sent_by uuid not null, idempotency_key uuid not null)
eligibility.reminder (case_id uuid not null, about text not null, on_day date not null, days_before smallint not null, group_id uuid not null, at timestamp with time zone not null)
eligibility.statement (id uuid not null, group_id uuid not null, case_id uuid not null, round smallint not null, answers text not null, signed_name text not null, on_paper boolean not null, at timestamp with time zone not null, by_user_id uuid not null)
eligibility.work_case (id uuid not null, group_id uuid not null, employee_id uuid not null, regime text not null, state text not null, round smallint not null default 1, starts_on date not null, statement_by date, check_by date not null, valid_until date, is_receipt boolean not null default false, method text, checked_on date, reason text not null default ''::text, started_at timestamp with time zone not null, confirmed_at timestamp with time zone, reminded_at timestamp with time zone, version integer not null default 1)
exports.export_event (id uuid not null, group_id uuid not null, brand_id uuid not null, at timestamp with time zone not null, actor_id uuid not null, list text not null, format text not null, filter jsonb not null, row_count integer not null, impersonator_id uuid default platform.current_impersonator_id())
exports.prepared_file (id uuid not null, group_id uuid not null, brand_id uuid not null, user_id uuid, list text not null, format text not null, language text not null, filter jsonb not null, basis jsonb, state text not null default 'PREPARING'::text, row_count integer not null, file_key text not null, file_name text not null, file_bytes bigint, attempts smallint not null default 0, created_at timestamp with time zone not null, ready_at timestamp with time zone, expires_at timestamp with time zone not null)
fairness.answer (application_id uuid not null, question text not null, choice text not null, form text not null, user_id uuid not null, group_id uuid not null, year integer not null)
fairness.result (group_id uuid not null, year integer not null, form text not null, questions jsonb not null, counted_at timestamp with time zone not null)
federation.assertion (provider_id uuid not null, assertion_id text not null, expires_at timestamp with time zone not null)
federation.attempt (id uuid not null, provider_code text not null, state_hash bytea not null, browser_hash bytea not null, verifier text not null, nonce text not null, return_origin text not null, created_at timestamp with time zone not null, expires_at timestamp with time zone not null, answered_at timestamp with time zone, user_id uuid, is_new_user boolean not null default false, error text, code_hash bytea, redeemed_at timestamp with time zone, word jsonb, trial_by uuid, trial jsonb)
federation.external_brand (group_id uuid not null, provider_id uuid not null, external_code text not null, brand_id uuid not null)
federation.link (issuer text not null, subject text not null, user_id uuid not null, group_id uuid, created_at timestamp with time zone not null, signed_in_at timestamp with time zone, ended_at timestamp with time zone)
federation.mail_domain (group_id uuid not null, domain text not null, token text not null, verified_at timestamp with time zone, missing_since timestamp with time zone, next_check_at timestamp with time zone)
federation.provider (id uuid not null, group_id uuid not null, code text not null, name text not null, kind text not null, issuer text not null, client_id text not null default ''::text, sealed_secret bytea, sign_in_url text, certificates text[] not null default '{}'::text[], email_domains text[] not null default '{}'::text[], newcomer_role text, newcomer_brand_id uuid, brand_claim text, is_enabled boolean not null default true, created_at timestamp with time zone not null, updated_at timestamp with time zone not null)
identity.attempt_window (key bytea not null, count integer not null, ends_at timestamp with time zone not null)
identity.demo_account (user_id uuid not null, kind text not null, name text not null, username text not null, password text not null, position integer not null)
identity.impersonation (id uuid not null, actor_id uuid, actor_name text not null, is_support boolean not null, actor_session_id uuid not null, subject_id uuid not null, reason text not null, started_at timestamp with time zone not null, ends_at timestamp with time zone not null, ended_at timestamp with time zone)
identity.impersonation_call (impersonation_id uuid not null, endpoint text not null, is_change boolean not null, calls integer not null, first_at timestamp with time zone not null, last_at timestamp with time zone not null, id text not null generated)
identity.known_device (user_id uuid not null, device_hash bytea not null, used_at timestamp with time zone not null, trusted_until timestamp with time zone)
identity.mailed_secret (user_id uuid not null, purpose text not null, token_hash bytea not null, code_hash bytea, wrong_codes integer not null default 0, address text not null, expires_at timestamp with time zone not null)
identity.passkey (id text not null, user_id uuid not null, public_key bytea not null, counter bigint not null, transports text[] not null default '{}'::text[], backup_eligible boolean not null, backed_up boolean not null, name text not null, created_at timestamp with time zone not null, used_at timestamp with time zone)
identity.passkey_challenge (challenge_hash bytea not null, user_id uuid, browser_hash bytea, expires_at timestamp with time zone not null)
identity.recovery_code (user_id uuid not null, code_hash bytea not null)
identity.second_factor (user_id uuid not null, sealed_secret text not null, confirmed_at timestamp with time zone, last_step bigint not null default 0, removal_at timestamp with time zone)
identity.server_key (purpose text not null, key text not null)
identity.session (id uuid not null, user_id uuid not null, token_hash bytea not null, previous_hash bytea, rotated_at timestamp with time zone, rotation_key bytea not null, handle_hash bytea, impersonator_id uuid, user_agent text not null default ''::text, created_at timestamp with time zone not null, used_at timestamp with time zone not null, expires_at timestamp with time zone not null, revoked_at timestamp with time zone, revoked_because text, restricted_to text, network text not null default ''::text)
identity.sign_in_challenge (id_hash bytea not null, user_id uuid not null, browser_hash bytea not null, wrong_answers integer not null default 0, expires_at timestamp with time zone not null)
identity.signing_key (kid text not null, private_jwk text, public_jwk jsonb not null, made_at timestamp with time zone not null default platform.moment(), number bigint not null, replaced_at timestamp with time zone)
identity.user (id uuid not null, email text, username text not null, first_name text not null default ''::text, last_name text not null default ''::text, phone_number text, password_hash text, status text not null, is_employer boolean not null default false, session_epoch integer not null default 1, disabled_at timestamp with time zone, external_auth_source text, created_at timestamp with time zone not null default platform.moment(), email_verified_at timestamp with time zone, second_factor_demanded boolean not null default false, mail_waits_for_proof boolean not null default false)
imports.import (id uuid not null, group_id uuid not null, kind text not null, status text not null, phase text not null default 'WAITING'::text, file_key text not null, file_name text not null, file_bytes integer not null, file_sha256 text not null, encoding text not null, delimiter text not null, columns jsonb not null, mapping jsonb not null, options jsonb not null, rows_total integer not null, rows_done integer not null default 0, counts jsonb, problem text, cancel_asked boolean not null default false, attempts integer not null default 0, alive_at timestamp with time zone, created_by uuid not null, created_by_name text not null, created_at timestamp with time zone not null, finished_at timestamp with time zone, node_id uuid not null)
imports.row_report (import_id uuid not null, group_id uuid not null, line integer not null, label text not null, refused boolean not null, rules text[] not null, reasons jsonb not null)
interviews.card_draft (interview_id uuid not null, author_id uuid not null, group_id uuid not null, content jsonb not null, at timestamp with time zone not null)
interviews.card_event (id bigint not null, group_id uuid not null, interview_id uuid not null, person_id uuid not null, deed text not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
interviews.card_version (interview_id uuid not null, author_id uuid not null, version integer not null, group_id uuid not null, content jsonb not null, reason text not null, at timestamp with time zone not null)
interviews.hold (session_id uuid not null, group_id uuid not null, resource text not null, during tstzrange not null)
interviews.interview (id uuid not null, group_id uuid not null, location_id uuid not null, application_id uuid not null, user_id uuid not null, kit_id uuid not null, state text not null, session_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, host_ids uuid[] not null default '{}'::uuid[], language text not null, invited_at timestamp with time zone not null, invited_by uuid, open_until timestamp with time zone not null, sequence integer not null default 0, flag text, late_minutes integer, reminded_day_at timestamp with time zone, reminded_hours_at timestamp with time zone, criteria jsonb not null default '[]'::jsonb, cards_nudged integer not null default 0)
interviews.kit (id uuid not null, group_id uuid not null, location_id uuid not null, name text not null, kind text not null, minutes integer not null, buffer_minutes integer not null, notice_hours integer not null, horizon_days integer not null, capacity integer not null, panel uuid[] not null, panel_rule text not null, room text not null, details text not null, hours jsonb not null, focus text[] not null, version integer not null default 1, away_at timestamp with time zone, created_at timestamp with time zone not null, criteria jsonb not null default '[]'::jsonb, application_id uuid)
interviews.link_key (interview_id uuid not null, secret text not null)
interviews.session (id uuid not null, group_id uuid not null, kit_id uuid not null, starts_at timestamp with time zone not null, ends_at timestamp with time zone not null, host_ids uuid[] not null, capacity integer not null, taken integer not null)
job_boards.applicant (brand_id uuid not null, board text not null, external_id text not null, group_id uuid not null, outcome text not null, application_id uuid, at timestamp with time zone not null)
job_boards.attempt (id uuid not null, board text not null, group_id uuid not null, brand_id uuid not null, user_id uuid not null, state_hash bytea not null, sealed_verifier bytea not null, client_id text not null, redirect_uri text not null, created_at timestamp with time zone not null, expires_at timestamp with time zone not null)
job_boards.connection (brand_id uuid not null, board text not null, group_id uuid not null, client_id text not null, sealed_tokens bytea not null, expires_at timestamp with time zone, connected_by uuid not null, connected_at timestamp with time zone not null, applicants_after text not null default ''::text, fetched_at timestamp with time zone, lost_at timestamp with time zone)
job_boards.delivery (id uuid not null, number bigint not null, group_id uuid not null, posting_id uuid not null, version integer not null, action text not null, at timestamp with time zone not null, outcome text not null, reason text, detail text not null default ''::text)
job_boards.posting (id uuid not null, group_id uuid not null, job_id uuid not null, board text not null, wanted boolean not null, goal text not null, version integer not null default 1, told text, status text not null, tries integer not null default 0, next_try_at timestamp with time zone, address text, updated_at timestamp with time zone not null)
jobs.alert (id uuid not null, token text not null, email text not null, site text not null, q text not null, place text not null, words text[] not null, place_words text[] not null, employment_types text[] not null, post_language text not null, frequency text not null, language text not null, time_zone text not null, asked_at timestamp with time zone not null, confirmed_at timestamp with time zone, next_at timestamp with time zone, shift_times text[] not null default '{}'::text[], token_hash bytea not null)
jobs.alert_post (alert_id uuid not null, job_id uuid not null)
jobs.asked_question (job_id uuid not null, question_id uuid not null, group_id uuid not null, version integer not null)
jobs.bank_question (id uuid not null, group_id uuid not null, brand_id uuid not null, kind text not null, required boolean not null, knock_out text, tags text[] not null, version integer not null default 1, search_text text not null, edit integer not null default 1, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, positions jsonb not null default '[]'::jsonb)
jobs.bank_wording (question_id uuid not null, version integer not null, group_id uuid not null, language text not null, text text not null, options jsonb not null, translations jsonb not null, at timestamp with time zone not null)
jobs.job (id uuid not null, group_id uuid not null, location_id uuid not null, position_id uuid, position_name text not null, title text not null, description text not null, language text not null, employment_type text, pay_min bigint, pay_max bigint, pay_currency text, pay_per text, pay_tips boolean not null default false, week_minutes_min integer, week_minutes_max integer, starts_on date, usual_week jsonb not null default '[]'::jsonb, perks jsonb not null default '[]'::jsonb, questions jsonb not null default '[]'::jsonb, publish_on date, closes_on date, evergreen boolean not null default false, hires_target integer not null default 1, hires integer not null default 0, status text not null, slug text, first_published_at timestamp with time zone, published_at timestamp with time zone, goes_live_at timestamp with time zone, expires_at timestamp with time zone, version integer not null default 1, search_text text not null, created_by uuid, created_at timestamp with time zone not null, updated_at timestamp with time zone not null, law_answers text[] not null default '{}'::text[], template_id uuid, requisition_id uuid, pipeline_id uuid, pipeline jsonb, rollout_id uuid, audience text not null default 'PUBLIC'::text, staff_days integer not null default 0, public_at timestamp with time zone, asks jsonb not null default '{"languages": [], "certificates": []}'::jsonb)
jobs.job_change (id uuid not null, number bigint not null, group_id uuid not null, job_id uuid not null, at timestamp with time zone not null, actor_id uuid, kind text not null, from_status text, to_status text, fields jsonb not null default '{}'::jsonb, impersonator_id uuid default platform.current_impersonator_id())
jobs.listing (job_id uuid not null, group_id uuid not null, location_id uuid not null, slug text not null, site_slug text not null, site_name text not null, employer text not null, title text not null, position_name text not null, description text not null, language text not null, employment_type text not null, pay_min bigint, pay_max bigint, pay_currency text, pay_per text, pay_tips boolean not null, pay_hour bigint, week_minutes_min integer, week_minutes_max integer, starts_on date, usual_week jsonb not null, perks jsonb not null, questions jsonb not null, closes_on date, evergreen boolean not null, place_name text not null, address text not null, city text not null, region text not null, country text not null, latitude double precision, longitude double precision, search_text text not null, place_text text not null, published_at timestamp with time zone not null, changed_at timestamp with time zone not null, expires_at timestamp with time zone, rollout_id uuid, shift_times text[] not null default '{}'::text[], asks jsonb not null default '{"languages": [], "certificates": []}'::jsonb, tags text[] not null default '{}'::text[], tags_version integer not null default 0, postcode text not null default ''::text)
jobs.pipeline (id uuid not null, group_id uuid not null, name text not null, steps jsonb not null, positions jsonb not null default '[]'::jsonb, locked boolean not null default false, version integer not null default 1, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone)
jobs.rule (group_id uuid not null, approval_required boolean not null)
jobs.site_domain (group_id uuid not null, domain text not null, token text not null, state text not null, leads_since timestamp with time zone, missing_since timestamp with time zone, added_at timestamp with time zone not null, checked_at timestamp with time zone, next_check_at timestamp with time zone)
jobs.template (id uuid not null, group_id uuid not null, name text not null, content jsonb not null, locked text[] not null default '{}'::text[], version integer not null default 1, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone)
jobs.text_code (code text not null, job_id uuid, location_id uuid, made_at timestamp with time zone not null)
laws.premium (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid not null, shift_id uuid not null, publication_id uuid not null, on_day date not null, rule text not null, law text not null, paragraph text not null, change text not null, reason text not null, note text not null, is_exempt boolean not null, notice_minutes integer not null, paid_minutes integer, amount integer, currency text, before jsonb, after jsonb, at timestamp with time zone not null, by_user uuid not null, impersonator_id uuid default platform.current_impersonator_id())
leave.approval_change (id uuid not null, group_id uuid not null, employee_id uuid not null, request_id uuid not null, reason text not null, at timestamp with time zone not null, by_user uuid not null, impersonator_id uuid default platform.current_impersonator_id())
leave.balance_change (id uuid not null, group_id uuid not null, employee_id uuid not null, time_off_kind text not null, kind text not null, on_day date not null, amount integer, unit text, week_days smallint, reason text not null, at timestamp with time zone not null, by_user uuid not null, idempotency_key uuid not null, impersonator_id uuid default platform.current_impersonator_id())
leave.closed_period (id uuid not null, group_id uuid not null, brand_id uuid not null, starts_on date not null, ends_on date not null, is_yearly boolean not null, mode text not null, reason text not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)
matching.audit (brand_id uuid not null, group_id uuid not null, audited_on date not null, summary_url text not null, set_by uuid not null, set_at timestamp with time zone not null)
matching.brand_weighting (brand_id uuid not null, group_id uuid not null, weights jsonb, invites_only boolean not null, updated_by uuid not null, updated_at timestamp with time zone not null)
matching.job_weighting (job_id uuid not null, group_id uuid not null, weights jsonb not null, updated_by uuid not null, updated_at timestamp with time zone not null)
matching.notice (application_id uuid not null, group_id uuid not null, user_id uuid not null, law text not null, summary_url text not null, told_at timestamp with time zone not null, usable_from timestamp with time zone not null, asked_other_at timestamp with time zone)
media.attachment (id uuid not null, group_id uuid not null, owner_user_id uuid, name text not null, type text not null, key text not null, size bigint not null, created_at timestamp with time zone not null, check_at timestamp with time zone, checks smallint not null default 0, infected_with text, announce jsonb, mail_in text)
media.held (key text not null, group_id uuid not null, bytes bigint not null, until timestamp with time zone)
media.infected_file (id uuid not null, group_id uuid, user_id uuid, attachment_id uuid, came_as text not null, signature text not null, size bigint not null, at timestamp with time zone not null)
media.item (id uuid not null, group_id uuid not null, brand_id uuid not null, user_id uuid not null, title text not null, description text not null, type text not null, format text not null, key text not null, size bigint not null, positions uuid[] not null default '{}'::uuid[], secondary jsonb not null default '[]'::jsonb, is_hosted boolean, created_at timestamp with time zone not null)
media.photo (user_id uuid not null, uuid uuid not null, path text not null, set_at timestamp with time zone not null)
media.upload (id uuid not null, group_id uuid not null, brand_id uuid not null, user_id uuid not null, key text not null, type text not null, format text not null, file_name text not null, max_bytes bigint not null, expires_at timestamp with time zone not null, used_at timestamp with time zone)
messaging.ask (id uuid not null, group_id uuid not null, application_id uuid not null, kind text not null, times timestamp with time zone[] not null, time_zone text not null, expires_at timestamp with time zone not null, state text not null default 'OPEN'::text, chosen timestamp with time zone, changed_at timestamp with time zone, interview_id uuid)
messaging.block (id uuid not null, group_id uuid not null, kind text not null, application_id uuid, candidate_user_id uuid not null, blocked_user_id uuid, blocked_name text not null, reason text not null, note text not null, by_user_id uuid not null, by_name text not null, at timestamp with time zone not null, ended_at timestamp with time zone, ended_by_name text)
messaging.by_text (message_id uuid not null, application_id uuid not null, number text not null, own_number text not null, at timestamp with time zone not null)
messaging.conversation_event (id uuid not null, group_id uuid not null, application_id uuid not null, what text not null, detail text not null, by_user_id uuid not null, by_name text not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
messaging.hidden (message_id uuid not null, group_id uuid not null, body text not null, attachment_ids uuid[] not null, by_name text not null, at timestamp with time zone not null)
messaging.house_mail (id uuid not null, group_id uuid not null, application_id uuid not null, user_id uuid not null, mailed_at timestamp with time zone not null, is_waiting boolean not null, refused_at timestamp with time zone)
messaging.house_mail_choice (group_id uuid not null, user_id uuid not null, choice text not null, via text not null, at timestamp with time zone not null)
messaging.letter_choice (brand_id uuid not null, about text not null, group_id uuid not null, kind text not null, template_id uuid, delay_minutes integer not null, locked boolean not null, changed_by text not null, changed_at timestamp with time zone not null)
messaging.mail_choice (id uuid not null, group_id uuid not null, user_id uuid not null, address text not null, wanted boolean not null, via text not null, at timestamp with time zone not null)
messaging.message (id uuid not null, group_id uuid not null, application_id uuid not null, candidate_user_id uuid not null, sender_user_id uuid, sender_side text not null, sender_name text not null, body text not null, attachment_ids uuid[] not null default '{}'::uuid[], sent_at timestamp with time zone not null, read_at timestamp with time zone, mailed_at timestamp with time zone, search text not null generated)
messaging.minor_sender (id uuid not null, group_id uuid not null, brand_id uuid not null, user_id uuid not null, user_name text not null, by_name text not null, at timestamp with time zone not null, removed_at timestamp with time zone, removed_by_name text)
messaging.note (id uuid not null, group_id uuid not null, application_id uuid not null, author_user_id uuid not null, author_name text not null, body text not null, mentioned_names text[] not null, at timestamp with time zone not null)
messaging.planned (id uuid not null, group_id uuid not null, sending_id uuid not null, application_id uuid not null, sender_user_id uuid not null, body text not null, send_at timestamp with time zone not null, state text not null default 'WAITING'::text, created_at timestamp with time zone not null, stands_since timestamp with time zone)
messaging.report (id uuid not null, group_id uuid not null, location_id uuid not null, application_id uuid not null, message_id uuid, candidate_name text not null, job_title text not null, place_name text not null, reporter_user_id uuid not null, reporter_name text not null, reporter_side text not null, accused_ids uuid[] not null, accused_name text not null, accused_side text not null, reason text not null, note text not null, evidence jsonb not null, at timestamp with time zone not null, verdict text, settled_at timestamp with time zone)
messaging.report_event (id uuid not null, report_id uuid not null, what text not null, detail text not null, by_user_id uuid not null, by_name text not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
messaging.sending (id uuid not null, group_id uuid not null, brand_id uuid not null, sender_user_id uuid not null, sender_name text not null, text text not null, created_at timestamp with time zone not null, cancelled_at timestamp with time zone)
messaging.staff_conversation (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid not null, user_id uuid not null, opened_at timestamp with time zone not null, unread_staff integer not null default 0, unread_location integer not null default 0, last_message text not null default ''::text, last_message_by text, last_message_at timestamp with time zone)
messaging.staff_message (id uuid not null, group_id uuid not null, conversation_id uuid not null, user_id uuid not null, sender_user_id uuid not null, sender_side text not null, sender_name text not null, body text not null, sent_at timestamp with time zone not null, read_at timestamp with time zone)
messaging.suspension (id uuid not null, group_id uuid not null, user_id uuid not null, user_name text not null, report_id uuid not null, until timestamp with time zone not null, by_name text not null, at timestamp with time zone not null, ended_at timestamp with time zone, ended_by_name text)
messaging.template (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, texts jsonb not null, changed_by text not null, changed_at timestamp with time zone not null)
messaging.translation (message_id uuid not null, language text not null, source text not null, body text, made_for uuid not null, made_at timestamp with time zone not null)
messaging.translation_choice (user_id uuid not null, application_id uuid not null, since timestamp with time zone not null)
messaging.unreachable (address text not null, user_id uuid not null, status text not null, at timestamp with time zone not null)
notices.delivery (notice_id uuid not null, user_id uuid not null, state text not null, reason text, not_before timestamp with time zone, mail_about uuid, changed_at timestamp with time zone not null, id uuid not null, channel text not null, device_id uuid, attempts smallint not null default 0, held text)
notices.device (id uuid not null, user_id uuid not null, session_id uuid not null, fingerprint text not null, subscription text not null, browser text, system text, added_at timestamp with time zone not null, used_at timestamp with time zone)
notices.notice (id uuid not null, user_id uuid not null, kind text not null, title text not null, body text not null, link text not null, about_id uuid, thread text, at timestamp with time zone not null, read_at timestamp with time zone, replaced_at timestamp with time zone, from_group_id uuid, place_id uuid, needs text[] not null default '{}'::text[])
notices.setting (user_id uuid not null, language text not null, chosen jsonb, unreachable text)
offers.approval (id uuid not null, group_id uuid not null, location_id uuid not null, application_id uuid not null, content jsonb not null, sha256 text not null, status text not null, waiting_for text, asked_by uuid not null, asked_at timestamp with time zone not null)
offers.approval_step (approval_id uuid not null, number integer not null, group_id uuid not null, role text not null, decision text, decided_by uuid, decided_at timestamp with time zone, note text not null default ''::text)
offers.chain (brand_id uuid not null, group_id uuid not null, roles text[] not null, limit_amount integer, limit_currency text, limit_per text, set_by uuid not null, set_at timestamp with time zone not null)
offers.link_key (offer_id uuid not null, secret text not null)
offers.offer (id uuid not null, group_id uuid not null, location_id uuid not null, application_id uuid not null, user_id uuid not null, state text not null, candidate_name text not null, employer_name text not null, job_title text not null, time_zone text not null, language text not null, position_name text not null, contract text not null, starts_on date not null, ends_on date, minutes_per_week integer not null, pay_amount integer not null, pay_currency text not null, pay_per text not null, document text not null, sha256 text not null, expires_at timestamp with time zone not null, sent_by uuid not null, sent_at timestamp with time zone not null, decline_reason text, decline_note text not null default ''::text)
offers.offer_event (id bigint not null, group_id uuid not null, offer_id uuid not null, deed text not null, at timestamp with time zone not null, by_user_id uuid, by_name text not null, impersonator_id uuid default platform.current_impersonator_id())
offers.signature (offer_id uuid not null, group_id uuid not null, name text not null, strokes jsonb not null, consent text not null, sha256 text not null, signed_at timestamp with time zone not null, ip text not null, user_agent text not null)
onboarding.change (id uuid not null, group_id uuid not null, about text not null, about_id uuid not null, employee_id uuid, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
onboarding.journey (id uuid not null, group_id uuid not null, employee_id uuid not null, template_id uuid not null, template_version integer not null, state text not null, starts_on date not null, buddy_id uuid, language text not null, started_at timestamp with time zone not null, started_by uuid not null, ready_at timestamp with time zone, ended_at timestamp with time zone, reason text not null default ''::text, link_sent_at timestamp with time zone, nudged_at timestamp with time zone, version integer not null default 1, purpose text not null default 'JOINING'::text)
onboarding.link_key (journey_id uuid not null, secret text not null)
onboarding.reminder (step_id uuid not null, about text not null, group_id uuid not null, at timestamp with time zone not null)
onboarding.step (id uuid not null, group_id uuid not null, journey_id uuid not null, position smallint not null, kind text not null, owner text not null, title text not null, text text not null, why text not null, fields text[] not null, due_on date not null, after_id uuid, required boolean not null, state text not null default 'OPEN'::text, answers text, attachment_id uuid, signed_name text, signed_sha256 text, signed_ip text, signed_agent text, reason text not null default ''::text, done_by uuid, done_at timestamp with time zone, version integer not null default 1, document_type_id uuid, asks_until boolean not null default false, valid_until date, agreement_id uuid, offset_days smallint)
onboarding.template (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, steps jsonb not null, version integer not null default 1, created_at timestamp with time zone not null, created_by uuid not null, changed_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null, purpose text not null default 'JOINING'::text)
platform.audit_entry (id bigint not null, at timestamp with time zone not null default clock_timestamp(), group_id uuid, source text not null, row_key text not null, deed text not null, salt text, content_hash bytea, number bigint, hash bytea)
platform.audit_head (chain uuid not null, number bigint not null, hash bytea not null)
platform.installation (id boolean not null default true, mode text not null, decided_at timestamp with time zone not null)
platform.kept_call (caller_id uuid not null, key_hash text not null, operation text not null, input_hash bytea not null, status smallint, answer text, at timestamp with time zone not null default platform.moment())
platform.mail (id uuid not null, at timestamp with time zone not null default platform.moment(), recipient text not null, subject text not null, text_body text not null, html_body text not null, state text not null default 'queued'::text, attempts integer not null default 0, problem text, sent_at timestamp with time zone, calendar_method text, calendar text, reply_to text, unsubscribe text, about_kind text, about_id uuid, about_within uuid, refused_at timestamp with time zone, returned_at timestamp with time zone, returned_status text, sender_name text, before_proof boolean not null default false)
platform.migration (name text not null, checksum text not null, ran_at timestamp with time zone not null default now())
platform.outbox (id uuid not null, at timestamp with time zone not null default platform.moment(), type text not null, group_id uuid, topics text[] not null, data jsonb not null, aside jsonb)
platform.secret (name text not null, value text not null, made_at timestamp with time zone not null default platform.moment())
platform.text (id uuid not null, at timestamp with time zone not null default platform.moment(), sender text not null, recipient text not null, body text not null, state text not null default 'queued'::text, attempts integer not null default 0, problem text, sent_at timestamp with time zone, otherwise jsonb)
privacy.asking (group_id uuid not null, days integer not null, set_by uuid not null, set_at timestamp with time zone not null)
privacy.erasure (id uuid not null, group_id uuid not null, location_id uuid not null, because text not null, at timestamp with time zone not null)
privacy.erasure_list (only_one boolean not null default true, sheets integer not null, hash text not null)
privacy.erasure_note (id uuid not null, kind text not null, subject_id uuid not null, at timestamp with time zone not null)
privacy.keep_ask (id uuid not null, group_id uuid not null, user_id uuid not null, span text not null, words_version integer not null, token_hash bytea not null, asked_at timestamp with time zone not null, answer text, answered_at timestamp with time zone)
privacy.keep_ask_item (application_id uuid not null, ask_id uuid not null, group_id uuid not null, until timestamp with time zone)
privacy.period (brand_id uuid not null, group_id uuid not null, period text, set_by uuid not null, set_at timestamp with time zone not null)
profiles.profile (user_id uuid not null, said jsonb not null, changed_at timestamp with time zone not null)
provisioning.deed (id uuid not null, group_id uuid not null, token_id uuid not null, user_id uuid not null, at timestamp with time zone not null, action text not null, detail jsonb not null)
provisioning.directory_group (id uuid not null, group_id uuid not null, display_name text not null, external_id text, role text, brand_id uuid, version integer not null, created_at timestamp with time zone not null, updated_at timestamp with time zone not null)
provisioning.given_right (group_id uuid not null, person_id uuid not null, role text not null, brand_id uuid not null, grant_id uuid)
provisioning.member (group_id uuid not null, directory_group_id uuid not null, person_id uuid not null, token_id uuid not null)
provisioning.person (id uuid not null, group_id uuid not null, user_id uuid not null, user_name text not null, external_id text, is_active boolean not null, is_closed boolean not null default false, created_at timestamp with time zone not null, updated_at timestamp with time zone not null)
provisioning.token (id uuid not null, group_id uuid not null, name text not null, token_hash bytea not null, created_by uuid not null, created_at timestamp with time zone not null, used_at timestamp with time zone, revoked_at timestamp with time zone)
qualifications.change (id uuid not null, group_id uuid not null, about text not null, about_id uuid not null, employee_id uuid, at timestamp with time zone not null, actor_id uuid not null, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
qualifications.demand (id uuid not null, group_id uuid not null, brand_id uuid not null, position_id uuid not null, qualification_id uuid not null, min_level smallint not null, strictness text not null, version integer not null default 1)
qualifications.qualification (id uuid not null, group_id uuid not null, brand_id uuid not null, kind text not null, name text not null, starter text, level_names text[] not null, months_valid smallint, needs_number boolean not null, needs_issuer boolean not null, needs_file boolean not null, authority text not null, version integer not null default 1, created_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)
qualifications.record (id uuid not null, group_id uuid not null, employee_id uuid not null, qualification_id uuid not null, state text not null, level smallint not null, number text not null, issuer text not null, issued_on date, expires_on date, note text not null, attachment_id uuid, sent_by uuid not null, sent_at timestamp with time zone not null, decided_by uuid, decided_at timestamp with time zone, reason text not null default ''::text, version integer not null default 1, idempotency_key uuid not null)
qualifications.reminder (record_id uuid not null, expires_on date not null, days_before smallint not null, group_id uuid not null, at timestamp with time zone not null)
qualifications.summary (location_id uuid not null, week date not null, group_id uuid not null, at timestamp with time zone not null)
registration.activation_mail (address_hash bytea not null, sent_at timestamp with time zone not null)
registration.founding_link (token_hash bytea not null, kind text not null, email text, made_at timestamp with time zone not null, expires_at timestamp with time zone not null, used_at timestamp with time zone, replaced_at timestamp with time zone)
registration.registration (user_id uuid not null, user_type text not null, mode text not null, brand_id uuid, registered_at timestamp with time zone not null)
requisitions.budget (id uuid not null, group_id uuid not null, brand_id uuid not null, year integer not null, quarter integer, starts_on date not null, ends_on date not null, currency text not null, amount bigint not null, over text not null, over_role text, updated_by uuid not null, updated_at timestamp with time zone not null)
requisitions.budget_change (id uuid not null, group_id uuid not null, brand_id uuid not null, year integer not null, quarter integer, currency text not null, amount bigint, over text, over_role text, by_user_id uuid not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
requisitions.chain (brand_id uuid not null, group_id uuid not null, roles text[] not null, updated_by uuid, updated_at timestamp with time zone not null)
requisitions.requisition (id uuid not null, group_id uuid not null, brand_id uuid not null, position_name text not null, headcount integer not null, needed_by date, reason text not null, note text not null, status text not null, waiting_for text, requested_by uuid not null, requested_at timestamp with time zone not null, first_day date not null, currency text, weekly_minutes integer, pay_from bigint, pay_to bigint, hires integer not null default 0, budget_id uuid, place_cost bigint, over_by bigint, over_reason text not null default ''::text, closed_by uuid, closed_at timestamp with time zone)
requisitions.step (requisition_id uuid not null, number integer not null, group_id uuid not null, role text not null, decision text, decided_by uuid, decided_at timestamp with time zone, note text not null default ''::text, for_budget boolean not null default false)
rosters.change (id uuid not null, group_id uuid not null, template_id uuid, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id(), recurring_id uuid, link_id uuid)
rosters.recurring_date (group_id uuid not null, recurring_id uuid not null, date date not null, number smallint not null, shift_id uuid)
rosters.recurring_shift (id uuid not null, group_id uuid not null, location_id uuid not null, every_weeks smallint not null, weekdays smallint[] not null, starts_on date not null, ends_on date, quantity smallint not null, employee_id uuid, position_id uuid, start_time time without time zone not null, end_time time without time zone not null, unpaid_break_minutes smallint not null, paid_break_minutes smallint not null, station text not null, note text not null, planned_until date not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid)
rosters.team_link (id uuid not null, group_id uuid not null, location_id uuid not null, token_hash bytea not null, created_by uuid, created_at timestamp with time zone not null, expires_at timestamp with time zone not null, last_read_at timestamp with time zone, revoked_at timestamp with time zone)
rosters.template_shift (id uuid not null, group_id uuid not null, template_id uuid not null, week smallint not null, weekday smallint not null, employee_id uuid, position_id uuid, start_time time without time zone not null, end_time time without time zone not null, unpaid_break_minutes smallint not null, paid_break_minutes smallint not null, station text not null, note text not null)
rosters.week_budget (id uuid not null, group_id uuid not null, location_id uuid not null, week date, targets jsonb not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, currency text)
rosters.week_template (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, weeks smallint not null, starts_on date not null, shift_count integer not null, person_count integer not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)
scheduling.absence_report (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid not null, shift_id uuid not null, local_date date not null, kind text not null, minutes_late integer, note text not null, reported_at timestamp with time zone not null, ended_at timestamp with time zone, seen_by uuid, seen_at timestamp with time zone)
scheduling.availability_exception (id uuid not null, group_id uuid not null, employee_id uuid not null, local_date date not null, start_time time without time zone not null, end_time time without time zone not null, kind text not null)
scheduling.availability_request (id uuid not null, group_id uuid not null, employee_id uuid not null, effective_from date not null, slots jsonb not null, min_minutes integer, max_minutes integer, max_days integer, state text not null, asked_at timestamp with time zone not null, decided_by uuid, decided_at timestamp with time zone, decision_note text not null default ''::text, version integer not null default 1)
scheduling.calendar_feed (user_id uuid not null, token_hash text not null, created_at timestamp with time zone not null, last_read_at timestamp with time zone)
scheduling.conflict_answer (location_id uuid not null, conflict_key text not null, group_id uuid not null, local_date date not null, excess integer not null, kind text not null, reason text not null, answered_at timestamp with time zone not null, answered_by uuid not null)
scheduling.consent (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid not null, shift_id uuid not null, publication_id uuid not null, week date not null, change text not null, before jsonb, after jsonb not null, laws jsonb not null, reason text not null, note text not null, asked_at timestamp with time zone not null, asked_by uuid not null, answer_until timestamp with time zone not null, state text not null, answered_at timestamp with time zone, answered_by uuid, device text, language text, text_version integer, how text, impersonator_id uuid default platform.current_impersonator_id())
scheduling.publication (id uuid not null, group_id uuid not null, location_id uuid not null, week date not null, number integer not null, published_at timestamp with time zone not null, published_by uuid not null, people_count integer not null, change_count integer not null, changes jsonb not null, idempotency_key uuid not null, impersonator_id uuid default platform.current_impersonator_id(), is_hand_over boolean, withdrawal_reason text)
scheduling.published_shift (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid, position_id uuid, position_name text, local_date date not null, start_time time without time zone not null, end_time time without time zone not null, time_zone text not null, starts_at timestamp with time zone not null, ends_at timestamp with time zone not null, unpaid_break_minutes smallint not null, paid_break_minutes smallint not null, station text not null, note text not null, published_at timestamp with time zone not null)
scheduling.receipt (publication_id uuid not null, employee_id uuid not null, group_id uuid not null, location_id uuid not null, week date not null, number integer not null, asked_at timestamp with time zone not null, seen_at timestamp with time zone, reminded_on date)
scheduling.released_shift (shift_id uuid not null, group_id uuid not null, employee_id uuid not null, period_id uuid not null)
scheduling.saved_batch (group_id uuid not null, idempotency_key uuid not null, location_id uuid not null, shift_ids uuid[] not null, saved_at timestamp with time zone not null, saved_by uuid not null)
scheduling.schedule_week (location_id uuid not null, week date not null, group_id uuid not null, version integer not null, publication_number integer not null default 0, published_at timestamp with time zone)
scheduling.shift (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid, position_id uuid, local_date date not null, start_time time without time zone not null, end_time time without time zone not null, time_zone text not null, starts_at timestamp with time zone not null, ends_at timestamp with time zone not null, unpaid_break_minutes smallint not null, paid_break_minutes smallint not null, station text not null, note text not null, version integer not null, removed boolean not null, updated_at timestamp with time zone not null, updated_by uuid)
scheduling.shift_change (id uuid not null, group_id uuid not null, location_id uuid not null, shift_id uuid not null, changed_at timestamp with time zone not null, changed_by uuid not null, verb text not null, before jsonb, after jsonb, rule text, reason text, impersonator_id uuid default platform.current_impersonator_id())
scheduling.time_off (id uuid not null, group_id uuid not null, employee_id uuid not null, starts_on date not null, ends_on date not null, kind text not null, state text not null, note text not null, decision_note text not null default ''::text, decided_by uuid, decided_at timestamp with time zone, requested_at timestamp with time zone not null, version integer not null default 1, part text not null default 'DAYS'::text, start_time time without time zone, end_time time without time zone)
scheduling.usual_week (employee_id uuid not null, effective_from date not null, group_id uuid not null, slots jsonb not null, said_at timestamp with time zone not null, min_minutes integer, max_minutes integer, max_days integer)
signatures.agreement (id uuid not null, group_id uuid not null, brand_id uuid not null, title text not null, version integer not null default 1, created_at timestamp with time zone not null, created_by uuid not null, changed_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)
signatures.change (id uuid not null, group_id uuid not null, about text not null, about_id uuid not null, employee_id uuid, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
signatures.edition (id uuid not null, group_id uuid not null, agreement_id uuid not null, number integer not null, state text not null, source text not null, title text not null, text text not null, summary text not null, signers text[] not null, fields jsonb not null, expires_days integer, file_key text, sha256 text, pages jsonb not null, created_at timestamp with time zone not null, published_at timestamp with time zone, published_by uuid, version integer not null default 1)
signatures.link_key (signer_id uuid not null, secret text not null)
signatures.request (id uuid not null, group_id uuid not null, agreement_id uuid not null, edition_id uuid not null, employee_id uuid not null, state text not null, language text not null, sent_at timestamp with time zone not null, sent_by uuid not null, expires_on date, ended_at timestamp with time zone, reason text not null default ''::text, asked_at timestamp with time zone not null, reminded_at timestamp with time zone, reminders integer not null default 0, remind_at timestamp with time zone, sealed_key text, sealed_sha256 text, seal_fingerprint text, sealed_at timestamp with time zone, seal_tried_at timestamp with time zone, version integer not null default 1)
signatures.sending (id uuid not null, group_id uuid not null, agreement_id uuid not null, edition_id uuid not null, kind text not null, place_id uuid not null, nodes uuid[] not null, codes text[], position_id uuid, state text not null, sent integer not null default 0, language text not null, asked_at timestamp with time zone not null, asked_by uuid not null, ended_at timestamp with time zone, idempotency_key uuid not null)
signatures.signer (id uuid not null, group_id uuid not null, request_id uuid not null, position smallint not null, role text not null, name text not null default ''::text, email text not null default ''::text, state text not null, signed_by uuid, signed_at timestamp with time zone, signed_name text, strokes jsonb not null default '[]'::jsonb, entries jsonb not null default '{}'::jsonb, sha256 text, consent_version integer, consent_language text, consent_text text, ip text, agent text, version integer not null default 1)
sms.choice (id uuid not null, group_id uuid not null, user_id uuid not null, number text not null, wanted boolean not null, via text not null, words smallint not null, language text not null, at timestamp with time zone not null)
sms.incoming (provider_id text not null, number text not null, own_number text not null, kind text not null, answered boolean not null, at timestamp with time zone not null)
sms.word (id uuid not null, number text not null, own_number text, stopped boolean not null, at timestamp with time zone not null)
sourcing.bonus (id uuid not null, group_id uuid not null, location_id uuid not null, referral_id uuid not null, number integer not null, after_days integer not null, amount bigint not null, currency text not null, state text not null, due_on date, version integer not null default 1, changed_at timestamp with time zone not null)
sourcing.bonus_event (id bigint not null, group_id uuid not null, bonus_id uuid not null, from_state text not null, to_state text not null, at timestamp with time zone not null, by_user_id uuid, by_name text not null, note text not null, impersonator_id uuid default platform.current_impersonator_id())
sourcing.bonus_rule (id uuid not null, number bigint not null, group_id uuid not null, brand_id uuid not null, job_id uuid, valid_from date not null, currency text not null, parts jsonb, excluded text[] not null, by_user_id uuid not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
sourcing.link (id uuid not null, group_id uuid not null, job_id uuid not null, user_id uuid not null, employee_id uuid not null, nonce text not null, made_at timestamp with time zone not null, expires_at timestamp with time zone not null)
sourcing.link_key (secret text not null, id uuid not null default gen_random_uuid(), number bigint not null, made_at timestamp with time zone not null default platform.moment(), replaced_at timestamp with time zone)
sourcing.referral (id uuid not null, group_id uuid not null, location_id uuid not null, application_id uuid not null, referrer_id uuid not null, referrer_employee_id uuid not null, referrer_name text not null, candidate_id uuid not null, job_title text not null, at timestamp with time zone not null, disputed_at timestamp with time zone, employee_id uuid)
sourcing.spending (id uuid not null, group_id uuid not null, brand_id uuid not null, job_id uuid, source text not null, month date not null, amount bigint not null, currency text not null, note text not null, campaign text, by_user_id uuid, at timestamp with time zone not null, removed_by uuid, removed_at timestamp with time zone, impersonator_id uuid default platform.current_impersonator_id())
surveys.answered (employee_id uuid not null, shift_starts_at timestamp with time zone not null)
surveys.result (location_id uuid not null, week date not null, group_id uuid not null, scores integer[] not null, answers integer not null)
surveys.tally (location_id uuid not null, week date not null, score smallint not null, group_id uuid not null, answers integer not null)
talent_pool.entry (id uuid not null, group_id uuid not null, location_id uuid not null, user_id uuid not null, application_id uuid, first_name text not null, last_name text not null, email text not null, language text not null, position_name text not null, job_title text not null, reason text not null, note text not null, added_by uuid not null, added_by_name text not null, added_at timestamp with time zone not null, last_contact_at timestamp with time zone not null, asked_by uuid not null, asked_at timestamp with time zone not null, consented_at timestamp with time zone, until timestamp with time zone not null, search_text text not null generated)
talent_pool.entry_tag (entry_id uuid not null, tag_id uuid not null, group_id uuid not null)
talent_pool.event (id bigint not null, group_id uuid not null, location_id uuid not null, entry_id uuid not null, deed text not null, by_user_id uuid, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
talent_pool.invitation (id uuid not null, group_id uuid not null, entry_id uuid not null, job_id uuid not null, job_title text not null, sent_by uuid not null, sent_at timestamp with time zone not null, applied_at timestamp with time zone)
talent_pool.link (entry_id uuid not null, token_hash bytea not null)
talent_pool.saved_search (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, filter jsonb not null, made_by uuid not null, made_at timestamp with time zone not null)
talent_pool.tag (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, made_by uuid not null, made_at timestamp with time zone not null)
team.employee (id uuid not null, group_id uuid not null, employee_number text, first_name text not null, last_name text not null default ''::text, email text, phone text, user_id uuid, location_id uuid not null, position_id uuid, status text not null default 'ACTIVE'::text, contract_minutes_per_week integer, hire_date date, end_date date, birth_date date, version integer not null default 1, created_at timestamp with time zone not null default platform.moment(), updated_at timestamp with time zone not null default platform.moment(), search text not null generated, further_position_ids uuid[] not null default '{}'::uuid[])
team.employment_event (id uuid not null, group_id uuid not null, employee_id uuid not null, deed text not null, from_day date, detail jsonb not null, by_user_id uuid, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
team.employment_period (id uuid not null, employee_id uuid not null, group_id uuid not null, starts_on date, ends_on date not null, reason text not null, note text not null default ''::text, releases_shifts boolean not null, ended_by uuid, ended_at timestamp with time zone not null, access_ended_at timestamp with time zone)
team.invitation (employee_id uuid not null, group_id uuid not null, purpose text not null, code_hash bytea not null, pin_hash bytea, wrong_pins integer not null default 0, made_by uuid not null, made_at timestamp with time zone not null, expires_at timestamp with time zone not null, channel text not null default 'CARD'::text, address text, mail_id uuid)
team.invitation_event (id uuid not null, group_id uuid not null, employee_id uuid not null, purpose text not null, what text not null, user_id uuid, at timestamp with time zone not null, seq bigint not null, impersonator_id uuid default platform.current_impersonator_id())
team.pay_rate (employee_id uuid not null, effective_from date not null, group_id uuid not null, amount bigint not null, currency text not null)
team.position (id uuid not null, group_id uuid not null, name text not null, department text not null, tint text not null, archived_at timestamp with time zone, created_at timestamp with time zone not null default platform.moment())
team.position_rate (id uuid not null, employee_id uuid not null, group_id uuid not null, position_id uuid not null, location_id uuid, effective_from date not null, amount bigint, currency text)
team.rehire_block (employee_id uuid not null, group_id uuid not null, reason text not null, by_user_id uuid not null, by_name text not null, at timestamp with time zone not null, appeal text not null default ''::text)
team.rehire_event (id bigint not null, group_id uuid not null, employee_id uuid not null, deed text not null, words text not null, by_user_id uuid not null, by_name text not null, at timestamp with time zone not null, impersonator_id uuid default platform.current_impersonator_id())
team.secondary_location (employee_id uuid not null, location_id uuid not null, group_id uuid not null)
team.term (employee_id uuid not null, part text not null, from_day date not null, group_id uuid not null, location_id uuid, position_id uuid, further_ids uuid[] not null default '{}'::uuid[], minutes_per_week integer, pattern integer[], applied_at timestamp with time zone)
timesheets.declared_tip (id uuid not null, group_id uuid not null, employee_id uuid not null, on_day date not null, amount integer not null, currency text not null, at timestamp with time zone not null, idempotency_key uuid not null)
timesheets.payroll_export (id uuid not null, group_id uuid not null, location_id uuid not null, period_from date not null, period_until date not null, template_name text not null, only_changes boolean not null, sheets jsonb not null, people integer not null, row_count integer not null, minutes integer not null, amount bigint not null, currency text, file_name text not null, content text not null, by_user uuid not null, at timestamp with time zone not null, idempotency_key uuid not null, impersonator_id uuid default platform.current_impersonator_id())
timesheets.sheet (id uuid not null, group_id uuid not null, location_id uuid not null, employee_id uuid not null, period_from date not null, period_until date not null, state text not null, approved_by uuid[] not null, content jsonb, fingerprint text not null, version integer not null, updated_at timestamp with time zone not null)
timesheets.sheet_change (id uuid not null, group_id uuid not null, sheet_id uuid not null, employee_id uuid not null, version integer not null, batch_id uuid not null, act text not null, state text not null, worked_minutes integer not null, note text not null, at timestamp with time zone not null, by_user uuid not null, impersonator_id uuid default platform.current_impersonator_id())
timesheets.tip_pool (id uuid not null, group_id uuid not null, location_id uuid not null, from_day date not null, until_day date not null, collected integer not null, kept_back integer not null, left_over integer not null, currency text not null, method text not null, weights jsonb not null, closed_by uuid not null, closed_at timestamp with time zone not null, idempotency_key uuid not null, impersonator_id uuid default platform.current_impersonator_id())
timesheets.tip_share (pool_id uuid not null, employee_id uuid not null, number smallint not null, group_id uuid not null, position_id uuid, minutes integer not null, weight integer not null, amount integer not null)
tokens.access_token (id uuid not null, group_id uuid not null, brand_id uuid not null, kind text not null, user_id uuid not null, name text not null, permissions text[] not null, token_hash bytea not null, session_epoch integer not null, created_by uuid, created_at timestamp with time zone not null, expires_at timestamp with time zone not null, used_at timestamp with time zone, revoked_at timestamp with time zone)
tokens.change (id uuid not null, group_id uuid not null, token_id uuid not null, at timestamp with time zone not null, actor_id uuid not null, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
user_preferences.navigation (user_id uuid not null, default_home_page text, updated_at timestamp with time zone not null, setup_hidden boolean not null default false)
user_preferences.pinned_search (user_id uuid not null, terms text[] not null)
webhooks.change (id uuid not null, group_id uuid not null, endpoint_id uuid not null, at timestamp with time zone not null, actor_id uuid, action text not null, detail jsonb not null, impersonator_id uuid default platform.current_impersonator_id())
webhooks.delivery (id uuid not null, group_id uuid not null, endpoint_id uuid not null, event_id uuid not null, type text not null, at timestamp with time zone not null, data jsonb not null, application_id uuid, state text not null, not_before timestamp with time zone, attempts integer not null default 0, tried_at timestamp with time zone, failure text, response_status integer, response_body text, created_at timestamp with time zone not null)
webhooks.endpoint (id uuid not null, group_id uuid not null, brand_id uuid not null, name text not null, address text not null, events text[] not null, secret text not null, previous_secret text, previous_until timestamp with time zone, state text not null, paused_because text, failing_since timestamp with time zone, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_at timestamp with time zone not null)
workplace.day_note (id uuid not null, group_id uuid not null, brand_id uuid not null, kind text not null, starts_on date not null, ends_on date not null, is_yearly boolean not null, audience text not null, content text not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)
workplace.station (id uuid not null, group_id uuid not null, location_id uuid not null, name text not null, former_names text[] not null, department text, cost_centre text not null, place smallint not null, version integer not null, created_by uuid, created_at timestamp with time zone not null, updated_by uuid, updated_at timestamp with time zone not null, archived_at timestamp with time zone, idempotency_key uuid not null)

-- constraints
access."grant" grant_at_brand FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
access."grant" grant_carries_one_set CHECK ((num_nonnulls(role, permissions, role_id) = 1))
access."grant" grant_check CHECK ((valid_until > valid_from))
access."grant" grant_conditions_check CHECK (((jsonb_typeof(conditions) = 'object'::text) AND (NOT jsonb_path_exists(conditions, '$.*?(@.size() == 0)'::jsonpath))))
access."grant" grant_consent_check CHECK ((consent = ANY (ARRAY['EARLIER'::text, 'FOUNDER'::text, 'MEMBER'::text, 'INVITATION'::text, 'PROVIDER'::text, 'DIRECTORY'::text, 'SEED'::text])))
access."grant" grant_of_own_role FOREIGN KEY (group_id, role_id) REFERENCES access.role(group_id, id)
access."grant" grant_pkey PRIMARY KEY (id)
access."grant" grant_role_check CHECK ((role ~ '^[A-Z][A-Z_]*$'::text))
access."grant" grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
access.change change_action_check CHECK ((action = ANY (ARRAY['GRANTED'::text, 'REVOKED'::text, 'LEFT'::text, 'INVITED'::text, 'INVITATION_WITHDRAWN'::text, 'INVITATION_DECLINED'::text, 'PERSONA_SET'::text, 'PERSONA_REMOVED'::text, 'ROLE_CREATED'::text, 'ROLE_CHANGED'::text, 'ROLE_ARCHIVED'::text, 'ROLE_RESTORED'::text])))
access.change change_pkey PRIMARY KEY (id)
access.invitation invitation_at_brand FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
access.invitation invitation_conditions_check CHECK (((jsonb_typeof(conditions) = 'object'::text) AND (NOT jsonb_path_exists(conditions, '$.*?(@.size() == 0)'::jsonpath))))
access.invitation invitation_of_own_role FOREIGN KEY (group_id, role_id) REFERENCES access.role(group_id, id)
access.invitation invitation_offers_one_role CHECK ((num_nonnulls(role, role_id) = 1))
access.invitation invitation_pkey PRIMARY KEY (id)
access.invitation invitation_role_check CHECK ((role ~ '^[A-Z][A-Z_]*$'::text))
access.invitation invitation_token UNIQUE (token_hash)
access.persona persona_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
access.persona persona_name_check CHECK ((name = 'MANAGER_NO_SALES'::text))
access.persona persona_pkey PRIMARY KEY (group_id, user_id)
access.persona persona_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
access.role role_at_brand FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
access.role role_name_check CHECK ((name <> ''::text))
access.role role_of_group UNIQUE (group_id, id)
access.role role_pkey PRIMARY KEY (id)
access.role role_rights_check CHECK (((jsonb_typeof(rights) = 'object'::text) AND (rights <> '{}'::jsonb) AND (NOT jsonb_path_exists(rights, '$.*.*?(@.size() == 0)'::jsonpath))))
access.sign_in_policy sign_in_policy_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
access.sign_in_policy sign_in_policy_pkey PRIMARY KEY (group_id)
announcements.item item_body_check CHECK ((body <> ''::text))
announcements.item item_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
announcements.item item_pkey PRIMARY KEY (id)
announcements.item item_title_check CHECK ((title <> ''::text))
announcements.seen seen_pkey PRIMARY KEY (user_id)
applications.application application_assignee_user_id_fkey FOREIGN KEY (assignee_user_id) REFERENCES identity."user"(id) ON DELETE SET NULL
applications.application application_check CHECK (((stage = 'HIRED'::text) = (employee_id IS NOT NULL)))
applications.application application_check1 CHECK (((joined_at IS NULL) OR (stage = 'HIRED'::text)))
applications.application application_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
applications.application application_interview_state_check CHECK ((interview_state = ANY (ARRAY['INVITED'::text, 'BOOKED'::text, 'DONE'::text, 'NO_SHOW'::text])))
applications.application application_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id)
applications.application application_location_id_fkey FOREIGN KEY (location_id, group_id) REFERENCES core.brand(id, group_id)
applications.application application_offer_state_check CHECK ((offer_state = ANY (ARRAY['SENT'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
applications.application application_pkey PRIMARY KEY (id)
applications.application application_stage_check CHECK ((stage = ANY (ARRAY['NEW'::text, 'SCREEN'::text, 'INTERVIEW'::text, 'TRIAL'::text, 'OFFER'::text, 'HIRED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])))
applications.application application_unread_candidate_check CHECK ((unread_candidate >= 0))
applications.application application_unread_employer_check CHECK ((unread_employer >= 0))
applications.application application_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
applications.application interview_known CHECK (((interview_state IS NULL) OR (interview_zone IS NOT NULL)))
applications.application interview_timed CHECK (((interview_state <> ALL (ARRAY['BOOKED'::text, 'DONE'::text, 'NO_SHOW'::text])) OR (interview_at IS NOT NULL)))
applications.application offer_timed CHECK (((offer_state IS NULL) = (offer_at IS NULL)))
applications.draft draft_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs.job(id) ON DELETE CASCADE
applications.draft draft_pkey PRIMARY KEY (id)
applications.draft draft_token_hash_key UNIQUE (token_hash)
applications.guest_application guest_application_application_id_group_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
applications.guest_application guest_application_browser UNIQUE (browser_hash)
applications.guest_application guest_application_browser_hash_check CHECK ((octet_length(browser_hash) = 32))
applications.guest_application guest_application_check CHECK (((content IS NOT NULL) OR (application_id IS NOT NULL)))
applications.guest_application guest_application_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
applications.guest_application guest_application_job_id_group_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
applications.guest_application guest_application_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
applications.guest_application guest_application_pkey PRIMARY KEY (id)
applications.guest_link_key guest_link_key_guest_application_id_fkey FOREIGN KEY (guest_application_id) REFERENCES applications.guest_application(id) ON DELETE CASCADE
applications.guest_link_key guest_link_key_pkey PRIMARY KEY (guest_application_id)
applications.letter letter_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
applications.letter letter_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
applications.letter letter_pkey PRIMARY KEY (id)
applications.letter letter_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'CANCELLED'::text])))
applications.link_key link_key_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications.application(id) ON DELETE CASCADE
applications.link_key link_key_pkey PRIMARY KEY (application_id)
applications.past_application past_application_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
applications.past_application past_application_pkey PRIMARY KEY (id)
applications.past_step past_step_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.past_application(id, group_id) ON DELETE CASCADE
applications.past_step past_step_pkey PRIMARY KEY (id)
applications.stage_event stage_event_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
applications.stage_event stage_event_by_side_check CHECK ((by_side = ANY (ARRAY['EMPLOYER'::text, 'CANDIDATE'::text, 'SYSTEM'::text])))
applications.stage_event stage_event_pkey PRIMARY KEY (id)
auto_fill.run run_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
auto_fill.run run_in_group UNIQUE (id, group_id)
auto_fill.run run_once UNIQUE (group_id, idempotency_key)
auto_fill.run run_pkey PRIMARY KEY (id)
auto_fill.run run_progress_check CHECK (((progress >= 0) AND (progress <= 100)))
auto_fill.run run_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES identity."user"(id) ON DELETE CASCADE
auto_fill.run run_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'READY'::text, 'STOPPED'::text, 'ACCEPTED'::text, 'DROPPED'::text, 'FAILED'::text])))
candidates.pair pair_check CHECK ((low_user_id < high_user_id))
candidates.pair pair_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
candidates.pair pair_high_user_id_fkey FOREIGN KEY (high_user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
candidates.pair pair_low_user_id_fkey FOREIGN KEY (low_user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
candidates.pair pair_once UNIQUE (group_id, low_user_id, high_user_id)
candidates.pair pair_pkey PRIMARY KEY (id)
candidates.pair pair_verdict_check CHECK ((verdict = ANY (ARRAY['SAME'::text, 'DIFFERENT'::text])))
candidates.pair_event pair_event_deed_check CHECK ((deed = ANY (ARRAY['SAME'::text, 'DIFFERENT'::text, 'TAKEN_BACK'::text, 'ERASED'::text])))
candidates.pair_event pair_event_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
candidates.pair_event pair_event_pkey PRIMARY KEY (id)
clock.attestation attestation_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.attestation attestation_pkey PRIMARY KEY (punch_id)
clock.attestation attestation_punch_id_group_id_fkey FOREIGN KEY (punch_id, group_id) REFERENCES clock.punch(id, group_id)
clock.break_reminder break_reminder_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.break_reminder break_reminder_pkey PRIMARY KEY (punch_id, after_minutes)
clock.break_reminder break_reminder_punch_id_group_id_fkey FOREIGN KEY (punch_id, group_id) REFERENCES clock.punch(id, group_id)
clock.chain_head chain_head_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.chain_head chain_head_pkey PRIMARY KEY (employee_id)
clock.chain_head chain_head_seq_check CHECK ((seq >= 0))
clock.correction correction_check CHECK (((decided_at IS NULL) = (state = 'PENDING'::text)))
clock.correction correction_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.correction correction_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
clock.correction correction_once UNIQUE (group_id, idempotency_key)
clock.correction correction_pkey PRIMARY KEY (id)
clock.correction correction_reason_check CHECK ((reason <> ''::text))
clock.correction correction_side_check CHECK ((side = ANY (ARRAY['WORKER'::text, 'MANAGER'::text])))
clock.correction correction_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPLIED'::text, 'DECLINED'::text, 'WITHDRAWN'::text])))
clock.day_mark day_mark_check CHECK (((expected_at IS NULL) OR (mark = 'LATE'::text)))
clock.day_mark day_mark_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.day_mark day_mark_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
clock.day_mark day_mark_mark_check CHECK ((mark = ANY (ARRAY['LATE'::text, 'NO_SHOW'::text])))
clock.day_mark day_mark_pkey PRIMARY KEY (shift_id, employee_id)
clock.employee_pin employee_pin_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.employee_pin employee_pin_pkey PRIMARY KEY (employee_id)
clock.employee_pin employee_pin_wrong_pins_check CHECK ((wrong_pins >= 0))
clock.held_punch held_punch_cause_check CHECK ((cause = ANY (ARRAY['WRONG_PIN'::text, 'LOCKED'::text, 'REVOKED'::text, 'TIME'::text])))
clock.held_punch held_punch_check CHECK ((((settled_at IS NULL) = (state = 'WAITING'::text)) AND ((settled_by IS NULL) = (state = 'WAITING'::text))))
clock.held_punch held_punch_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.held_punch held_punch_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
clock.held_punch held_punch_kind_check CHECK ((kind = ANY (ARRAY['IN'::text, 'OUT'::text, 'BREAK_START'::text, 'BREAK_END'::text])))
clock.held_punch held_punch_kiosk_id_group_id_fkey FOREIGN KEY (kiosk_id, group_id) REFERENCES clock.kiosk(id, group_id)
clock.held_punch held_punch_once UNIQUE (group_id, idempotency_key)
clock.held_punch held_punch_pkey PRIMARY KEY (id)
clock.held_punch held_punch_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'ADDED'::text, 'DISMISSED'::text])))
clock.kiosk kiosk_away CHECK (((away_from IS NULL) = (away_until IS NULL)))
clock.kiosk kiosk_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)))
clock.kiosk kiosk_check1 CHECK (((code_hash IS NULL) = (code_ends_at IS NULL)))
clock.kiosk kiosk_check2 CHECK ((((device_hash IS NULL) = (private_key IS NULL)) AND ((device_hash IS NULL) = (paired_at IS NULL))))
clock.kiosk kiosk_code_hash_key UNIQUE (code_hash)
clock.kiosk kiosk_device_hash_key UNIQUE (device_hash)
clock.kiosk kiosk_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
clock.kiosk kiosk_last_serial_check CHECK ((last_serial >= 0))
clock.kiosk kiosk_name_check CHECK ((name <> ''::text))
clock.kiosk kiosk_of_group UNIQUE (id, group_id)
clock.kiosk kiosk_pkey PRIMARY KEY (id)
clock.kiosk kiosk_wrong_pins_check CHECK ((wrong_pins >= 0))
clock.late_alert late_alert_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.late_alert late_alert_pkey PRIMARY KEY (shift_id)
clock.punch punch_accuracy_m_check CHECK ((accuracy_m >= 0))
clock.punch punch_act_check CHECK ((act = ANY (ARRAY['PUNCH'::text, 'EDIT'::text, 'REMOVE'::text])))
clock.punch punch_check CHECK (((replaces IS NULL) = (act = 'PUNCH'::text)))
clock.punch punch_check1 CHECK (((source <> 'MANAGER'::text) OR ((reason <> ''::text) AND (by_user IS NOT NULL))))
clock.punch punch_distance_m_check CHECK ((distance_m >= 0))
clock.punch punch_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
clock.punch punch_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
clock.punch punch_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
clock.punch punch_kind_check CHECK ((kind = ANY (ARRAY['IN'::text, 'OUT'::text, 'BREAK_START'::text, 'BREAK_END'::text])))
clock.punch punch_of_group UNIQUE (id, group_id)
clock.punch punch_once UNIQUE (group_id, idempotency_key)
clock.punch punch_pkey PRIMARY KEY (id)
clock.punch punch_place_check CHECK ((place = ANY (ARRAY['INSIDE'::text, 'OUTSIDE'::text, 'UNKNOWN'::text])))
clock.punch punch_place_in_chain UNIQUE (employee_id, seq)
clock.punch punch_replaces_group_id_fkey FOREIGN KEY (replaces, group_id) REFERENCES clock.punch(id, group_id)
clock.punch punch_replaces_key UNIQUE (replaces)
clock.punch punch_seq_check CHECK ((seq > 0))
clock.punch punch_source_check CHECK ((source = ANY (ARRAY['KIOSK'::text, 'PHONE'::text, 'WEB'::text, 'MANAGER'::text])))
clock.punch_device punch_device_kiosk_id_group_id_fkey FOREIGN KEY (kiosk_id, group_id) REFERENCES clock.kiosk(id, group_id)
clock.punch_device punch_device_pkey PRIMARY KEY (punch_id)
clock.punch_device punch_device_punch_id_group_id_fkey FOREIGN KEY (punch_id, group_id) REFERENCES clock.punch(id, group_id)
clock.seen_exception seen_exception_key_check CHECK (((length(key) >= 3) AND (length(key) <= 120)))
clock.seen_exception seen_exception_location_id_group_id_fkey FOREIGN KEY (location_id, group_id) REFERENCES core.brand(id, group_id)
clock.seen_exception seen_exception_pkey PRIMARY KEY (location_id, key)
compliance.checked_week checked_week_pkey PRIMARY KEY (location_id, week)
compliance.finding finding_level_check CHECK ((level = ANY (ARRAY['block'::text, 'consent'::text, 'warn'::text])))
compliance.finding finding_location_id_week_fkey FOREIGN KEY (location_id, week, group_id) REFERENCES compliance.checked_week(location_id, week, group_id) ON DELETE CASCADE
compliance.finding finding_pkey PRIMARY KEY (location_id, week, conflict_key)
compliance.finding finding_unit_check CHECK ((unit = ANY (ARRAY['minutes'::text, 'days'::text, 'levels'::text, 'steps'::text])))
core.brand brand_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text))
core.brand brand_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
core.brand brand_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)))
core.brand brand_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
core.brand brand_name_check CHECK ((name <> ''::text))
core.brand brand_of_group UNIQUE (group_id, id)
core.brand brand_ownership_check CHECK ((ownership = ANY (ARRAY['COMPANY_OWNED'::text, 'FRANCHISED'::text, 'LICENSED'::text, 'JOINT_VENTURE'::text])))
core.brand brand_parent_in_group FOREIGN KEY (group_id, parent_id) REFERENCES core.brand(group_id, id)
core.brand brand_path CHECK (((ancestor_ids[1] = group_id) AND (ancestor_ids[cardinality(ancestor_ids)] = id) AND ((parent_id IS NULL) OR (ancestor_ids[(cardinality(ancestor_ids) - 1)] = parent_id))))
core.brand brand_pkey PRIMARY KEY (id)
core.brand brand_point CHECK (((latitude IS NULL) = (longitude IS NULL)))
core.brand brand_root CHECK (((parent_id IS NULL) = (id = group_id)))
core.brand brand_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
core.brand brand_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text, 'suspended'::text])))
core.brand brand_top_level CHECK (((parent_id IS NULL) = (type ~~ 'GP-%'::text)))
core.brand brand_type_check CHECK ((type <> ''::text))
core.brand_change brand_change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'MOVED'::text, 'ARCHIVED'::text, 'RESTORED'::text, 'SUSPENDED'::text])))
core.brand_change brand_change_pkey PRIMARY KEY (id)
core.brand_scheme brand_scheme_accent_color_check CHECK ((accent_color ~ '^#[0-9a-f]{6}$'::text))
core.brand_scheme brand_scheme_background_color_check CHECK ((background_color ~ '^#[0-9a-f]{6}$'::text))
core.brand_scheme brand_scheme_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
core.brand_scheme brand_scheme_pkey PRIMARY KEY (group_id, brand_id)
core.brand_service brand_service_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]*$'::text))
core.brand_service brand_service_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
core.brand_service brand_service_pkey PRIMARY KEY (group_id, brand_id, code)
core.brand_setting brand_setting_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
core.brand_setting brand_setting_pkey PRIMARY KEY (group_id, brand_id, name, service)
core.brand_setting brand_setting_value_check CHECK ((jsonb_typeof(value) = 'object'::text))
core.country country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
core.country country_currency_fkey FOREIGN KEY (currency) REFERENCES core.currency(code)
core.country country_pkey PRIMARY KEY (code)
core.currency currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text))
core.currency currency_pkey PRIMARY KEY (code)
core.favourite_brand favourite_brand_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
core.favourite_brand favourite_brand_pkey PRIMARY KEY (group_id, brand_id, user_id)
deals.bid bid_bidding_id_group_id_fkey FOREIGN KEY (bidding_id, group_id) REFERENCES deals.bidding(id, group_id) ON DELETE CASCADE
deals.bid bid_check CHECK (((ended_at IS NULL) = (state = 'PLACED'::text)))
deals.bid bid_check1 CHECK (((result IS NOT NULL) = (state = ANY (ARRAY['WON'::text, 'LOST'::text]))))
deals.bid bid_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
deals.bid bid_once UNIQUE (bidding_id, employee_id)
deals.bid bid_pkey PRIMARY KEY (id)
deals.bid bid_result_check CHECK ((result = ANY (ARRAY['BEST'::text, 'LATER'::text, 'MORE_HOURS'::text, 'SHORTER_SERVICE'::text, 'ORDER'::text, 'NOT_ELIGIBLE'::text, 'ASSIGNED'::text, 'ENDED'::text])))
deals.bid bid_state_check CHECK ((state = ANY (ARRAY['PLACED'::text, 'WITHDRAWN'::text, 'WON'::text, 'LOST'::text])))
deals.bidding bidding_awarded_deal_id_group_id_fkey FOREIGN KEY (awarded_deal_id, group_id) REFERENCES deals.deal(id, group_id)
deals.bidding bidding_bid_order_check CHECK ((bid_order = ANY (ARRAY['FIRST'::text, 'FEWEST_HOURS'::text, 'SENIORITY'::text, 'LOWEST_COST'::text])))
deals.bidding bidding_check CHECK (((ended_at IS NULL) = (state = 'OPEN'::text)))
deals.bidding bidding_check1 CHECK (((awarded_deal_id IS NOT NULL) = (state = 'AWARDED'::text)))
deals.bidding bidding_deal_id_group_id_fkey FOREIGN KEY (deal_id, group_id) REFERENCES deals.deal(id, group_id)
deals.bidding bidding_in_group UNIQUE (id, group_id)
deals.bidding bidding_pkey PRIMARY KEY (id)
deals.bidding bidding_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'AWARDED'::text, 'EMPTY'::text, 'ENDED'::text])))
deals.deal deal_check CHECK (((giver_id IS NULL) = (verb = 'PICK_UP'::text)))
deals.deal deal_check1 CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['OFFERED'::text, 'TAKEN'::text]))))
deals.deal deal_check2 CHECK (((state <> ALL (ARRAY['TAKEN'::text, 'APPROVED'::text])) OR (taker_id IS NOT NULL)))
deals.deal deal_ended_by_check CHECK ((ended_by = ANY (ARRAY['GIVER'::text, 'TAKER'::text, 'MANAGER'::text, 'RULES'::text])))
deals.deal deal_giver_id_group_id_fkey FOREIGN KEY (giver_id, group_id) REFERENCES team.employee(id, group_id)
deals.deal deal_in_group UNIQUE (id, group_id)
deals.deal deal_key UNIQUE (group_id, idempotency_key)
deals.deal deal_pkey PRIMARY KEY (id)
deals.deal deal_state_check CHECK ((state = ANY (ARRAY['OFFERED'::text, 'TAKEN'::text, 'APPROVED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text, 'VOID'::text])))
deals.deal deal_taker_id_group_id_fkey FOREIGN KEY (taker_id, group_id) REFERENCES team.employee(id, group_id)
deals.deal deal_verb_check CHECK ((verb = ANY (ARRAY['RELEASE'::text, 'GIVE'::text, 'SWAP'::text, 'PICK_UP'::text])))
deals.deal_event deal_event_check CHECK (((for_employee IS NULL) OR (reason <> ''::text)))
deals.deal_event deal_event_deal_id_group_id_fkey FOREIGN KEY (deal_id, group_id) REFERENCES deals.deal(id, group_id) ON DELETE CASCADE
deals.deal_event deal_event_for_employee_group_id_fkey FOREIGN KEY (for_employee, group_id) REFERENCES team.employee(id, group_id)
deals.deal_event deal_event_move_check CHECK ((move = ANY (ARRAY['ASK'::text, 'TAKE'::text, 'AWARD'::text, 'REFUSE'::text, 'WITHDRAW'::text, 'APPROVE'::text, 'DECLINE'::text, 'EXPIRE'::text, 'VOID'::text])))
deals.deal_event deal_event_pkey PRIMARY KEY (id)
deals.deal_shift deal_shift_deal_id_group_id_fkey FOREIGN KEY (deal_id, group_id) REFERENCES deals.deal(id, group_id) ON DELETE CASCADE
deals.deal_shift deal_shift_part CHECK (((whole_date IS NULL) OR (part = 'GIVEN'::text)))
deals.deal_shift deal_shift_part_check CHECK ((part = ANY (ARRAY['GIVEN'::text, 'RETURNED'::text])))
deals.deal_shift deal_shift_pkey PRIMARY KEY (deal_id, part)
deals.deal_shift deal_shift_whole CHECK ((num_nulls(whole_date, whole_start, whole_end, whole_starts_at, whole_ends_at, whole_break_minutes) = ANY (ARRAY[0, 6])))
demand.actual_change actual_change_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES identity."user"(id) ON DELETE SET NULL
demand.actual_change actual_change_driver_check CHECK ((driver = ANY (ARRAY['SALES'::text, 'COVERS'::text, 'ORDERS'::text, 'ROOM_NIGHTS'::text, 'EVENTS'::text])))
demand.actual_change actual_change_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.actual_change actual_change_pkey PRIMARY KEY (id)
demand.actual_change actual_change_source_check CHECK ((source = ANY (ARRAY['FILE'::text, 'CALL'::text])))
demand.actual_change actual_change_step_before_check CHECK ((step_before = ANY (ARRAY[15, 60, 1440])))
demand.actual_day actual_day_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES identity."user"(id) ON DELETE SET NULL
demand.actual_day actual_day_check CHECK (((cardinality(counts) = (1440 / step_minutes)) AND (0 <= ALL (counts))))
demand.actual_day actual_day_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
demand.actual_day actual_day_driver_check CHECK ((driver = ANY (ARRAY['SALES'::text, 'COVERS'::text, 'ORDERS'::text, 'ROOM_NIGHTS'::text, 'EVENTS'::text])))
demand.actual_day actual_day_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.actual_day actual_day_money_has_currency CHECK (((driver = 'SALES'::text) = (currency IS NOT NULL)))
demand.actual_day actual_day_pkey PRIMARY KEY (brand_id, driver, day)
demand.actual_day actual_day_step_minutes_check CHECK ((step_minutes = ANY (ARRAY[15, 60, 1440])))
demand.actual_day actual_day_total_check CHECK (((total >= 0) AND (total <= 2000000000)))
demand.forecast_change forecast_change_action_check CHECK ((action = ANY (ARRAY['ADJUSTED'::text, 'TAKEN_BACK'::text, 'APPROVED'::text, 'REOPENED'::text])))
demand.forecast_change forecast_change_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES identity."user"(id) ON DELETE SET NULL
demand.forecast_change forecast_change_driver_check CHECK ((driver = ANY (ARRAY['SALES'::text, 'COVERS'::text, 'ORDERS'::text, 'ROOM_NIGHTS'::text, 'EVENTS'::text])))
demand.forecast_change forecast_change_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.forecast_change forecast_change_pkey PRIMARY KEY (id)
demand.forecast_day forecast_day_adjusted_by_fkey FOREIGN KEY (adjusted_by) REFERENCES identity."user"(id) ON DELETE SET NULL
demand.forecast_day forecast_day_adjusted_check CHECK (((adjusted >= 0) AND (adjusted <= 2000000000)))
demand.forecast_day forecast_day_adjusted_with_reason CHECK (((adjusted IS NULL) = (reason IS NULL)))
demand.forecast_day forecast_day_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES identity."user"(id) ON DELETE SET NULL
demand.forecast_day forecast_day_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
demand.forecast_day forecast_day_driver_check CHECK ((driver = ANY (ARRAY['SALES'::text, 'COVERS'::text, 'ORDERS'::text, 'ROOM_NIGHTS'::text, 'EVENTS'::text])))
demand.forecast_day forecast_day_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.forecast_day forecast_day_pkey PRIMARY KEY (brand_id, driver, day)
demand.forecast_day forecast_day_profile_check CHECK ((cardinality(profile) = ANY (ARRAY[0, 96])))
demand.forecast_day forecast_day_reason_check CHECK ((reason <> ''::text))
demand.forecast_day forecast_day_total_check CHECK (((total >= 0) AND (total <= 2000000000)))
demand.forecast_quality forecast_quality_driver_check CHECK ((driver = ANY (ARRAY['SALES'::text, 'COVERS'::text, 'ORDERS'::text, 'ROOM_NIGHTS'::text, 'EVENTS'::text])))
demand.forecast_quality forecast_quality_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.forecast_quality forecast_quality_pkey PRIMARY KEY (brand_id, driver)
demand.staffing_need staffing_need_check CHECK ((end_time <> start_time))
demand.staffing_need staffing_need_check1 CHECK ((valid_until >= valid_from))
demand.staffing_need staffing_need_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
demand.staffing_need staffing_need_heads_check CHECK (((heads >= 1) AND (heads <= 99)))
demand.staffing_need staffing_need_pkey PRIMARY KEY (id)
demand.staffing_need staffing_need_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id) ON DELETE CASCADE
demand.staffing_need staffing_need_weekdays_check CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
documents.bundle bundle_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
documents.bundle bundle_pkey PRIMARY KEY (id)
documents.bundle bundle_state_check CHECK ((state = ANY (ARRAY['PREPARING'::text, 'READY'::text, 'FAILED'::text])))
documents.change change_about_check CHECK ((about = ANY (ARRAY['TYPE'::text, 'DOCUMENT'::text, 'REQUEST'::text, 'BUNDLE'::text, 'HOLD'::text])))
documents.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'ARCHIVED'::text, 'RESTORED'::text, 'ASKED'::text, 'SENT'::text, 'ADDED'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'REPLACED'::text, 'REMOVED'::text, 'LOOKED'::text, 'BUNDLED'::text, 'EXPIRED'::text, 'HELD'::text, 'RELEASED'::text])))
documents.change change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
documents.change change_pkey PRIMARY KEY (id)
documents.document document_check CHECK ((valid_until >= valid_from))
documents.document document_check1 CHECK (((state = 'PENDING'::text) = (decided_at IS NULL)))
documents.document document_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
documents.document document_in_group UNIQUE (id, group_id)
documents.document document_once UNIQUE (group_id, idempotency_key)
documents.document document_pkey PRIMARY KEY (id)
documents.document document_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'REPLACED'::text, 'REMOVED'::text])))
documents.document document_type_id_group_id_fkey FOREIGN KEY (type_id, group_id) REFERENCES documents.type(id, group_id) ON DELETE CASCADE
documents.hold hold_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
documents.hold hold_pkey PRIMARY KEY (employee_id)
documents.hold hold_reason_check CHECK ((reason <> ''::text))
documents.reminder reminder_days_before_check CHECK ((days_before = ANY (ARRAY[60, 30, 7, 0])))
documents.reminder reminder_document_id_group_id_fkey FOREIGN KEY (document_id, group_id) REFERENCES documents.document(id, group_id) ON DELETE CASCADE
documents.reminder reminder_pkey PRIMARY KEY (document_id, valid_until, days_before)
documents.request request_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
documents.request request_pkey PRIMARY KEY (employee_id, type_id)
documents.request request_type_id_group_id_fkey FOREIGN KEY (type_id, group_id) REFERENCES documents.type(id, group_id) ON DELETE CASCADE
documents.summary summary_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
documents.summary summary_pkey PRIMARY KEY (location_id, week)
documents.type type_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
documents.type type_in_group UNIQUE (id, group_id)
documents.type type_keep_months_check CHECK (((keep_months >= 1) AND (keep_months <= 480)))
documents.type type_name_check CHECK ((name <> ''::text))
documents.type type_once UNIQUE (group_id, idempotency_key)
documents.type type_pkey PRIMARY KEY (id)
documents.type type_restricted_class_check CHECK ((restricted_class = ANY (ARRAY['NONE'::text, 'BANK'::text, 'IDENTITY'::text, 'MEDICAL'::text, 'IMMIGRATION'::text])))
eligibility.change change_action_check CHECK ((action = ANY (ARRAY['STARTED'::text, 'STATED'::text, 'SENT'::text, 'WITHDRAWN'::text, 'LOOKED'::text, 'REMINDED'::text, 'CONFIRMED'::text, 'SENT_BACK'::text, 'NOT_NEEDED'::text, 'REOPENED'::text, 'EXPIRED'::text])))
eligibility.change change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
eligibility.change change_pkey PRIMARY KEY (id)
eligibility.evidence evidence_case_id_group_id_fkey FOREIGN KEY (case_id, group_id) REFERENCES eligibility.work_case(id, group_id) ON DELETE CASCADE
eligibility.evidence evidence_item_check CHECK ((item <> ''::text))
eligibility.evidence evidence_list_check CHECK ((list <> ''::text))
eligibility.evidence evidence_once UNIQUE (group_id, idempotency_key)
eligibility.evidence evidence_pkey PRIMARY KEY (id)
eligibility.reminder reminder_about_check CHECK ((about = ANY (ARRAY['CHECK'::text, 'FOLLOW_UP'::text])))
eligibility.reminder reminder_case_id_group_id_fkey FOREIGN KEY (case_id, group_id) REFERENCES eligibility.work_case(id, group_id) ON DELETE CASCADE
eligibility.reminder reminder_days_before_check CHECK (((days_before >= '-1'::integer) AND (days_before <= 90)))
eligibility.reminder reminder_pkey PRIMARY KEY (case_id, about, on_day, days_before)
eligibility.statement statement_case_id_group_id_fkey FOREIGN KEY (case_id, group_id) REFERENCES eligibility.work_case(id, group_id) ON DELETE CASCADE
eligibility.statement statement_pkey PRIMARY KEY (id)
eligibility.statement statement_signed_name_check CHECK ((signed_name <> ''::text))
eligibility.work_case work_case_check CHECK (((state <> 'CONFIRMED'::text) OR ((confirmed_at IS NOT NULL) AND (method IS NOT NULL) AND (checked_on IS NOT NULL))))
eligibility.work_case work_case_check1 CHECK (((state <> 'NOT_NEEDED'::text) OR (reason <> ''::text)))
eligibility.work_case work_case_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
eligibility.work_case work_case_in_group UNIQUE (id, group_id)
eligibility.work_case work_case_method_check CHECK ((method = ANY (ARRAY['IN_PERSON'::text, 'REMOTE'::text, 'ONLINE_SERVICE'::text, 'IDENTITY_PROVIDER'::text, 'AUTHORITY'::text])))
eligibility.work_case work_case_once UNIQUE (employee_id, regime)
eligibility.work_case work_case_pkey PRIMARY KEY (id)
eligibility.work_case work_case_regime_check CHECK ((regime <> ''::text))
eligibility.work_case work_case_round_check CHECK ((round > 0))
eligibility.work_case work_case_state_check CHECK ((state = ANY (ARRAY['NOT_STARTED'::text, 'WITH_EMPLOYEE'::text, 'TO_CHECK'::text, 'CONFIRMED'::text, 'NOT_NEEDED'::text])))
exports.export_event export_event_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
exports.export_event export_event_list_check CHECK ((list <> ''::text))
exports.export_event export_event_pkey PRIMARY KEY (id)
exports.prepared_file prepared_file_check CHECK (((basis IS NOT NULL) = (state = 'READY'::text)))
exports.prepared_file prepared_file_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
exports.prepared_file prepared_file_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
exports.prepared_file prepared_file_list_check CHECK ((list <> ''::text))
exports.prepared_file prepared_file_pkey PRIMARY KEY (id)
exports.prepared_file prepared_file_state_check CHECK ((state = ANY (ARRAY['PREPARING'::text, 'READY'::text, 'FAILED'::text])))
exports.prepared_file prepared_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE SET NULL
fairness.answer answer_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
fairness.answer answer_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
fairness.answer answer_pkey PRIMARY KEY (application_id, question)
fairness.answer answer_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
fairness.result result_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
fairness.result result_pkey PRIMARY KEY (group_id, year, form)
federation.assertion assertion_pkey PRIMARY KEY (provider_id, assertion_id)
federation.assertion assertion_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES federation.provider(id) ON DELETE CASCADE
federation.attempt attempt_pkey PRIMARY KEY (id)
federation.attempt attempt_state UNIQUE (state_hash)
federation.attempt attempt_trial_by_fkey FOREIGN KEY (trial_by) REFERENCES identity."user"(id) ON DELETE CASCADE
federation.attempt attempt_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
federation.external_brand external_brand_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
federation.external_brand external_brand_group_id_provider_id_fkey FOREIGN KEY (group_id, provider_id) REFERENCES federation.provider(group_id, id) ON DELETE CASCADE
federation.external_brand external_brand_pkey PRIMARY KEY (group_id, provider_id, external_code)
federation.link link_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
federation.link link_one_subject UNIQUE (user_id, issuer)
federation.link link_pkey PRIMARY KEY (issuer, subject)
federation.link link_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
federation.mail_domain mail_domain_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
federation.mail_domain mail_domain_missing_proven CHECK (((missing_since IS NULL) OR (verified_at IS NOT NULL)))
federation.mail_domain mail_domain_pkey PRIMARY KEY (group_id, domain)
federation.provider provider_check CHECK (((newcomer_role IS NULL) = (newcomer_brand_id IS NULL)))
federation.provider provider_code UNIQUE (code)
federation.provider provider_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{1,62}$'::text))
federation.provider provider_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
federation.provider provider_group_id_id_key UNIQUE (group_id, id)
federation.provider provider_group_id_newcomer_brand_id_fkey FOREIGN KEY (group_id, newcomer_brand_id) REFERENCES core.brand(group_id, id)
federation.provider provider_kind_check CHECK ((kind = ANY (ARRAY['OIDC'::text, 'SAML'::text])))
federation.provider provider_pkey PRIMARY KEY (id)
identity."user" user_check CHECK (((status <> 'ACTIVE'::text) OR (password_hash IS NOT NULL) OR (external_auth_source IS NOT NULL)))
identity."user" user_email_unique UNIQUE (email)
identity."user" user_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
identity."user" user_pkey PRIMARY KEY (id)
identity."user" user_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'NO_PASSWORD'::text, 'DRAFT_NO_PASSWORD'::text])))
identity."user" user_username_unique UNIQUE (username)
identity.attempt_window attempt_window_pkey PRIMARY KEY (key)
identity.demo_account demo_account_pkey PRIMARY KEY (user_id)
identity.demo_account demo_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.impersonation impersonation_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES identity."user"(id) ON DELETE SET NULL
identity.impersonation impersonation_check CHECK (((ends_at > started_at) AND (ends_at <= (started_at + '00:30:00'::interval))))
identity.impersonation impersonation_pkey PRIMARY KEY (id)
identity.impersonation impersonation_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
identity.impersonation impersonation_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.impersonation_call impersonation_call_impersonation_id_fkey FOREIGN KEY (impersonation_id) REFERENCES identity.impersonation(id) ON DELETE CASCADE
identity.impersonation_call impersonation_call_pkey PRIMARY KEY (impersonation_id, endpoint)
identity.known_device known_device_pkey PRIMARY KEY (user_id, device_hash)
identity.known_device known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.mailed_secret mailed_secret_pkey PRIMARY KEY (user_id, purpose)
identity.mailed_secret mailed_secret_purpose_check CHECK ((purpose = ANY (ARRAY['RESET_PASSWORD'::text, 'ACTIVATE'::text, 'VERIFY_EMAIL'::text, 'LOST_DEVICE'::text])))
identity.mailed_secret mailed_secret_token UNIQUE (token_hash)
identity.mailed_secret mailed_secret_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.passkey passkey_id_check CHECK (((length(id) >= 1) AND (length(id) <= 1400)))
identity.passkey passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
identity.passkey passkey_pkey PRIMARY KEY (id)
identity.passkey passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.passkey_challenge passkey_challenge_check CHECK (((user_id IS NULL) <> (browser_hash IS NULL)))
identity.passkey_challenge passkey_challenge_pkey PRIMARY KEY (challenge_hash)
identity.passkey_challenge passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.recovery_code recovery_code_pkey PRIMARY KEY (user_id, code_hash)
identity.recovery_code recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.second_factor second_factor_pkey PRIMARY KEY (user_id)
identity.second_factor second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.server_key server_key_pkey PRIMARY KEY (purpose)
identity.session session_check CHECK (((revoked_at IS NULL) = (revoked_because IS NULL)))
identity.session session_impersonator_id_fkey FOREIGN KEY (impersonator_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.session session_pkey PRIMARY KEY (id)
identity.session session_restricted_to_check CHECK ((restricted_to = 'SECOND_FACTOR_SETUP'::text))
identity.session session_revoked_because_check CHECK ((revoked_because = ANY (ARRAY['SIGN_OUT'::text, 'REPLAY'::text, 'ENDED_BY_USER'::text, 'CREDENTIALS_CHANGED'::text, 'DISABLED'::text])))
identity.session session_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.sign_in_challenge sign_in_challenge_pkey PRIMARY KEY (id_hash)
identity.sign_in_challenge sign_in_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
identity.signing_key signing_key_pkey PRIMARY KEY (kid)
imports.import import_kind_check CHECK ((kind = ANY (ARRAY['LOCATIONS'::text, 'EMPLOYEES'::text, 'SHIFTS'::text])))
imports.import import_phase_check CHECK ((phase = ANY (ARRAY['WAITING'::text, 'READING'::text, 'WRITING'::text])))
imports.import import_pkey PRIMARY KEY (id)
imports.import import_status_check CHECK ((status = ANY (ARRAY['UPLOADED'::text, 'CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'CANCELLED'::text, 'FAILED'::text])))
imports.row_report row_report_import_id_fkey FOREIGN KEY (import_id, group_id) REFERENCES imports.import(id, group_id) ON DELETE CASCADE
imports.row_report row_report_pkey PRIMARY KEY (import_id, line)
interviews.card_draft card_draft_interview_id_fkey FOREIGN KEY (interview_id, group_id) REFERENCES interviews.interview(id, group_id) ON DELETE CASCADE
interviews.card_draft card_draft_pkey PRIMARY KEY (interview_id, author_id)
interviews.card_event card_event_deed_check CHECK ((deed = ANY (ARRAY['SENT'::text, 'CHANGED'::text, 'REMINDED'::text])))
interviews.card_event card_event_interview_id_fkey FOREIGN KEY (interview_id, group_id) REFERENCES interviews.interview(id, group_id) ON DELETE CASCADE
interviews.card_event card_event_pkey PRIMARY KEY (id)
interviews.card_version card_version_check CHECK (((version = 1) = (reason = ''::text)))
interviews.card_version card_version_interview_id_fkey FOREIGN KEY (interview_id, group_id) REFERENCES interviews.interview(id, group_id) ON DELETE CASCADE
interviews.card_version card_version_pkey PRIMARY KEY (interview_id, author_id, version)
interviews.card_version card_version_version_check CHECK ((version > 0))
interviews.hold hold_once EXCLUDE USING gist (resource WITH =, during WITH &&)
interviews.hold hold_session_id_fkey FOREIGN KEY (session_id, group_id) REFERENCES interviews.session(id, group_id) ON DELETE CASCADE
interviews.interview interview_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
interviews.interview interview_check CHECK (((state = 'BOOKED'::text) = (session_id IS NOT NULL)))
interviews.interview interview_check1 CHECK (((state <> ALL (ARRAY['BOOKED'::text, 'DONE'::text, 'NO_SHOW'::text])) OR (starts_at IS NOT NULL)))
interviews.interview interview_flag_check CHECK ((flag = ANY (ARRAY['PANEL_AWAY'::text, 'PANEL_BUSY'::text, 'PANEL_LEFT'::text])))
interviews.interview interview_kit_id_fkey FOREIGN KEY (kit_id, group_id) REFERENCES interviews.kit(id, group_id)
interviews.interview interview_pkey PRIMARY KEY (id)
interviews.interview interview_state_check CHECK ((state = ANY (ARRAY['INVITED'::text, 'BOOKED'::text, 'CANCELLED'::text, 'DONE'::text, 'NO_SHOW'::text])))
interviews.kit kit_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
interviews.kit kit_buffer_minutes_check CHECK ((buffer_minutes >= 0))
interviews.kit kit_capacity_check CHECK ((capacity > 0))
interviews.kit kit_horizon_days_check CHECK ((horizon_days > 0))
interviews.kit kit_kind_check CHECK ((kind = ANY (ARRAY['IN_PERSON'::text, 'PHONE'::text, 'VIDEO'::text, 'GROUP'::text, 'TRIAL_SHIFT'::text])))
interviews.kit kit_minutes_check CHECK ((minutes > 0))
interviews.kit kit_notice_hours_check CHECK ((notice_hours >= 0))
interviews.kit kit_panel_check CHECK ((cardinality(panel) > 0))
interviews.kit kit_panel_rule_check CHECK ((panel_rule = ANY (ARRAY['ALL'::text, 'ANY'::text])))
interviews.kit kit_pkey PRIMARY KEY (id)
interviews.link_key link_key_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interviews.interview(id) ON DELETE CASCADE
interviews.link_key link_key_pkey PRIMARY KEY (interview_id)
interviews.session session_check CHECK ((ends_at > starts_at))
interviews.session session_check1 CHECK (((taken >= 0) AND (taken <= capacity)))
interviews.session session_kit_id_fkey FOREIGN KEY (kit_id, group_id) REFERENCES interviews.kit(id, group_id) ON DELETE CASCADE
interviews.session session_once UNIQUE (kit_id, starts_at, host_ids)
interviews.session session_pkey PRIMARY KEY (id)
job_boards.applicant applicant_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE SET NULL (application_id)
job_boards.applicant applicant_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
job_boards.applicant applicant_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
job_boards.applicant applicant_outcome_check CHECK ((outcome = ANY (ARRAY['TAKEN'::text, 'HAD_APPLIED'::text, 'JOB_OVER'::text, 'UNREADABLE'::text])))
job_boards.applicant applicant_pkey PRIMARY KEY (brand_id, board, external_id)
job_boards.attempt attempt_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
job_boards.attempt attempt_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
job_boards.attempt attempt_pkey PRIMARY KEY (id)
job_boards.attempt attempt_state_hash_key UNIQUE (state_hash)
job_boards.attempt attempt_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
job_boards.connection connection_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
job_boards.connection connection_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
job_boards.connection connection_pkey PRIMARY KEY (brand_id, board)
job_boards.delivery delivery_action_check CHECK ((action = ANY (ARRAY['PUBLISH'::text, 'UPDATE'::text, 'PAUSE'::text, 'CLOSE'::text])))
job_boards.delivery delivery_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
job_boards.delivery delivery_outcome_check CHECK ((outcome = ANY (ARRAY['DONE'::text, 'LATER'::text, 'FAILED'::text])))
job_boards.delivery delivery_pkey PRIMARY KEY (id)
job_boards.delivery delivery_posting_id_fkey FOREIGN KEY (posting_id, group_id) REFERENCES job_boards.posting(id, group_id) ON DELETE CASCADE
job_boards.delivery delivery_reason_check CHECK ((reason = ANY (ARRAY['UNREACHABLE'::text, 'SLOW'::text, 'BUSY'::text, 'REFUSED'::text, 'SIGNED_OUT'::text])))
job_boards.posting posting_goal_check CHECK ((goal = ANY (ARRAY['LIVE'::text, 'PAUSED'::text, 'CLOSED'::text])))
job_boards.posting posting_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
job_boards.posting posting_job_id_board_key UNIQUE (job_id, board)
job_boards.posting posting_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
job_boards.posting posting_pkey PRIMARY KEY (id)
job_boards.posting posting_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'FAILED'::text])))
job_boards.posting posting_told_check CHECK ((told = ANY (ARRAY['UNSURE'::text, 'LIVE'::text, 'PAUSED'::text, 'CLOSED'::text])))
jobs.alert alert_check CHECK (((confirmed_at IS NULL) = (next_at IS NULL)))
jobs.alert alert_frequency_check CHECK ((frequency = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text])))
jobs.alert alert_pkey PRIMARY KEY (id)
jobs.alert alert_token_hash_key UNIQUE (token_hash)
jobs.alert_post alert_post_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES jobs.alert(id) ON DELETE CASCADE
jobs.alert_post alert_post_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs.job(id) ON DELETE CASCADE
jobs.alert_post alert_post_pkey PRIMARY KEY (alert_id, job_id)
jobs.asked_question asked_question_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.asked_question asked_question_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
jobs.asked_question asked_question_pkey PRIMARY KEY (job_id, question_id)
jobs.asked_question asked_question_question_id_fkey FOREIGN KEY (question_id, group_id) REFERENCES jobs.bank_question(id, group_id) ON DELETE CASCADE
jobs.bank_question bank_question_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
jobs.bank_question bank_question_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.bank_question bank_question_pkey PRIMARY KEY (id)
jobs.bank_wording bank_wording_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.bank_wording bank_wording_pkey PRIMARY KEY (question_id, version)
jobs.bank_wording bank_wording_question_id_fkey FOREIGN KEY (question_id, group_id) REFERENCES jobs.bank_question(id, group_id) ON DELETE CASCADE
jobs.job job_audience_check CHECK ((audience = ANY (ARRAY['PUBLIC'::text, 'STAFF_FIRST'::text, 'STAFF'::text])))
jobs.job job_check CHECK (((status <> ALL (ARRAY['LIVE'::text, 'PAUSED'::text])) OR (slug IS NOT NULL)))
jobs.job job_check1 CHECK ((((pay_min IS NULL) = (pay_currency IS NULL)) AND ((pay_min IS NULL) = (pay_per IS NULL)) AND ((pay_min IS NULL) = (pay_max IS NULL))))
jobs.job job_check2 CHECK (((audience = 'STAFF_FIRST'::text) = (staff_days > 0)))
jobs.job job_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.job job_hires_check CHECK ((hires >= 0))
jobs.job job_hires_target_check CHECK ((hires_target > 0))
jobs.job job_location_id_fkey FOREIGN KEY (location_id, group_id) REFERENCES core.brand(id, group_id)
jobs.job job_pipeline_id_fkey FOREIGN KEY (pipeline_id, group_id) REFERENCES jobs.pipeline(id, group_id)
jobs.job job_pkey PRIMARY KEY (id)
jobs.job job_requisition_id_fkey FOREIGN KEY (requisition_id, group_id) REFERENCES requisitions.requisition(id, group_id)
jobs.job job_staff_days_check CHECK (((staff_days >= 0) AND (staff_days <= 90)))
jobs.job job_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PENDING_APPROVAL'::text, 'SCHEDULED'::text, 'LIVE'::text, 'PAUSED'::text, 'FILLED'::text, 'CLOSED'::text, 'EXPIRED'::text])))
jobs.job job_template_id_fkey FOREIGN KEY (template_id, group_id) REFERENCES jobs.template(id, group_id)
jobs.job_change job_change_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.job_change job_change_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
jobs.job_change job_change_kind_check CHECK ((kind = ANY (ARRAY['CREATED'::text, 'EDITED'::text, 'STATUS'::text])))
jobs.job_change job_change_pkey PRIMARY KEY (id)
jobs.listing listing_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.listing listing_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
jobs.listing listing_pkey PRIMARY KEY (job_id)
jobs.pipeline pipeline_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.pipeline pipeline_pkey PRIMARY KEY (id)
jobs.rule rule_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.rule rule_pkey PRIMARY KEY (group_id)
jobs.site_domain site_domain_check CHECK (((state = 'PROVEN'::text) OR ((leads_since IS NULL) AND (missing_since IS NULL))))
jobs.site_domain site_domain_domain_check CHECK (((domain = lower(domain)) AND (domain !~ '[^a-z0-9.-]'::text)))
jobs.site_domain site_domain_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.site_domain site_domain_pkey PRIMARY KEY (group_id)
jobs.site_domain site_domain_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'PROVEN'::text, 'LOST'::text])))
jobs.template template_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.template template_pkey PRIMARY KEY (id)
jobs.text_code text_code_check CHECK (((job_id IS NULL) <> (location_id IS NULL)))
jobs.text_code text_code_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs.job(id) ON DELETE CASCADE
jobs.text_code text_code_job_id_key UNIQUE (job_id)
jobs.text_code text_code_location_id_fkey FOREIGN KEY (location_id) REFERENCES core.brand(id) ON DELETE CASCADE
jobs.text_code text_code_location_id_key UNIQUE (location_id)
jobs.text_code text_code_pkey PRIMARY KEY (code)
laws.premium premium_change_check CHECK ((change = ANY (ARRAY['ADDED'::text, 'EXTENDED'::text, 'MOVED'::text, 'REDUCED'::text, 'CANCELLED'::text])))
laws.premium premium_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
laws.premium premium_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
laws.premium premium_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
laws.premium premium_once UNIQUE (publication_id, shift_id, employee_id, rule)
laws.premium premium_pkey PRIMARY KEY (id)
laws.premium premium_reason_check CHECK ((reason = ANY (ARRAY['EMPLOYER'::text, 'EMPLOYEE_REQUEST'::text, 'SWAP'::text, 'DISCIPLINE'::text, 'DISASTER'::text, 'UTILITY_FAILURE'::text, 'PUBLIC_ORDER'::text, 'OVERTIME_OWED'::text, 'PAID_IN_FULL'::text])))
leave.approval_change approval_change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
leave.approval_change approval_change_pkey PRIMARY KEY (id)
leave.approval_change approval_change_reason_check CHECK ((reason <> ''::text))
leave.balance_change balance_change_check CHECK ((((amount IS NULL) = (kind = 'WEEK_DAYS'::text)) AND ((unit IS NULL) = (kind = 'WEEK_DAYS'::text)) AND ((week_days IS NULL) = (kind <> 'WEEK_DAYS'::text))))
leave.balance_change balance_change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
leave.balance_change balance_change_kind_check CHECK ((kind = ANY (ARRAY['OPENING'::text, 'ADJUSTMENT'::text, 'WEEK_DAYS'::text])))
leave.balance_change balance_change_once UNIQUE (group_id, idempotency_key)
leave.balance_change balance_change_pkey PRIMARY KEY (id)
leave.balance_change balance_change_reason_check CHECK ((reason <> ''::text))
leave.balance_change balance_change_time_off_kind_check CHECK ((time_off_kind = ANY (ARRAY['HOLIDAY'::text, 'SICK'::text, 'UNPAID'::text, 'OTHER'::text])))
leave.balance_change balance_change_unit_check CHECK ((unit = ANY (ARRAY['DAYS'::text, 'HOURS'::text])))
leave.balance_change balance_change_week_days_check CHECK (((week_days >= 1) AND (week_days <= 7)))
leave.closed_period closed_period_check CHECK ((ends_on >= starts_on))
leave.closed_period closed_period_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
leave.closed_period closed_period_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
leave.closed_period closed_period_mode_check CHECK ((mode = ANY (ARRAY['REFUSED'::text, 'REASON'::text])))
leave.closed_period closed_period_once UNIQUE (group_id, idempotency_key)
leave.closed_period closed_period_pkey PRIMARY KEY (id)
leave.closed_period closed_period_reason_check CHECK ((reason <> ''::text))
leave.closed_period closed_period_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL
matching.audit audit_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
matching.audit audit_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
matching.audit audit_pkey PRIMARY KEY (brand_id)
matching.brand_weighting brand_weighting_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
matching.brand_weighting brand_weighting_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
matching.brand_weighting brand_weighting_pkey PRIMARY KEY (brand_id)
matching.job_weighting job_weighting_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
matching.job_weighting job_weighting_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
matching.job_weighting job_weighting_pkey PRIMARY KEY (job_id)
matching.notice notice_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
matching.notice notice_check CHECK ((usable_from > told_at))
matching.notice notice_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
matching.notice notice_pkey PRIMARY KEY (application_id)
matching.notice notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
media.attachment attachment_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
media.attachment attachment_key_key UNIQUE (key)
media.attachment attachment_pkey PRIMARY KEY (id)
media.attachment attachment_size_check CHECK ((size > 0))
media.held held_bytes_check CHECK ((bytes >= 0))
media.held held_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
media.held held_pkey PRIMARY KEY (key)
media.infected_file infected_file_came_as_check CHECK ((came_as = ANY (ARRAY['ATTACHMENT'::text, 'APPLICATION'::text, 'MEDIA'::text, 'PICTURE'::text])))
media.infected_file infected_file_pkey PRIMARY KEY (id)
media.item item_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
media.item item_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
media.item item_key_key UNIQUE (key)
media.item item_pkey PRIMARY KEY (id)
media.item item_size_check CHECK ((size > 0))
media.photo photo_pkey PRIMARY KEY (user_id)
media.photo photo_uuid_key UNIQUE (uuid)
media.upload upload_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
media.upload upload_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
media.upload upload_key_key UNIQUE (key)
media.upload upload_pkey PRIMARY KEY (id)
messaging.ask ask_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.ask ask_check CHECK (((state = 'OPEN'::text) = (changed_at IS NULL)))
messaging.ask ask_id_fkey FOREIGN KEY (id, group_id) REFERENCES messaging.message(id, group_id) ON DELETE CASCADE
messaging.ask ask_interview CHECK (((kind = 'INTERVIEW'::text) = (interview_id IS NOT NULL)))
messaging.ask ask_interview_id_fkey FOREIGN KEY (interview_id, group_id) REFERENCES interviews.interview(id, group_id) ON DELETE CASCADE
messaging.ask ask_kind_check CHECK ((kind = ANY (ARRAY['TIME'::text, 'DOCUMENT'::text, 'CONFIRM'::text, 'INTERVIEW'::text])))
messaging.ask ask_pkey PRIMARY KEY (id)
messaging.ask ask_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'DECLINED'::text, 'WITHDRAWN'::text])))
messaging.block block_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.block block_check CHECK (((kind = 'PERSON'::text) = (blocked_user_id IS NOT NULL)))
messaging.block block_check1 CHECK (((kind = 'PERSON'::text) = (application_id IS NULL)))
messaging.block block_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.block block_kind_check CHECK ((kind = ANY (ARRAY['HOUSE'::text, 'PERSON'::text, 'CANDIDATE'::text])))
messaging.block block_pkey PRIMARY KEY (id)
messaging.by_text by_text_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications.application(id) ON DELETE CASCADE
messaging.by_text by_text_message_id_fkey FOREIGN KEY (message_id) REFERENCES messaging.message(id) ON DELETE CASCADE
messaging.by_text by_text_pkey PRIMARY KEY (message_id)
messaging.conversation_event conversation_event_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.conversation_event conversation_event_pkey PRIMARY KEY (id)
messaging.hidden hidden_message_id_fkey FOREIGN KEY (message_id, group_id) REFERENCES messaging.message(id, group_id) ON DELETE CASCADE
messaging.hidden hidden_pkey PRIMARY KEY (message_id)
messaging.house_mail house_mail_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.house_mail house_mail_once UNIQUE (application_id, user_id)
messaging.house_mail house_mail_pkey PRIMARY KEY (id)
messaging.house_mail house_mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
messaging.house_mail_choice house_mail_choice_choice_check CHECK ((choice = ANY (ARRAY['NEVER'::text, 'ASSIGNED'::text, 'HOURLY'::text, 'MORNING'::text])))
messaging.house_mail_choice house_mail_choice_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.house_mail_choice house_mail_choice_pkey PRIMARY KEY (user_id, group_id)
messaging.house_mail_choice house_mail_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
messaging.house_mail_choice house_mail_choice_via_check CHECK ((via = ANY (ARRAY['MAIL'::text, 'LINK'::text, 'SETTINGS'::text])))
messaging.letter_choice letter_choice_about_check CHECK ((about ~ '^((REASON|STAGE)[.][A-Z_]{1,40}|STEP[.][0-9a-f-]{36})$'::text))
messaging.letter_choice letter_choice_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
messaging.letter_choice letter_choice_check CHECK (((kind = 'TEXT'::text) = (template_id IS NOT NULL)))
messaging.letter_choice letter_choice_check1 CHECK (((kind <> 'USUAL'::text) OR (about ~~ 'REASON.%'::text)))
messaging.letter_choice letter_choice_delay_minutes_check CHECK (((delay_minutes >= 10) AND (delay_minutes <= 2880)))
messaging.letter_choice letter_choice_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.letter_choice letter_choice_kind_check CHECK ((kind = ANY (ARRAY['USUAL'::text, 'NONE'::text, 'TEXT'::text])))
messaging.letter_choice letter_choice_pkey PRIMARY KEY (brand_id, about)
messaging.letter_choice letter_choice_template_id_fkey FOREIGN KEY (template_id, group_id) REFERENCES messaging.template(id, group_id) ON DELETE CASCADE
messaging.mail_choice mail_choice_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.mail_choice mail_choice_pkey PRIMARY KEY (id)
messaging.mail_choice mail_choice_via_check CHECK ((via = ANY (ARRAY['MAIL'::text, 'LINK'::text, 'SETTINGS'::text])))
messaging.message message_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.message message_pkey PRIMARY KEY (id)
messaging.message message_sender_side_check CHECK ((sender_side = ANY (ARRAY['EMPLOYER'::text, 'CANDIDATE'::text])))
messaging.minor_sender minor_sender_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
messaging.minor_sender minor_sender_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.minor_sender minor_sender_pkey PRIMARY KEY (id)
messaging.note note_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.note note_pkey PRIMARY KEY (id)
messaging.planned planned_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
messaging.planned planned_pkey PRIMARY KEY (id)
messaging.planned planned_sending_id_fkey FOREIGN KEY (sending_id, group_id) REFERENCES messaging.sending(id, group_id) ON DELETE CASCADE
messaging.planned planned_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'CANCELLED'::text, 'SKIPPED'::text])))
messaging.report report_accused_side_check CHECK ((accused_side = ANY (ARRAY['EMPLOYER'::text, 'CANDIDATE'::text])))
messaging.report report_check CHECK (((verdict IS NULL) = (settled_at IS NULL)))
messaging.report report_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.report report_pkey PRIMARY KEY (id)
messaging.report report_reporter_side_check CHECK ((reporter_side = ANY (ARRAY['EMPLOYER'::text, 'CANDIDATE'::text])))
messaging.report report_verdict_check CHECK ((verdict = ANY (ARRAY['UPHELD'::text, 'UNFOUNDED'::text])))
messaging.report_event report_event_pkey PRIMARY KEY (id)
messaging.report_event report_event_report_id_fkey FOREIGN KEY (report_id) REFERENCES messaging.report(id) ON DELETE CASCADE
messaging.report_event report_event_what_check CHECK ((what = ANY (ARRAY['UPHELD'::text, 'UNFOUNDED'::text, 'HIDDEN'::text, 'WARNED'::text, 'SUSPENDED'::text])))
messaging.sending sending_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
messaging.sending sending_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.sending sending_pkey PRIMARY KEY (id)
messaging.staff_conversation staff_conversation_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
messaging.staff_conversation staff_conversation_in_group UNIQUE (id, group_id)
messaging.staff_conversation staff_conversation_last_message_by_check CHECK ((last_message_by = ANY (ARRAY['LOCATION'::text, 'STAFF'::text])))
messaging.staff_conversation staff_conversation_person UNIQUE (location_id, user_id)
messaging.staff_conversation staff_conversation_pkey PRIMARY KEY (id)
messaging.staff_message staff_message_conversation_id_group_id_fkey FOREIGN KEY (conversation_id, group_id) REFERENCES messaging.staff_conversation(id, group_id) ON DELETE CASCADE
messaging.staff_message staff_message_pkey PRIMARY KEY (id)
messaging.staff_message staff_message_sender_side_check CHECK ((sender_side = ANY (ARRAY['LOCATION'::text, 'STAFF'::text])))
messaging.suspension suspension_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.suspension suspension_pkey PRIMARY KEY (id)
messaging.template template_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
messaging.template template_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
messaging.template template_pkey PRIMARY KEY (id)
messaging.translation translation_message_id_fkey FOREIGN KEY (message_id) REFERENCES messaging.message(id) ON DELETE CASCADE
messaging.translation translation_pkey PRIMARY KEY (message_id, language)
messaging.translation_choice translation_choice_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications.application(id) ON DELETE CASCADE
messaging.translation_choice translation_choice_pkey PRIMARY KEY (user_id, application_id)
messaging.unreachable unreachable_pkey PRIMARY KEY (address)
messaging.unreachable unreachable_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
notices.delivery delivery_channel_check CHECK ((channel = ANY (ARRAY['MAIL'::text, 'PUSH'::text])))
notices.delivery delivery_check CHECK (((state = 'WAITING'::text) = (not_before IS NOT NULL)))
notices.delivery delivery_device_id_fkey FOREIGN KEY (device_id) REFERENCES notices.device(id) ON DELETE SET NULL
notices.delivery delivery_held_check CHECK ((held = ANY (ARRAY['QUIET'::text, 'OFF_CLOCK'::text])))
notices.delivery delivery_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices.notice(id) ON DELETE CASCADE
notices.delivery delivery_pkey PRIMARY KEY (id)
notices.delivery delivery_reason_check CHECK ((reason = ANY (ARRAY['OFF'::text, 'NO_ADDRESS'::text, 'UNPROVEN'::text, 'READ'::text, 'REPLACED'::text, 'NO_ACCESS'::text, 'DEVICE_GONE'::text, 'REFUSED'::text, 'UNREACHABLE'::text])))
notices.delivery delivery_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'SKIPPED'::text, 'FAILED'::text, 'RETURNED'::text])))
notices.delivery delivery_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
notices.delivery delivery_why_check CHECK (((state = ANY (ARRAY['SKIPPED'::text, 'FAILED'::text])) = (reason IS NOT NULL)))
notices.device device_fingerprint_key UNIQUE (fingerprint)
notices.device device_pkey PRIMARY KEY (id)
notices.device device_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
notices.notice notice_from_group_id_fkey FOREIGN KEY (from_group_id) REFERENCES core.brand(id) ON DELETE CASCADE
notices.notice notice_link_check CHECK ((link ~~ '/%'::text))
notices.notice notice_pkey PRIMARY KEY (id)
notices.notice notice_title_check CHECK ((title <> ''::text))
notices.notice notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
notices.setting setting_pkey PRIMARY KEY (user_id)
notices.setting setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
offers.approval approval_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
offers.approval approval_check CHECK (((status = 'WAITING'::text) = (waiting_for IS NOT NULL)))
offers.approval approval_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
offers.approval approval_pkey PRIMARY KEY (id)
offers.approval approval_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'DECLINED'::text, 'REPLACED'::text])))
offers.approval_step approval_step_approval_id_fkey FOREIGN KEY (approval_id, group_id) REFERENCES offers.approval(id, group_id) ON DELETE CASCADE
offers.approval_step approval_step_check CHECK ((((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL))))
offers.approval_step approval_step_decision_check CHECK ((decision = ANY (ARRAY['APPROVED'::text, 'DECLINED'::text])))
offers.approval_step approval_step_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
offers.approval_step approval_step_pkey PRIMARY KEY (approval_id, number)
offers.chain chain_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
offers.chain chain_check CHECK ((((limit_amount IS NULL) = (limit_currency IS NULL)) AND ((limit_amount IS NULL) = (limit_per IS NULL))))
offers.chain chain_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
offers.chain chain_limit_amount_check CHECK ((limit_amount > 0))
offers.chain chain_pkey PRIMARY KEY (brand_id)
offers.link_key link_key_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers.offer(id) ON DELETE CASCADE
offers.link_key link_key_pkey PRIMARY KEY (offer_id)
offers.offer offer_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
offers.offer offer_check CHECK (((state = 'DECLINED'::text) = (decline_reason IS NOT NULL)))
offers.offer offer_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['OTHER_JOB'::text, 'PAY'::text, 'HOURS'::text, 'PLACE'::text, 'START'::text, 'OTHER'::text])))
offers.offer offer_minutes_per_week_check CHECK ((minutes_per_week >= 0))
offers.offer offer_pay_amount_check CHECK ((pay_amount > 0))
offers.offer offer_pkey PRIMARY KEY (id)
offers.offer offer_state_check CHECK ((state = ANY (ARRAY['SENT'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
offers.offer_event offer_event_deed_check CHECK ((deed = ANY (ARRAY['SENT'::text, 'READ'::text, 'SIGNED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
offers.offer_event offer_event_offer_id_fkey FOREIGN KEY (offer_id, group_id) REFERENCES offers.offer(id, group_id) ON DELETE CASCADE
offers.offer_event offer_event_pkey PRIMARY KEY (id)
offers.signature signature_offer_id_fkey FOREIGN KEY (offer_id, group_id) REFERENCES offers.offer(id, group_id) ON DELETE CASCADE
offers.signature signature_pkey PRIMARY KEY (offer_id)
onboarding.change change_about_check CHECK ((about = ANY (ARRAY['TEMPLATE'::text, 'JOURNEY'::text, 'STEP'::text])))
onboarding.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'ARCHIVED'::text, 'STARTED'::text, 'CANCELLED'::text, 'ENDED'::text, 'LINK_SENT'::text, 'NUDGED'::text, 'BUDDY'::text, 'SENT'::text, 'DONE'::text, 'APPROVED'::text, 'SENT_BACK'::text, 'WAIVED'::text, 'LOOKED'::text, 'RESCHEDULED'::text])))
onboarding.change change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
onboarding.change change_pkey PRIMARY KEY (id)
onboarding.journey journey_buddy_id_group_id_fkey FOREIGN KEY (buddy_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE SET NULL (buddy_id)
onboarding.journey journey_check CHECK (((state = 'UNDER_WAY'::text) = (ended_at IS NULL)))
onboarding.journey journey_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
onboarding.journey journey_in_group UNIQUE (id, group_id)
onboarding.journey journey_pkey PRIMARY KEY (id)
onboarding.journey journey_purpose_check CHECK ((purpose = ANY (ARRAY['JOINING'::text, 'LEAVING'::text, 'MOVING'::text])))
onboarding.journey journey_state_check CHECK ((state = ANY (ARRAY['UNDER_WAY'::text, 'DONE'::text, 'CANCELLED'::text])))
onboarding.link_key link_key_journey_id_fkey FOREIGN KEY (journey_id) REFERENCES onboarding.journey(id) ON DELETE CASCADE
onboarding.link_key link_key_pkey PRIMARY KEY (journey_id)
onboarding.reminder reminder_about_check CHECK ((about = ANY (ARRAY['DUE'::text, 'OVERDUE'::text, 'ESCALATED'::text])))
onboarding.reminder reminder_pkey PRIMARY KEY (step_id, about)
onboarding.reminder reminder_step_id_group_id_fkey FOREIGN KEY (step_id, group_id) REFERENCES onboarding.step(id, group_id) ON DELETE CASCADE
onboarding.step step_check CHECK (((state = ANY (ARRAY['DONE'::text, 'WAIVED'::text])) = (done_at IS NOT NULL)))
onboarding.step step_check1 CHECK (((document_type_id IS NULL) OR (kind = 'UPLOAD'::text)))
onboarding.step step_in_group UNIQUE (id, group_id)
onboarding.step step_in_journey UNIQUE (journey_id, "position")
onboarding.step step_journey_id_group_id_fkey FOREIGN KEY (journey_id, group_id) REFERENCES onboarding.journey(id, group_id) ON DELETE CASCADE
onboarding.step step_kind_check CHECK ((kind = ANY (ARRAY['READ'::text, 'FORM'::text, 'UPLOAD'::text, 'SIGN'::text, 'MEET'::text, 'TASK'::text, 'SYSTEM'::text])))
onboarding.step step_owner_check CHECK ((owner = ANY (ARRAY['HIRE'::text, 'MANAGER'::text, 'HR'::text, 'BUDDY'::text])))
onboarding.step step_pkey PRIMARY KEY (id)
onboarding.step step_signed_sha256_check CHECK ((signed_sha256 ~ '^[0-9a-f]{64}$'::text))
onboarding.step step_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'REVIEW'::text, 'DONE'::text, 'WAIVED'::text])))
onboarding.step step_title_check CHECK ((title <> ''::text))
onboarding.template template_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
onboarding.template template_name_check CHECK ((name <> ''::text))
onboarding.template template_once UNIQUE (group_id, idempotency_key)
onboarding.template template_pkey PRIMARY KEY (id)
onboarding.template template_purpose_check CHECK ((purpose = ANY (ARRAY['JOINING'::text, 'LEAVING'::text, 'MOVING'::text])))
platform.audit_entry audit_entry_check CHECK (((deed = 'DELETE'::text) = (content_hash IS NULL)))
platform.audit_entry audit_entry_check1 CHECK (((number IS NULL) = (hash IS NULL)))
platform.audit_entry audit_entry_deed_check CHECK ((deed = ANY (ARRAY['INSERT'::text, 'UPDATE'::text, 'DELETE'::text])))
platform.audit_entry audit_entry_pkey PRIMARY KEY (id)
platform.audit_head audit_head_pkey PRIMARY KEY (chain)
platform.installation installation_id_check CHECK (id)
platform.installation installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'production'::text])))
platform.installation installation_pkey PRIMARY KEY (id)
platform.kept_call kept_call_pkey PRIMARY KEY (caller_id, key_hash)
platform.mail mail_about CHECK ((((about_id IS NULL) = (about_kind IS NULL)) AND ((about_id IS NULL) = (about_within IS NULL))))
platform.mail mail_calendar CHECK (((calendar IS NULL) = (calendar_method IS NULL)))
platform.mail mail_calendar_method_check CHECK ((calendar_method = ANY (ARRAY['REQUEST'::text, 'CANCEL'::text])))
platform.mail mail_pkey PRIMARY KEY (id)
platform.mail mail_returned CHECK (((returned_at IS NULL) = (returned_status IS NULL)))
platform.mail mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'held'::text, 'sent'::text, 'failed'::text])))
platform.migration migration_pkey PRIMARY KEY (name)
platform.outbox outbox_pkey PRIMARY KEY (id)
platform.secret secret_pkey PRIMARY KEY (name)
platform.text text_pkey PRIMARY KEY (id)
platform.text text_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text])))
privacy.asking asking_days_check CHECK ((days = ANY (ARRAY[0, 14, 30, 60])))
privacy.asking asking_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
privacy.asking asking_pkey PRIMARY KEY (group_id)
privacy.erasure erasure_because_check CHECK ((because = ANY (ARRAY['PERIOD'::text, 'REQUEST'::text, 'REPEATED'::text])))
privacy.erasure erasure_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
privacy.erasure erasure_pkey PRIMARY KEY (id)
privacy.erasure_list erasure_list_only_one_check CHECK (only_one)
privacy.erasure_list erasure_list_pkey PRIMARY KEY (only_one)
privacy.erasure_note erasure_note_kind_check CHECK ((kind = ANY (ARRAY['APPLICATION'::text, 'PERSON'::text])))
privacy.erasure_note erasure_note_pkey PRIMARY KEY (id)
privacy.keep_ask keep_ask_answer_check CHECK ((answer = ANY (ARRAY['KEEP'::text, 'DELETE'::text])))
privacy.keep_ask keep_ask_check CHECK (((answer IS NULL) = (answered_at IS NULL)))
privacy.keep_ask keep_ask_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
privacy.keep_ask keep_ask_pkey PRIMARY KEY (id)
privacy.keep_ask keep_ask_span_check CHECK ((span = ANY (ARRAY['WEEKS_4'::text, 'MONTHS_3'::text, 'MONTHS_6'::text, 'YEAR_1'::text])))
privacy.keep_ask keep_ask_token_hash_key UNIQUE (token_hash)
privacy.keep_ask keep_ask_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
privacy.keep_ask_item keep_ask_item_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
privacy.keep_ask_item keep_ask_item_ask_id_fkey FOREIGN KEY (ask_id, group_id) REFERENCES privacy.keep_ask(id, group_id) ON DELETE CASCADE
privacy.keep_ask_item keep_ask_item_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
privacy.keep_ask_item keep_ask_item_pkey PRIMARY KEY (application_id)
privacy.period period_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
privacy.period period_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
privacy.period period_period_check CHECK ((period = ANY (ARRAY['WEEKS_4'::text, 'MONTHS_3'::text, 'MONTHS_6'::text, 'YEAR_1'::text, 'YEARS_2'::text, 'YEARS_3'::text, 'YEARS_4'::text])))
privacy.period period_pkey PRIMARY KEY (brand_id)
profiles.profile profile_pkey PRIMARY KEY (user_id)
profiles.profile profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
provisioning.deed deed_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'DEACTIVATED'::text, 'REACTIVATED'::text, 'REMOVED'::text, 'JOINED'::text, 'LEFT'::text])))
provisioning.deed deed_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.deed deed_pkey PRIMARY KEY (id)
provisioning.deed deed_token_id_fkey FOREIGN KEY (token_id, group_id) REFERENCES provisioning.token(id, group_id) ON DELETE CASCADE
provisioning.deed deed_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
provisioning.directory_group directory_group_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE SET NULL (brand_id)
provisioning.directory_group directory_group_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.directory_group directory_group_pkey PRIMARY KEY (id)
provisioning.given_right given_right_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
provisioning.given_right given_right_grant_id_fkey FOREIGN KEY (grant_id, group_id) REFERENCES access."grant"(id, group_id) ON DELETE SET NULL (grant_id)
provisioning.given_right given_right_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.given_right given_right_person_id_fkey FOREIGN KEY (person_id, group_id) REFERENCES provisioning.person(id, group_id) ON DELETE CASCADE
provisioning.given_right given_right_pkey PRIMARY KEY (person_id, role, brand_id)
provisioning.member member_directory_group_id_fkey FOREIGN KEY (directory_group_id, group_id) REFERENCES provisioning.directory_group(id, group_id) ON DELETE CASCADE
provisioning.member member_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.member member_person_id_fkey FOREIGN KEY (person_id, group_id) REFERENCES provisioning.person(id, group_id) ON DELETE CASCADE
provisioning.member member_pkey PRIMARY KEY (directory_group_id, person_id)
provisioning.member member_token_id_fkey FOREIGN KEY (token_id, group_id) REFERENCES provisioning.token(id, group_id) ON DELETE CASCADE
provisioning.person person_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.person person_pkey PRIMARY KEY (id)
provisioning.person person_user UNIQUE (group_id, user_id)
provisioning.person person_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
provisioning.token token_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE CASCADE
provisioning.token token_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
provisioning.token token_hash UNIQUE (token_hash)
provisioning.token token_pkey PRIMARY KEY (id)
qualifications.change change_about_check CHECK ((about = ANY (ARRAY['QUALIFICATION'::text, 'RECORD'::text, 'DEMAND'::text])))
qualifications.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'ARCHIVED'::text, 'RESTORED'::text, 'SENT'::text, 'RECORDED'::text, 'CONFIRMED'::text, 'REFUSED'::text, 'REMOVED'::text])))
qualifications.change change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
qualifications.change change_pkey PRIMARY KEY (id)
qualifications.demand demand_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
qualifications.demand demand_min_level_check CHECK (((min_level >= 1) AND (min_level <= 3)))
qualifications.demand demand_once UNIQUE (group_id, brand_id, position_id, qualification_id)
qualifications.demand demand_pkey PRIMARY KEY (id)
qualifications.demand demand_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id) ON DELETE CASCADE
qualifications.demand demand_qualification_id_group_id_fkey FOREIGN KEY (qualification_id, group_id) REFERENCES qualifications.qualification(id, group_id) ON DELETE CASCADE
qualifications.demand demand_strictness_check CHECK ((strictness = ANY (ARRAY['block'::text, 'consent'::text, 'warn'::text])))
qualifications.qualification qualification_check CHECK (((kind = 'SKILL'::text) OR (cardinality(level_names) = 0)))
qualifications.qualification qualification_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
qualifications.qualification qualification_in_group UNIQUE (id, group_id)
qualifications.qualification qualification_kind_check CHECK ((kind = ANY (ARRAY['SKILL'::text, 'CERTIFICATE'::text])))
qualifications.qualification qualification_level_names_check CHECK ((cardinality(level_names) <= 3))
qualifications.qualification qualification_months_valid_check CHECK (((months_valid >= 1) AND (months_valid <= 240)))
qualifications.qualification qualification_name_check CHECK ((name <> ''::text))
qualifications.qualification qualification_once UNIQUE (group_id, idempotency_key)
qualifications.qualification qualification_pkey PRIMARY KEY (id)
qualifications.record record_check CHECK ((expires_on >= issued_on))
qualifications.record record_check1 CHECK (((state = 'PENDING'::text) = (decided_at IS NULL)))
qualifications.record record_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
qualifications.record record_in_group UNIQUE (id, group_id)
qualifications.record record_level_check CHECK (((level >= 1) AND (level <= 3)))
qualifications.record record_once UNIQUE (group_id, idempotency_key)
qualifications.record record_pkey PRIMARY KEY (id)
qualifications.record record_qualification_id_group_id_fkey FOREIGN KEY (qualification_id, group_id) REFERENCES qualifications.qualification(id, group_id) ON DELETE CASCADE
qualifications.record record_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'CONFIRMED'::text, 'REFUSED'::text, 'REMOVED'::text])))
qualifications.reminder reminder_days_before_check CHECK ((days_before = ANY (ARRAY[60, 30, 7, 0])))
qualifications.reminder reminder_pkey PRIMARY KEY (record_id, expires_on, days_before)
qualifications.reminder reminder_record_id_group_id_fkey FOREIGN KEY (record_id, group_id) REFERENCES qualifications.record(id, group_id) ON DELETE CASCADE
qualifications.summary summary_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
qualifications.summary summary_pkey PRIMARY KEY (location_id, week)
registration.activation_mail activation_mail_pkey PRIMARY KEY (address_hash)
registration.founding_link founding_link_check CHECK (((kind = 'FIRST_OWNER'::text) OR (used_at IS NOT NULL)))
registration.founding_link founding_link_kind_check CHECK ((kind = ANY (ARRAY['FIRST_OWNER'::text, 'INVITATION'::text])))
registration.founding_link founding_link_pkey PRIMARY KEY (token_hash)
registration.founding_link founding_link_token_hash_check CHECK ((octet_length(token_hash) = 32))
registration.registration registration_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES core.brand(id) ON DELETE SET NULL
registration.registration registration_mode_check CHECK ((mode = 'NORMAL'::text))
registration.registration registration_pkey PRIMARY KEY (user_id)
registration.registration registration_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
registration.registration registration_user_type_check CHECK ((user_type = ANY (ARRAY['CANDIDATE'::text, 'EMPLOYER'::text])))
requisitions.budget budget_amount_check CHECK ((amount >= 0))
requisitions.budget budget_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
requisitions.budget budget_check CHECK ((ends_on > starts_on))
requisitions.budget budget_check1 CHECK (((over_role IS NOT NULL) = (over = 'ASK'::text)))
requisitions.budget budget_currency_fkey FOREIGN KEY (currency) REFERENCES core.currency(code)
requisitions.budget budget_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
requisitions.budget budget_over_check CHECK ((over = ANY (ARRAY['ASK'::text, 'REFUSE'::text])))
requisitions.budget budget_pkey PRIMARY KEY (id)
requisitions.budget budget_quarter_check CHECK (((quarter >= 1) AND (quarter <= 4)))
requisitions.budget budget_year_check CHECK (((year >= 2000) AND (year <= 2100)))
requisitions.budget_change budget_change_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
requisitions.budget_change budget_change_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
requisitions.budget_change budget_change_pkey PRIMARY KEY (id)
requisitions.chain chain_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
requisitions.chain chain_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
requisitions.chain chain_pkey PRIMARY KEY (brand_id)
requisitions.requisition requisition_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id)
requisitions.requisition requisition_budget_id_fkey FOREIGN KEY (budget_id, group_id) REFERENCES requisitions.budget(id, group_id) ON DELETE SET NULL (budget_id)
requisitions.requisition requisition_check CHECK (((status = 'WAITING'::text) = (waiting_for IS NOT NULL)))
requisitions.requisition requisition_check1 CHECK ((pay_to >= pay_from))
requisitions.requisition requisition_check2 CHECK ((((weekly_minutes IS NULL) = (pay_from IS NULL)) AND ((weekly_minutes IS NULL) = (pay_to IS NULL)) AND ((weekly_minutes IS NULL) = (currency IS NULL))))
requisitions.requisition requisition_check3 CHECK (((status = 'CLOSED'::text) = (closed_at IS NOT NULL)))
requisitions.requisition requisition_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
requisitions.requisition requisition_headcount_check CHECK ((headcount > 0))
requisitions.requisition requisition_hires_check CHECK ((hires >= 0))
requisitions.requisition requisition_over_by_check CHECK ((over_by > 0))
requisitions.requisition requisition_pay_from_check CHECK ((pay_from > 0))
requisitions.requisition requisition_pkey PRIMARY KEY (id)
requisitions.requisition requisition_reason_check CHECK ((reason = ANY (ARRAY['REPLACEMENT'::text, 'GROWTH'::text, 'SEASON'::text, 'OPENING'::text, 'COVER'::text])))
requisitions.requisition requisition_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'CLOSED'::text])))
requisitions.requisition requisition_weekly_minutes_check CHECK ((weekly_minutes > 0))
requisitions.step step_check CHECK ((((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL))))
requisitions.step step_decision_check CHECK ((decision = ANY (ARRAY['APPROVED'::text, 'DECLINED'::text])))
requisitions.step step_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
requisitions.step step_pkey PRIMARY KEY (requisition_id, number)
requisitions.step step_requisition_id_fkey FOREIGN KEY (requisition_id, group_id) REFERENCES requisitions.requisition(id, group_id) ON DELETE CASCADE
rosters.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'RENAMED'::text, 'ARCHIVED'::text, 'APPLIED'::text, 'EDITED'::text, 'SPLIT'::text, 'ENDED'::text, 'PLANNED'::text])))
rosters.change change_pkey PRIMARY KEY (id)
rosters.change change_subject CHECK ((num_nonnulls(template_id, recurring_id, link_id) = 1))
rosters.recurring_date recurring_date_number_check CHECK (((number >= 1) AND (number <= 20)))
rosters.recurring_date recurring_date_pkey PRIMARY KEY (recurring_id, date, number)
rosters.recurring_date recurring_date_recurring_id_group_id_fkey FOREIGN KEY (recurring_id, group_id) REFERENCES rosters.recurring_shift(id, group_id) ON DELETE CASCADE
rosters.recurring_shift recurring_shift_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.recurring_shift recurring_shift_days CHECK (((ends_on IS NULL) OR (ends_on >= starts_on)))
rosters.recurring_shift recurring_shift_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE SET NULL (employee_id)
rosters.recurring_shift recurring_shift_every_weeks_check CHECK (((every_weeks >= 1) AND (every_weeks <= 12)))
rosters.recurring_shift recurring_shift_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
rosters.recurring_shift recurring_shift_in_group UNIQUE (id, group_id)
rosters.recurring_shift recurring_shift_once UNIQUE (group_id, idempotency_key)
rosters.recurring_shift recurring_shift_one_each CHECK (((employee_id IS NULL) OR (quantity = 1)))
rosters.recurring_shift recurring_shift_pkey PRIMARY KEY (id)
rosters.recurring_shift recurring_shift_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id) ON DELETE SET NULL (position_id)
rosters.recurring_shift recurring_shift_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20)))
rosters.recurring_shift recurring_shift_times CHECK ((end_time <> start_time))
rosters.recurring_shift recurring_shift_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.recurring_shift recurring_shift_weekdays_check CHECK (((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)))
rosters.team_link team_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.team_link team_link_dates CHECK ((expires_at > created_at))
rosters.team_link team_link_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
rosters.team_link team_link_in_group UNIQUE (id, group_id)
rosters.team_link team_link_pkey PRIMARY KEY (id)
rosters.team_link team_link_token_hash_key UNIQUE (token_hash)
rosters.template_shift template_shift_check CHECK ((end_time <> start_time))
rosters.template_shift template_shift_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE SET NULL (employee_id)
rosters.template_shift template_shift_pkey PRIMARY KEY (id)
rosters.template_shift template_shift_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id) ON DELETE SET NULL (position_id)
rosters.template_shift template_shift_template_id_group_id_fkey FOREIGN KEY (template_id, group_id) REFERENCES rosters.week_template(id, group_id) ON DELETE CASCADE
rosters.template_shift template_shift_week_check CHECK (((week >= 1) AND (week <= 12)))
rosters.template_shift template_shift_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
rosters.week_budget week_budget_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.week_budget week_budget_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
rosters.week_budget week_budget_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
rosters.week_budget week_budget_once UNIQUE NULLS NOT DISTINCT (location_id, week)
rosters.week_budget week_budget_pkey PRIMARY KEY (id)
rosters.week_budget week_budget_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.week_template week_template_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.week_template week_template_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
rosters.week_template week_template_in_group UNIQUE (id, group_id)
rosters.week_template week_template_name_check CHECK ((name <> ''::text))
rosters.week_template week_template_once UNIQUE (group_id, idempotency_key)
rosters.week_template week_template_person_count_check CHECK ((person_count >= 0))
rosters.week_template week_template_pkey PRIMARY KEY (id)
rosters.week_template week_template_shift_count_check CHECK ((shift_count > 0))
rosters.week_template week_template_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL
rosters.week_template week_template_weeks_check CHECK (((weeks >= 1) AND (weeks <= 12)))
scheduling.absence_report absence_report_check CHECK (((kind = 'LATE'::text) = (minutes_late IS NOT NULL)))
scheduling.absence_report absence_report_check1 CHECK (((seen_by IS NULL) = (seen_at IS NULL)))
scheduling.absence_report absence_report_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
scheduling.absence_report absence_report_kind_check CHECK ((kind = ANY (ARRAY['LATE'::text, 'ABSENT'::text])))
scheduling.absence_report absence_report_minutes_late_check CHECK (((minutes_late >= 5) AND (minutes_late <= 720)))
scheduling.absence_report absence_report_pkey PRIMARY KEY (id)
scheduling.availability_exception availability_exception_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
scheduling.availability_exception availability_exception_kind_check CHECK ((kind = ANY (ARRAY['CANNOT'::text, 'PREFERS_NOT'::text, 'PREFERS'::text, 'CAN'::text])))
scheduling.availability_exception availability_exception_pkey PRIMARY KEY (id)
scheduling.availability_request availability_request_check CHECK (((decided_by IS NULL) = (decided_at IS NULL)))
scheduling.availability_request availability_request_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
scheduling.availability_request availability_request_pkey PRIMARY KEY (id)
scheduling.availability_request availability_request_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'IN_FORCE'::text, 'DECLINED'::text, 'REPLACED'::text])))
scheduling.calendar_feed calendar_feed_pkey PRIMARY KEY (user_id)
scheduling.calendar_feed calendar_feed_token_hash_key UNIQUE (token_hash)
scheduling.conflict_answer conflict_answer_kind_check CHECK ((kind = ANY (ARRAY['CONSENTED'::text, 'OVERRIDDEN'::text])))
scheduling.conflict_answer conflict_answer_pkey PRIMARY KEY (location_id, conflict_key)
scheduling.consent consent_change_check CHECK ((change = ANY (ARRAY['ADDED'::text, 'EXTENDED'::text, 'MOVED'::text, 'REDUCED'::text, 'CANCELLED'::text])))
scheduling.consent consent_check CHECK (((state = ANY (ARRAY['AGREED'::text, 'DECLINED'::text])) = (answered_at IS NOT NULL)))
scheduling.consent consent_check1 CHECK (((answered_at IS NULL) = (answered_by IS NULL)))
scheduling.consent consent_device_check CHECK ((device = ANY (ARRAY['PHONE'::text, 'TABLET'::text, 'COMPUTER'::text])))
scheduling.consent consent_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
scheduling.consent consent_pkey PRIMARY KEY (id)
scheduling.consent consent_publication_id_group_id_fkey FOREIGN KEY (publication_id, group_id) REFERENCES scheduling.publication(id, group_id) ON DELETE CASCADE
scheduling.consent consent_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'AGREED'::text, 'DECLINED'::text, 'WITHDRAWN'::text])))
scheduling.publication publication_group_id_idempotency_key_key UNIQUE (group_id, idempotency_key)
scheduling.publication publication_in_group UNIQUE (id, group_id)
scheduling.publication publication_is_hand_over_check CHECK (is_hand_over)
scheduling.publication publication_location_id_week_number_key UNIQUE (location_id, week, number)
scheduling.publication publication_pkey PRIMARY KEY (id)
scheduling.publication publication_withdrawal_reason_check CHECK (((length(withdrawal_reason) >= 1) AND (length(withdrawal_reason) <= 300)))
scheduling.published_shift published_shift_pkey PRIMARY KEY (id)
scheduling.receipt receipt_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
scheduling.receipt receipt_pkey PRIMARY KEY (publication_id, employee_id)
scheduling.receipt receipt_publication_id_group_id_fkey FOREIGN KEY (publication_id, group_id) REFERENCES scheduling.publication(id, group_id) ON DELETE CASCADE
scheduling.released_shift released_shift_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
scheduling.released_shift released_shift_pkey PRIMARY KEY (shift_id)
scheduling.saved_batch saved_batch_pkey PRIMARY KEY (group_id, idempotency_key)
scheduling.schedule_week schedule_week_pkey PRIMARY KEY (location_id, week)
scheduling.shift shift_check CHECK ((ends_at > starts_at))
scheduling.shift shift_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
scheduling.shift shift_pkey PRIMARY KEY (id)
scheduling.shift shift_position_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id)
scheduling.shift_change shift_change_pkey PRIMARY KEY (id)
scheduling.shift_change shift_change_verb_check CHECK ((verb = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'REMOVED'::text, 'RESTORED'::text, 'CONSENTED'::text, 'OVERRIDDEN'::text])))
scheduling.time_off time_off_check CHECK ((ends_on >= starts_on))
scheduling.time_off time_off_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
scheduling.time_off time_off_kind_check CHECK ((kind = ANY (ARRAY['HOLIDAY'::text, 'SICK'::text, 'UNPAID'::text, 'OTHER'::text])))
scheduling.time_off time_off_part_check CHECK ((part = ANY (ARRAY['DAYS'::text, 'MORNING'::text, 'AFTERNOON'::text, 'HOURS'::text])))
scheduling.time_off time_off_part_times CHECK (
CASE
    WHEN (part = 'DAYS'::text) THEN ((start_time IS NULL) AND (end_time IS NULL))
    ELSE ((start_time IS NOT NULL) AND (end_time IS NOT NULL) AND (starts_on = ends_on) AND ((end_time > start_time) OR (end_time = '00:00:00'::time without time zone)))
END)
scheduling.time_off time_off_pkey PRIMARY KEY (id)
scheduling.time_off time_off_state_check CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'DECLINED'::text, 'CANCELLED'::text])))
scheduling.usual_week usual_week_check CHECK ((min_minutes <= max_minutes))
scheduling.usual_week usual_week_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id)
scheduling.usual_week usual_week_max_days_check CHECK (((max_days >= 1) AND (max_days <= 7)))
scheduling.usual_week usual_week_max_minutes_check CHECK (((max_minutes >= 0) AND (max_minutes <= 10080)))
scheduling.usual_week usual_week_min_minutes_check CHECK (((min_minutes >= 0) AND (min_minutes <= 10080)))
scheduling.usual_week usual_week_pkey PRIMARY KEY (employee_id, effective_from)
signatures.agreement agreement_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
signatures.agreement agreement_in_group UNIQUE (id, group_id)
signatures.agreement agreement_once UNIQUE (group_id, idempotency_key)
signatures.agreement agreement_pkey PRIMARY KEY (id)
signatures.agreement agreement_title_check CHECK ((title <> ''::text))
signatures.change change_about_check CHECK ((about = ANY (ARRAY['AGREEMENT'::text, 'EDITION'::text, 'REQUEST'::text])))
signatures.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'PUBLISHED'::text, 'ARCHIVED'::text, 'SENDING'::text, 'SENT'::text, 'REMINDED'::text, 'OPENED'::text, 'SIGNED'::text, 'DECLINED'::text, 'VOIDED'::text, 'EXPIRED'::text, 'REPLACED'::text, 'SEALED'::text, 'LOOKED'::text, 'COPIED'::text])))
signatures.change change_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
signatures.change change_pkey PRIMARY KEY (id)
signatures.edition edition_agreement_id_group_id_fkey FOREIGN KEY (agreement_id, group_id) REFERENCES signatures.agreement(id, group_id) ON DELETE CASCADE
signatures.edition edition_check CHECK (((state = 'DRAFT'::text) = (published_at IS NULL)))
signatures.edition edition_check1 CHECK (((state = 'DRAFT'::text) OR ((file_key IS NOT NULL) AND (sha256 IS NOT NULL))))
signatures.edition edition_in_group UNIQUE (id, group_id)
signatures.edition edition_number UNIQUE (agreement_id, number)
signatures.edition edition_pkey PRIMARY KEY (id)
signatures.edition edition_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
signatures.edition edition_source_check CHECK ((source = ANY (ARRAY['TEXT'::text, 'PDF'::text])))
signatures.edition edition_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'CURRENT'::text, 'FORMER'::text])))
signatures.edition edition_title_check CHECK ((title <> ''::text))
signatures.link_key link_key_pkey PRIMARY KEY (signer_id)
signatures.link_key link_key_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES signatures.signer(id) ON DELETE CASCADE
signatures.request request_agreement_id_group_id_fkey FOREIGN KEY (agreement_id, group_id) REFERENCES signatures.agreement(id, group_id) ON DELETE CASCADE
signatures.request request_check CHECK (((state = 'WAITING'::text) = (ended_at IS NULL)))
signatures.request request_check1 CHECK ((((sealed_key IS NULL) = (sealed_sha256 IS NULL)) AND ((sealed_key IS NULL) = (sealed_at IS NULL)) AND ((sealed_key IS NULL) = (seal_fingerprint IS NULL))))
signatures.request request_edition_id_group_id_fkey FOREIGN KEY (edition_id, group_id) REFERENCES signatures.edition(id, group_id) ON DELETE CASCADE
signatures.request request_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
signatures.request request_in_group UNIQUE (id, group_id)
signatures.request request_pkey PRIMARY KEY (id)
signatures.request request_seal_fingerprint_check CHECK ((seal_fingerprint ~ '^[0-9a-f]{64}$'::text))
signatures.request request_sealed_sha256_check CHECK ((sealed_sha256 ~ '^[0-9a-f]{64}$'::text))
signatures.request request_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SIGNED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'VOIDED'::text, 'REPLACED'::text])))
signatures.sending sending_agreement_id_group_id_fkey FOREIGN KEY (agreement_id, group_id) REFERENCES signatures.agreement(id, group_id) ON DELETE CASCADE
signatures.sending sending_edition_id_group_id_fkey FOREIGN KEY (edition_id, group_id) REFERENCES signatures.edition(id, group_id) ON DELETE CASCADE
signatures.sending sending_in_group UNIQUE (id, group_id)
signatures.sending sending_kind_check CHECK ((kind = ANY (ARRAY['MISSING'::text, 'REPLACED'::text, 'SIGNED_BEFORE'::text])))
signatures.sending sending_once UNIQUE (group_id, idempotency_key)
signatures.sending sending_pkey PRIMARY KEY (id)
signatures.sending sending_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text])))
signatures.signer signer_check CHECK (((state = 'WAITING'::text) = (signed_at IS NULL)))
signatures.signer signer_check1 CHECK (((state <> 'SIGNED'::text) OR ((signed_name IS NOT NULL) AND (sha256 IS NOT NULL) AND (consent_text IS NOT NULL))))
signatures.signer signer_in_group UNIQUE (id, group_id)
signatures.signer signer_pkey PRIMARY KEY (id)
signatures.signer signer_position UNIQUE (request_id, "position")
signatures.signer signer_request_id_group_id_fkey FOREIGN KEY (request_id, group_id) REFERENCES signatures.request(id, group_id) ON DELETE CASCADE
signatures.signer signer_role UNIQUE (request_id, role)
signatures.signer signer_role_check CHECK ((role = ANY (ARRAY['EMPLOYEE'::text, 'MANAGER'::text, 'GUARDIAN'::text])))
signatures.signer signer_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
signatures.signer signer_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SIGNED'::text, 'DECLINED'::text])))
sms.choice choice_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
sms.choice choice_number_check CHECK ((number ~ '^\+[1-9][0-9]{6,14}$'::text))
sms.choice choice_pkey PRIMARY KEY (id)
sms.choice choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
sms.choice choice_via_check CHECK ((via = ANY (ARRAY['APPLICATION'::text, 'SETTINGS'::text])))
sms.incoming incoming_kind_check CHECK ((kind = ANY (ARRAY['WORD'::text, 'MESSAGE'::text, 'CODE'::text, 'STRANGER'::text])))
sms.incoming incoming_pkey PRIMARY KEY (provider_id)
sms.word word_number_check CHECK ((number ~ '^\+[1-9][0-9]{6,14}$'::text))
sms.word word_pkey PRIMARY KEY (id)
sourcing.bonus bonus_after_days_check CHECK ((after_days >= 0))
sourcing.bonus bonus_amount_check CHECK ((amount > 0))
sourcing.bonus bonus_pkey PRIMARY KEY (id)
sourcing.bonus bonus_referral_id_fkey FOREIGN KEY (referral_id, group_id) REFERENCES sourcing.referral(id, group_id) ON DELETE CASCADE
sourcing.bonus bonus_referral_id_number_key UNIQUE (referral_id, number)
sourcing.bonus bonus_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'EARNED'::text, 'APPROVED'::text, 'PAID'::text, 'REFUSED'::text, 'LAPSED'::text])))
sourcing.bonus_event bonus_event_bonus_id_fkey FOREIGN KEY (bonus_id, group_id) REFERENCES sourcing.bonus(id, group_id) ON DELETE CASCADE
sourcing.bonus_event bonus_event_pkey PRIMARY KEY (id)
sourcing.bonus_rule bonus_rule_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
sourcing.bonus_rule bonus_rule_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
sourcing.bonus_rule bonus_rule_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
sourcing.bonus_rule bonus_rule_pkey PRIMARY KEY (id)
sourcing.link link_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
sourcing.link link_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
sourcing.link link_nonce_key UNIQUE (nonce)
sourcing.link link_pkey PRIMARY KEY (id)
sourcing.link_key link_key_pkey PRIMARY KEY (id)
sourcing.referral referral_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE CASCADE
sourcing.referral referral_application_id_key UNIQUE (application_id)
sourcing.referral referral_pkey PRIMARY KEY (id)
sourcing.spending spending_amount_check CHECK ((amount >= 0))
sourcing.spending spending_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
sourcing.spending spending_check CHECK (((removed_at IS NULL) = (removed_by IS NULL)))
sourcing.spending spending_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
sourcing.spending spending_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
sourcing.spending spending_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
sourcing.spending spending_pkey PRIMARY KEY (id)
surveys.answered answered_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES team.employee(id) ON DELETE CASCADE
surveys.answered answered_pkey PRIMARY KEY (employee_id)
surveys.result result_answers_check CHECK ((answers >= 5))
surveys.result result_pkey PRIMARY KEY (location_id, week)
surveys.result result_scores_check CHECK ((cardinality(scores) = 5))
surveys.tally tally_answers_check CHECK ((answers > 0))
surveys.tally tally_pkey PRIMARY KEY (location_id, week, score)
surveys.tally tally_score_check CHECK (((score >= 1) AND (score <= 5)))
talent_pool.entry entry_application_id_fkey FOREIGN KEY (application_id, group_id) REFERENCES applications.application(id, group_id) ON DELETE SET NULL (application_id)
talent_pool.entry entry_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
talent_pool.entry entry_location_id_fkey FOREIGN KEY (location_id, group_id) REFERENCES core.brand(id, group_id)
talent_pool.entry entry_once UNIQUE (group_id, user_id)
talent_pool.entry entry_pkey PRIMARY KEY (id)
talent_pool.entry entry_reason_check CHECK ((reason = ANY (ARRAY['RUNNER_UP'::text, 'NO_OPENING'::text, 'LATER'::text, 'SEASON'::text, 'OTHER'::text])))
talent_pool.entry entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
talent_pool.entry_tag entry_tag_entry_id_fkey FOREIGN KEY (entry_id, group_id) REFERENCES talent_pool.entry(id, group_id) ON DELETE CASCADE
talent_pool.entry_tag entry_tag_pkey PRIMARY KEY (entry_id, tag_id)
talent_pool.entry_tag entry_tag_tag_id_fkey FOREIGN KEY (tag_id, group_id) REFERENCES talent_pool.tag(id, group_id) ON DELETE CASCADE
talent_pool.event event_deed_check CHECK ((deed = ANY (ARRAY['ADDED'::text, 'CHANGED'::text, 'ASKED'::text, 'CONSENTED'::text, 'INVITED'::text, 'APPLIED'::text, 'REMOVED'::text, 'LEFT'::text, 'EXPIRED'::text, 'HIRED'::text, 'ERASED'::text])))
talent_pool.event event_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
talent_pool.event event_pkey PRIMARY KEY (id)
talent_pool.invitation invitation_entry_id_fkey FOREIGN KEY (entry_id, group_id) REFERENCES talent_pool.entry(id, group_id) ON DELETE CASCADE
talent_pool.invitation invitation_job_id_fkey FOREIGN KEY (job_id, group_id) REFERENCES jobs.job(id, group_id) ON DELETE CASCADE
talent_pool.invitation invitation_pkey PRIMARY KEY (id)
talent_pool.link link_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES talent_pool.entry(id) ON DELETE CASCADE
talent_pool.link link_pkey PRIMARY KEY (token_hash)
talent_pool.saved_search saved_search_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
talent_pool.saved_search saved_search_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
talent_pool.saved_search saved_search_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
talent_pool.saved_search saved_search_pkey PRIMARY KEY (id)
talent_pool.tag tag_brand_id_fkey FOREIGN KEY (brand_id, group_id) REFERENCES core.brand(id, group_id) ON DELETE CASCADE
talent_pool.tag tag_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
talent_pool.tag tag_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
talent_pool.tag tag_pkey PRIMARY KEY (id)
team."position" position_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
team."position" position_pkey PRIMARY KEY (id)
team.employee employee_check CHECK (((end_date IS NULL) OR (hire_date IS NULL) OR (end_date >= hire_date)))
team.employee employee_contract_minutes_per_week_check CHECK (((contract_minutes_per_week >= 0) AND (contract_minutes_per_week <= 10080)))
team.employee employee_number_taken UNIQUE (group_id, employee_number)
team.employee employee_pkey PRIMARY KEY (id)
team.employee employee_position_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id)
team.employee employee_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ENDED'::text])))
team.employment_event employment_event_deed_check CHECK ((deed = ANY (ARRAY['PLACES'::text, 'POSITIONS'::text, 'CONTRACT'::text, 'PAY'::text, 'WITHDRAWN'::text, 'ENDED'::text, 'END_UNDONE'::text, 'REHIRED'::text])))
team.employment_event employment_event_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.employment_event employment_event_pkey PRIMARY KEY (id)
team.employment_period employment_period_check CHECK ((starts_on <= ends_on))
team.employment_period employment_period_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.employment_period employment_period_pkey PRIMARY KEY (id)
team.employment_period employment_period_reason_check CHECK ((reason = ANY (ARRAY['RESIGNED'::text, 'END_OF_CONTRACT'::text, 'END_OF_SEASON'::text, 'PROBATION'::text, 'DISMISSED'::text, 'REDUNDANT'::text, 'RETIRED'::text, 'OTHER'::text, 'UNKNOWN'::text])))
team.employment_period period_once UNIQUE (employee_id, ends_on)
team.invitation invitation_channel CHECK (
CASE channel
    WHEN 'CARD'::text THEN ((pin_hash IS NOT NULL) AND (address IS NULL) AND (mail_id IS NULL))
    ELSE ((pin_hash IS NULL) AND (address IS NOT NULL) AND (mail_id IS NOT NULL) AND (purpose = 'JOIN'::text))
END)
team.invitation invitation_channel_check CHECK ((channel = ANY (ARRAY['CARD'::text, 'MAIL'::text])))
team.invitation invitation_code UNIQUE (code_hash)
team.invitation invitation_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.invitation invitation_pkey PRIMARY KEY (employee_id)
team.invitation invitation_purpose_check CHECK ((purpose = ANY (ARRAY['JOIN'::text, 'RESET'::text])))
team.invitation_event invitation_event_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.invitation_event invitation_event_pkey PRIMARY KEY (id)
team.invitation_event invitation_event_purpose_check CHECK ((purpose = ANY (ARRAY['JOIN'::text, 'RESET'::text])))
team.invitation_event invitation_event_what_check CHECK ((what = ANY (ARRAY['MADE'::text, 'MAILED'::text, 'WITHDRAWN'::text, 'LOCKED'::text, 'USED'::text])))
team.pay_rate pay_rate_amount_check CHECK ((amount >= 0))
team.pay_rate pay_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
team.pay_rate pay_rate_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.pay_rate pay_rate_pkey PRIMARY KEY (employee_id, effective_from)
team.position_rate position_rate_amount_check CHECK ((amount >= 0))
team.position_rate position_rate_check CHECK (((amount IS NULL) = (currency IS NULL)))
team.position_rate position_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
team.position_rate position_rate_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.position_rate position_rate_once UNIQUE NULLS NOT DISTINCT (employee_id, position_id, location_id, effective_from)
team.position_rate position_rate_pkey PRIMARY KEY (id)
team.position_rate position_rate_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id)
team.rehire_block rehire_block_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.rehire_block rehire_block_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
team.rehire_block rehire_block_pkey PRIMARY KEY (employee_id)
team.rehire_event rehire_event_deed_check CHECK ((deed = ANY (ARRAY['BLOCKED'::text, 'CHANGED'::text, 'APPEALED'::text, 'LIFTED'::text])))
team.rehire_event rehire_event_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.rehire_event rehire_event_group_id_fkey FOREIGN KEY (group_id) REFERENCES core.brand(id) ON DELETE CASCADE
team.rehire_event rehire_event_pkey PRIMARY KEY (id)
team.secondary_location secondary_location_employee_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.secondary_location secondary_location_pkey PRIMARY KEY (employee_id, location_id)
team.term term_check CHECK (((part = 'PLACES'::text) OR (location_id IS NULL)))
team.term term_check1 CHECK (((part <> 'PLACES'::text) OR (location_id IS NOT NULL)))
team.term term_check2 CHECK (((part = 'POSITIONS'::text) OR (position_id IS NULL)))
team.term term_check3 CHECK (((part = 'CONTRACT'::text) OR ((minutes_per_week IS NULL) AND (pattern IS NULL))))
team.term term_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
team.term term_minutes_per_week_check CHECK (((minutes_per_week >= 0) AND (minutes_per_week <= 10080)))
team.term term_part_check CHECK ((part = ANY (ARRAY['PLACES'::text, 'POSITIONS'::text, 'CONTRACT'::text])))
team.term term_pattern_check CHECK ((cardinality(pattern) = 7))
team.term term_pkey PRIMARY KEY (employee_id, part, from_day)
team.term term_position_id_group_id_fkey FOREIGN KEY (position_id, group_id) REFERENCES team."position"(id, group_id)
timesheets.declared_tip declared_tip_amount_check CHECK ((amount > 0))
timesheets.declared_tip declared_tip_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
timesheets.declared_tip declared_tip_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
timesheets.declared_tip declared_tip_once UNIQUE (group_id, idempotency_key)
timesheets.declared_tip declared_tip_pkey PRIMARY KEY (id)
timesheets.payroll_export payroll_export_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
timesheets.payroll_export payroll_export_once UNIQUE (group_id, idempotency_key)
timesheets.payroll_export payroll_export_pkey PRIMARY KEY (id)
timesheets.sheet sheet_approved_by_check CHECK ((cardinality(approved_by) <= 3))
timesheets.sheet sheet_check CHECK ((period_until >= period_from))
timesheets.sheet sheet_check1 CHECK (((content IS NULL) = (state = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text, 'REOPENED'::text]))))
timesheets.sheet sheet_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
timesheets.sheet sheet_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
timesheets.sheet sheet_in_group UNIQUE (id, group_id)
timesheets.sheet sheet_once UNIQUE (employee_id, period_from)
timesheets.sheet sheet_pkey PRIMARY KEY (id)
timesheets.sheet sheet_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'LOCKED'::text, 'EXPORTED'::text, 'REOPENED'::text])))
timesheets.sheet_change sheet_change_act_check CHECK ((act = ANY (ARRAY['SUBMIT'::text, 'APPROVE'::text, 'SEND_BACK'::text, 'LOCK'::text, 'EXPORT'::text, 'REOPEN'::text])))
timesheets.sheet_change sheet_change_pkey PRIMARY KEY (id)
timesheets.sheet_change sheet_change_sheet_id_group_id_fkey FOREIGN KEY (sheet_id, group_id) REFERENCES timesheets.sheet(id, group_id) ON DELETE CASCADE
timesheets.sheet_change sheet_change_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'LOCKED'::text, 'EXPORTED'::text, 'REOPENED'::text])))
timesheets.tip_pool tip_pool_check CHECK ((until_day >= from_day))
timesheets.tip_pool tip_pool_collected_check CHECK ((collected >= 0))
timesheets.tip_pool tip_pool_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
timesheets.tip_pool tip_pool_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id)
timesheets.tip_pool tip_pool_in_group UNIQUE (id, group_id)
timesheets.tip_pool tip_pool_kept_back_check CHECK ((kept_back >= 0))
timesheets.tip_pool tip_pool_left_over_check CHECK ((left_over >= 0))
timesheets.tip_pool tip_pool_method_check CHECK ((method = ANY (ARRAY['HOURS'::text, 'POINTS'::text, 'SHARES'::text])))
timesheets.tip_pool tip_pool_once UNIQUE (group_id, idempotency_key)
timesheets.tip_pool tip_pool_pkey PRIMARY KEY (id)
timesheets.tip_share tip_share_amount_check CHECK ((amount >= 0))
timesheets.tip_share tip_share_employee_id_group_id_fkey FOREIGN KEY (employee_id, group_id) REFERENCES team.employee(id, group_id) ON DELETE CASCADE
timesheets.tip_share tip_share_pkey PRIMARY KEY (pool_id, employee_id, number)
timesheets.tip_share tip_share_pool_id_group_id_fkey FOREIGN KEY (pool_id, group_id) REFERENCES timesheets.tip_pool(id, group_id) ON DELETE CASCADE
tokens.access_token access_token_check CHECK ((expires_at <= (created_at + '366 days'::interval)))
tokens.access_token access_token_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
tokens.access_token access_token_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
tokens.access_token access_token_hash UNIQUE (token_hash)
tokens.access_token access_token_kind_check CHECK ((kind = ANY (ARRAY['PERSONAL'::text, 'SERVICE'::text])))
tokens.access_token access_token_name_check CHECK ((name <> ''::text))
tokens.access_token access_token_permissions_check CHECK ((cardinality(permissions) > 0))
tokens.access_token access_token_pkey PRIMARY KEY (id)
tokens.access_token access_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
tokens.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'REVOKED'::text])))
tokens.change change_pkey PRIMARY KEY (id)
user_preferences.navigation navigation_default_home_page_check CHECK ((default_home_page = ANY (ARRAY['HALO_DASHBOARD'::text, 'RISK_ANALYSIS'::text, 'EMPLOYEE_VOICE'::text])))
user_preferences.navigation navigation_pkey PRIMARY KEY (user_id)
user_preferences.pinned_search pinned_search_pkey PRIMARY KEY (user_id)
user_preferences.pinned_search pinned_search_terms_check CHECK ((cardinality(terms) <= 10))
webhooks.change change_action_check CHECK ((action = ANY (ARRAY['CREATED'::text, 'CHANGED'::text, 'PAUSED'::text, 'RESUMED'::text, 'ROTATED'::text, 'DELETED'::text])))
webhooks.change change_pkey PRIMARY KEY (id)
webhooks.delivery delivery_check CHECK (((not_before IS NULL) = (state <> 'WAITING'::text)))
webhooks.delivery delivery_endpoint_id_group_id_fkey FOREIGN KEY (endpoint_id, group_id) REFERENCES webhooks.endpoint(id, group_id) ON DELETE CASCADE
webhooks.delivery delivery_failure_check CHECK ((failure = ANY (ARRAY['STATUS'::text, 'TIMEOUT'::text, 'UNREACHABLE'::text])))
webhooks.delivery delivery_once UNIQUE (endpoint_id, event_id)
webhooks.delivery delivery_pkey PRIMARY KEY (id)
webhooks.delivery delivery_response_body_check CHECK ((octet_length(response_body) <= 1024))
webhooks.delivery delivery_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DELIVERED'::text, 'FAILED'::text])))
webhooks.endpoint endpoint_address_check CHECK ((address <> ''::text))
webhooks.endpoint endpoint_check CHECK (((previous_until IS NULL) = (previous_secret IS NULL)))
webhooks.endpoint endpoint_check1 CHECK (((paused_because = ANY (ARRAY['PERSON'::text, 'GONE'::text, 'FAILING'::text])) AND ((paused_because IS NULL) = (state = 'ACTIVE'::text))))
webhooks.endpoint endpoint_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
webhooks.endpoint endpoint_events_check CHECK ((cardinality(events) > 0))
webhooks.endpoint endpoint_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
webhooks.endpoint endpoint_in_group UNIQUE (id, group_id)
webhooks.endpoint endpoint_name_check CHECK ((name <> ''::text))
webhooks.endpoint endpoint_pkey PRIMARY KEY (id)
webhooks.endpoint endpoint_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text])))
workplace.day_note day_note_audience_check CHECK ((audience = ANY (ARRAY['STAFF'::text, 'MANAGERS'::text])))
workplace.day_note day_note_check CHECK ((ends_on >= starts_on))
workplace.day_note day_note_closed_is_told CHECK (((kind <> 'CLOSED'::text) OR (audience = 'STAFF'::text)))
workplace.day_note day_note_content_check CHECK ((content <> ''::text))
workplace.day_note day_note_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
workplace.day_note day_note_group_id_brand_id_fkey FOREIGN KEY (group_id, brand_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
workplace.day_note day_note_kind_check CHECK ((kind = ANY (ARRAY['NOTE'::text, 'EVENT'::text, 'CLOSED'::text])))
workplace.day_note day_note_once UNIQUE (group_id, idempotency_key)
workplace.day_note day_note_pkey PRIMARY KEY (id)
workplace.day_note day_note_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL
workplace.station station_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity."user"(id) ON DELETE SET NULL
workplace.station station_department_check CHECK ((department = ANY (ARRAY['KITCHEN'::text, 'BAR'::text, 'FLOOR'::text, 'HOST'::text, 'FRONT_DESK'::text, 'HOUSEKEEPING'::text, 'MANAGEMENT'::text, 'OTHER'::text])))
workplace.station station_group_id_location_id_fkey FOREIGN KEY (group_id, location_id) REFERENCES core.brand(group_id, id) ON DELETE CASCADE
workplace.station station_name_check CHECK ((name <> ''::text))
workplace.station station_once UNIQUE (group_id, idempotency_key)
workplace.station station_pkey PRIMARY KEY (id)
workplace.station station_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES identity."user"(id) ON DELETE SET NULL

-- indexes
CREATE INDEX absence_report_person ON scheduling.absence_report USING btree (employee_id, local_date)
CREATE INDEX absence_report_place ON scheduling.absence_report USING btree (location_id, local_date) WHERE (ended_at IS NULL)
CREATE INDEX access_token_created_by ON tokens.access_token USING btree (created_by)
CREATE INDEX access_token_of_brand ON tokens.access_token USING btree (group_id, brand_id)
CREATE INDEX access_token_of_group ON tokens.access_token USING btree (group_id, id DESC) WHERE (revoked_at IS NULL)
CREATE INDEX access_token_of_user ON tokens.access_token USING btree (user_id, id DESC)
CREATE INDEX actual_change_actor ON demand.actual_change USING btree (actor_id)
CREATE INDEX actual_change_group ON demand.actual_change USING btree (group_id, brand_id)
CREATE INDEX actual_change_of_brand ON demand.actual_change USING btree (brand_id, at DESC, id DESC)
CREATE INDEX actual_day_changed_by ON demand.actual_day USING btree (changed_by)
CREATE INDEX actual_day_group ON demand.actual_day USING btree (group_id, brand_id)
CREATE INDEX agreement_brand ON signatures.agreement USING btree (group_id, brand_id) WHERE (archived_at IS NULL)
CREATE INDEX alert_due ON jobs.alert USING btree (next_at) WHERE (next_at IS NOT NULL)
CREATE INDEX alert_email ON jobs.alert USING btree (email)
CREATE INDEX alert_post_job ON jobs.alert_post USING btree (job_id)
CREATE INDEX alert_unconfirmed ON jobs.alert USING btree (asked_at) WHERE (confirmed_at IS NULL)
CREATE INDEX answer_user ON fairness.answer USING btree (user_id)
CREATE INDEX answer_year ON fairness.answer USING btree (group_id, year, application_id)
CREATE INDEX applicant_application ON job_boards.applicant USING btree (application_id) WHERE (application_id IS NOT NULL)
CREATE INDEX applicant_group ON job_boards.applicant USING btree (group_id)
CREATE INDEX application_applied ON applications.application USING btree (group_id, applied_at, id)
CREATE INDEX application_applied_location ON applications.application USING btree (location_id, applied_at, id)
CREATE INDEX application_assigned ON applications.application USING btree (assignee_user_id, desk, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, applied_at DESC, id DESC) WHERE (assignee_user_id IS NOT NULL)
CREATE INDEX application_board ON applications.application USING btree (group_id, stage, waiting_since, stage_entered_at, id) INCLUDE (archived_at)
CREATE INDEX application_email_stem ON applications.application USING btree (group_id, email_stem) WHERE (email_stem <> ''::text)
CREATE INDEX application_employee ON applications.application USING btree (employee_id) WHERE (employee_id IS NOT NULL)
CREATE INDEX application_ended ON applications.application USING btree (location_id, GREATEST(stage_entered_at, last_message_at), id) WHERE (stage = ANY (ARRAY['REJECTED'::text, 'WITHDRAWN'::text]))
CREATE INDEX application_hired_of_person ON applications.application USING btree (user_id, group_id) WHERE ((stage = 'HIRED'::text) AND (joined_at IS NULL))
CREATE INDEX application_inbox ON applications.application USING btree (group_id, desk, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, applied_at DESC, id DESC) INCLUDE (location_id, archived_at)
CREATE INDEX application_job ON applications.application USING btree (job_id, stage, waiting_since, stage_entered_at, id) INCLUDE (group_id, archived_at)
CREATE INDEX application_location ON applications.application USING btree (location_id, stage, waiting_since, stage_entered_at, id) INCLUDE (group_id, archived_at)
CREATE INDEX application_phone ON applications.application USING gin (platform.phone_digits(phone) gin_trgm_ops)
CREATE INDEX application_phone_tail ON applications.application USING btree (group_id, phone_tail) WHERE (length(phone_tail) = 7)
CREATE INDEX application_place_inbox ON applications.application USING btree (location_id, desk, COALESCE(last_message_at, '-infinity'::timestamp with time zone) DESC, applied_at DESC, id DESC) INCLUDE (group_id, archived_at)
CREATE INDEX application_search ON applications.application USING gin (search_text gin_trgm_ops)
CREATE INDEX application_snoozed ON applications.application USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL)
CREATE INDEX application_sound ON applications.application USING gin (platform.name_sound(((first_name || ' '::text) || last_name)) gin_trgm_ops)
CREATE INDEX application_sound_other_script ON applications.application USING gin (platform.name_sound(((first_name || ' '::text) || last_name)) gin_trgm_ops) WHERE (((first_name || ' '::text) || last_name) ~ '[Ѐ-ӿ؀-ۿ]'::text)
CREATE INDEX application_step ON applications.application USING btree (job_id, step_id, waiting_since, stage_entered_at, id) INCLUDE (group_id, archived_at) WHERE (step_id IS NOT NULL)
CREATE INDEX application_together ON applications.application USING btree (together_id) WHERE (together_id IS NOT NULL)
CREATE INDEX application_unread ON applications.application USING btree (group_id, location_id) INCLUDE (unread_employer, archived_at) WHERE (unread_employer > 0)
CREATE INDEX application_user ON applications.application USING btree (user_id, applied_at DESC)
CREATE INDEX approval_application ON offers.approval USING btree (application_id, asked_at DESC)
CREATE INDEX approval_change_person ON leave.approval_change USING btree (employee_id, at)
CREATE INDEX approval_step_group ON offers.approval_step USING btree (group_id)
CREATE INDEX approval_waiting ON offers.approval USING btree (group_id, waiting_for) WHERE (status = 'WAITING'::text)
CREATE INDEX ask_application ON messaging.ask USING btree (application_id)
CREATE INDEX ask_interview ON messaging.ask USING btree (interview_id) WHERE (interview_id IS NOT NULL)
CREATE INDEX asked_question_group ON jobs.asked_question USING btree (group_id)
CREATE INDEX asked_question_posts ON jobs.asked_question USING btree (question_id, job_id)
CREATE INDEX assertion_expires ON federation.assertion USING btree (expires_at)
CREATE INDEX attachment_group ON media.attachment USING btree (group_id)
CREATE INDEX attachment_owner ON media.attachment USING btree (owner_user_id)
CREATE INDEX attachment_waiting ON media.attachment USING btree (check_at) WHERE (check_at IS NOT NULL)
CREATE INDEX attempt_brand ON job_boards.attempt USING btree (brand_id)
CREATE INDEX attempt_expires ON federation.attempt USING btree (expires_at)
CREATE INDEX attempt_expires ON job_boards.attempt USING btree (expires_at)
CREATE INDEX attempt_group ON job_boards.attempt USING btree (group_id)
CREATE INDEX attempt_trial_by ON federation.attempt USING btree (trial_by)
CREATE INDEX attempt_user ON federation.attempt USING btree (user_id)
CREATE INDEX attempt_user ON job_boards.attempt USING btree (user_id, board, created_at DESC)
CREATE INDEX attempt_window_ends ON identity.attempt_window USING btree (ends_at)
CREATE INDEX attestation_person ON clock.attestation USING btree (employee_id)
CREATE INDEX audit_entry_row ON platform.audit_entry USING btree (source, row_key, id DESC)
CREATE INDEX audit_entry_waiting ON platform.audit_entry USING btree (id) WHERE (number IS NULL)
CREATE INDEX audit_group ON matching.audit USING btree (group_id)
CREATE INDEX availability_exception_person ON scheduling.availability_exception USING btree (employee_id, local_date)
CREATE INDEX availability_request_person ON scheduling.availability_request USING btree (employee_id, asked_at DESC)
CREATE INDEX availability_request_waiting ON scheduling.availability_request USING btree (group_id, asked_at, id) WHERE (state = 'PENDING'::text)
CREATE INDEX balance_change_person ON leave.balance_change USING btree (employee_id, at)
CREATE INDEX bank_question_brand ON jobs.bank_question USING btree (brand_id)
CREATE INDEX bank_question_newest ON jobs.bank_question USING btree (group_id, id)
CREATE INDEX bank_wording_group ON jobs.bank_wording USING btree (group_id)
CREATE INDEX bid_employee ON deals.bid USING btree (employee_id, placed_at DESC)
CREATE INDEX bidding_awarded ON deals.bidding USING btree (awarded_deal_id)
CREATE INDEX bidding_closes ON deals.bidding USING btree (closes_at) WHERE (state = 'OPEN'::text)
CREATE INDEX bidding_deal ON deals.bidding USING btree (deal_id)
CREATE INDEX bidding_place ON deals.bidding USING btree (location_id) WHERE (state = 'OPEN'::text)
CREATE INDEX bidding_shift ON deals.bidding USING btree (shift_id, id DESC)
CREATE INDEX bidding_waits ON deals.bidding USING btree (group_id, closes_at, id) WHERE (state = 'OPEN'::text)
CREATE INDEX bonus_event_bonus ON sourcing.bonus_event USING btree (bonus_id, id)
CREATE INDEX bonus_event_group ON sourcing.bonus_event USING btree (group_id)
CREATE INDEX bonus_group ON sourcing.bonus USING btree (group_id, state, id)
CREATE INDEX bonus_location ON sourcing.bonus USING btree (location_id, state, id)
CREATE INDEX bonus_rule_brand ON sourcing.bonus_rule USING btree (brand_id, valid_from DESC, number DESC)
CREATE INDEX bonus_rule_group ON sourcing.bonus_rule USING btree (group_id)
CREATE INDEX bonus_rule_job ON sourcing.bonus_rule USING btree (job_id) WHERE (job_id IS NOT NULL)
CREATE INDEX bonus_waiting ON sourcing.bonus USING btree (id) WHERE ((state = 'WAITING'::text) AND (due_on IS NOT NULL))
CREATE INDEX brand_change_of_brand ON core.brand_change USING btree (group_id, brand_id, at)
CREATE INDEX brand_children ON core.brand USING btree (parent_id, sort_name, id)
CREATE INDEX brand_phone ON core.brand USING gin (platform.phone_digits(phone) gin_trgm_ops)
CREATE INDEX brand_sound ON core.brand USING gin (platform.name_sound(name) gin_trgm_ops)
CREATE INDEX brand_sound_other_script ON core.brand USING gin (platform.name_sound(name) gin_trgm_ops) WHERE (name ~ '[Ѐ-ӿ؀-ۿ]'::text)
CREATE INDEX brand_weighting_group ON matching.brand_weighting USING btree (group_id)
CREATE INDEX break_reminder_at ON clock.break_reminder USING btree (at)
CREATE INDEX break_reminder_person ON clock.break_reminder USING btree (employee_id)
CREATE INDEX budget_change_brand ON requisitions.budget_change USING btree (brand_id, at DESC)
CREATE INDEX budget_change_group ON requisitions.budget_change USING btree (group_id)
CREATE INDEX budget_currency ON requisitions.budget USING btree (currency)
CREATE INDEX budget_group ON requisitions.budget USING btree (group_id, year)
CREATE INDEX bundle_employee ON documents.bundle USING btree (employee_id, asked_by)
CREATE INDEX bundle_expires ON documents.bundle USING btree (expires_at)
CREATE INDEX bundle_group ON documents.bundle USING btree (group_id, brand_id)
CREATE INDEX by_text_application ON messaging.by_text USING btree (application_id)
CREATE INDEX by_text_line ON messaging.by_text USING btree (own_number, number, at DESC, message_id DESC)
CREATE INDEX card_event_interview ON interviews.card_event USING btree (interview_id, id)
CREATE INDEX chain_group ON offers.chain USING btree (group_id)
CREATE INDEX chain_group ON requisitions.chain USING btree (group_id)
CREATE INDEX change_about ON signatures.change USING btree (about_id, at)
CREATE INDEX change_case ON eligibility.change USING btree (case_id, at)
CREATE INDEX change_employee ON documents.change USING btree (employee_id, at)
CREATE INDEX change_employee ON eligibility.change USING btree (employee_id, at)
CREATE INDEX change_employee ON onboarding.change USING btree (employee_id, at)
CREATE INDEX change_employee ON qualifications.change USING btree (employee_id, at)
CREATE INDEX change_employee ON signatures.change USING btree (employee_id, at)
CREATE INDEX change_group ON documents.change USING btree (group_id, at)
CREATE INDEX change_group ON eligibility.change USING btree (group_id, at)
CREATE INDEX change_group ON onboarding.change USING btree (group_id, at)
CREATE INDEX change_group ON qualifications.change USING btree (group_id, at)
CREATE INDEX change_group ON signatures.change USING btree (group_id, at)
CREATE INDEX change_of_group ON access.change USING btree (group_id, at)
CREATE INDEX change_of_role ON access.change USING btree (group_id, ((detail ->> 'role_id'::text)), at) WHERE (action ~~ 'ROLE%'::text)
CREATE INDEX change_of_template_group ON rosters.change USING btree (group_id, at)
CREATE INDEX change_of_token_group ON tokens.change USING btree (group_id, at)
CREATE INDEX change_of_webhook_group ON webhooks.change USING btree (group_id, at)
CREATE INDEX checked_week_group ON compliance.checked_week USING btree (group_id, week)
CREATE INDEX choice_group ON sms.choice USING btree (group_id, user_id, at DESC, id DESC)
CREATE INDEX choice_number ON sms.choice USING btree (number, at DESC)
CREATE INDEX choice_user ON sms.choice USING btree (user_id, at DESC)
CREATE INDEX closed_period_brand ON leave.closed_period USING btree (group_id, brand_id) WHERE (archived_at IS NULL)
CREATE INDEX closed_period_created_by ON leave.closed_period USING btree (created_by)
CREATE INDEX closed_period_updated_by ON leave.closed_period USING btree (updated_by)
CREATE INDEX conflict_answer_day ON scheduling.conflict_answer USING btree (location_id, local_date)
CREATE INDEX connection_group ON job_boards.connection USING btree (group_id)
CREATE INDEX consent_person ON scheduling.consent USING btree (employee_id, asked_at)
CREATE INDEX consent_publication ON scheduling.consent USING btree (publication_id)
CREATE INDEX consent_shift ON scheduling.consent USING btree (shift_id, asked_at)
CREATE INDEX consent_week ON scheduling.consent USING btree (location_id, week)
CREATE INDEX conversation_event_application ON messaging.conversation_event USING btree (application_id, at, id)
CREATE INDEX correction_pending ON clock.correction USING btree (location_id, proposed_at) WHERE (state = 'PENDING'::text)
CREATE INDEX correction_person ON clock.correction USING btree (employee_id, about)
CREATE INDEX country_currency ON core.country USING btree (currency)
CREATE INDEX day_mark_person ON clock.day_mark USING btree (employee_id)
CREATE INDEX day_mark_place ON clock.day_mark USING btree (group_id, location_id)
CREATE INDEX day_note_brand ON workplace.day_note USING btree (brand_id, ends_on) WHERE (archived_at IS NULL)
CREATE INDEX day_note_created_by ON workplace.day_note USING btree (created_by)
CREATE INDEX day_note_group ON workplace.day_note USING btree (group_id, brand_id)
CREATE INDEX day_note_updated_by ON workplace.day_note USING btree (updated_by)
CREATE INDEX deal_closes ON deals.deal USING btree (closes_at) WHERE (state = ANY (ARRAY['OFFERED'::text, 'TAKEN'::text]))
CREATE INDEX deal_ended ON deals.deal USING btree (location_id, ended_at DESC, id DESC) WHERE (ended_at IS NOT NULL)
CREATE INDEX deal_event_deal ON deals.deal_event USING btree (deal_id, at)
CREATE INDEX deal_event_for ON deals.deal_event USING btree (for_employee)
CREATE INDEX deal_giver ON deals.deal USING btree (giver_id, asked_at DESC)
CREATE INDEX deal_shift_place ON deals.deal_shift USING btree (location_id) WHERE is_pending
CREATE INDEX deal_taker ON deals.deal USING btree (taker_id, asked_at DESC)
CREATE INDEX deal_waits ON deals.deal USING btree (group_id, state, closes_at) WHERE (state = ANY (ARRAY['OFFERED'::text, 'TAKEN'::text]))
CREATE INDEX declared_tip_employee ON timesheets.declared_tip USING btree (employee_id, on_day, at)
CREATE INDEX deed_group ON provisioning.deed USING btree (group_id, id)
CREATE INDEX deed_token ON provisioning.deed USING btree (token_id)
CREATE INDEX deed_user ON provisioning.deed USING btree (user_id)
CREATE INDEX delivery_created_at ON webhooks.delivery USING btree (created_at)
CREATE INDEX delivery_device ON notices.delivery USING btree (device_id) WHERE (device_id IS NOT NULL)
CREATE INDEX delivery_due ON webhooks.delivery USING btree (endpoint_id, not_before, id) WHERE (state = 'WAITING'::text)
CREATE INDEX delivery_group ON job_boards.delivery USING btree (group_id)
CREATE INDEX delivery_log ON webhooks.delivery USING btree (endpoint_id, id DESC)
CREATE INDEX delivery_mail ON notices.delivery USING btree (mail_about) WHERE (mail_about IS NOT NULL)
CREATE INDEX delivery_of_application ON webhooks.delivery USING btree (application_id) WHERE (application_id IS NOT NULL)
CREATE INDEX delivery_of_notice ON notices.delivery USING btree (notice_id)
CREATE INDEX delivery_of_user ON notices.delivery USING btree (user_id)
CREATE INDEX delivery_posting ON job_boards.delivery USING btree (posting_id, number DESC)
CREATE INDEX delivery_waiting ON notices.delivery USING btree (channel, not_before, user_id) WHERE (state = 'WAITING'::text)
CREATE INDEX demand_position ON qualifications.demand USING btree (position_id)
CREATE INDEX demand_qualification ON qualifications.demand USING btree (qualification_id)
CREATE INDEX device_of_user ON notices.device USING btree (user_id, added_at)
CREATE INDEX device_session ON notices.device USING btree (session_id)
CREATE INDEX directory_group_brand ON provisioning.directory_group USING btree (brand_id)
CREATE INDEX directory_group_external_id ON provisioning.directory_group USING btree (group_id, external_id)
CREATE INDEX directory_group_order ON provisioning.directory_group USING btree (group_id, id)
CREATE INDEX document_employee ON documents.document USING btree (employee_id, type_id)
CREATE INDEX document_ends ON documents.document USING btree (valid_until) WHERE (state = 'ACCEPTED'::text)
CREATE INDEX document_file ON documents.document USING btree (attachment_id) WHERE (attachment_id IS NOT NULL)
CREATE INDEX document_pending ON documents.document USING btree (group_id) WHERE (state = 'PENDING'::text)
CREATE INDEX document_type ON documents.document USING btree (type_id)
CREATE INDEX draft_of ON applications.draft USING btree (job_id, email)
CREATE INDEX draft_over ON applications.draft USING btree (expires_at)
CREATE INDEX edition_sha256 ON signatures.edition USING btree (sha256) WHERE (state <> 'DRAFT'::text)
CREATE INDEX employee_group_name ON team.employee USING btree (group_id, status, last_name, first_name, id)
CREATE INDEX employee_left_email ON team.employee USING btree (group_id, split_part(replace(split_part(lower(email), '@'::text, 1), '.'::text, ''::text), '+'::text, 1)) WHERE ((status = 'ENDED'::text) AND (email IS NOT NULL))
CREATE INDEX employee_left_phone ON team.employee USING btree (group_id, "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 7)) WHERE ((status = 'ENDED'::text) AND (phone IS NOT NULL))
CREATE INDEX employee_location ON team.employee USING btree (location_id, status)
CREATE INDEX employee_phone ON team.employee USING gin (platform.phone_digits(phone) gin_trgm_ops)
CREATE INDEX employee_position ON team.employee USING btree (position_id)
CREATE INDEX employee_search ON team.employee USING gin (search gin_trgm_ops)
CREATE INDEX employee_sound ON team.employee USING gin (platform.name_sound(((first_name || ' '::text) || last_name)) gin_trgm_ops)
CREATE INDEX employee_sound_other_script ON team.employee USING gin (platform.name_sound(((first_name || ' '::text) || last_name)) gin_trgm_ops) WHERE (((first_name || ' '::text) || last_name) ~ '[Ѐ-ӿ؀-ۿ]'::text)
CREATE INDEX employee_user ON team.employee USING btree (user_id) WHERE (user_id IS NOT NULL)
CREATE INDEX employment_event_employee ON team.employment_event USING btree (employee_id, id)
CREATE INDEX employment_period_due ON team.employment_period USING btree (ends_on) WHERE (access_ended_at IS NULL)
CREATE INDEX endpoint_created_by ON webhooks.endpoint USING btree (created_by)
CREATE INDEX endpoint_of_brand ON webhooks.endpoint USING btree (group_id, brand_id)
CREATE INDEX entry_added ON talent_pool.entry USING btree (group_id, added_at DESC, id DESC) INCLUDE (location_id)
CREATE INDEX entry_application ON talent_pool.entry USING btree (application_id)
CREATE INDEX entry_asked ON talent_pool.entry USING btree (asked_by, asked_at)
CREATE INDEX entry_contact ON talent_pool.entry USING btree (group_id, last_contact_at, id) INCLUDE (location_id)
CREATE INDEX entry_location ON talent_pool.entry USING btree (location_id, added_at DESC, id DESC)
CREATE INDEX entry_tag_group ON talent_pool.entry_tag USING btree (group_id)
CREATE INDEX entry_tag_tag ON talent_pool.entry_tag USING btree (tag_id, entry_id)
CREATE INDEX entry_until ON talent_pool.entry USING btree (until)
CREATE INDEX entry_user ON talent_pool.entry USING btree (user_id)
CREATE INDEX entry_words ON talent_pool.entry USING gin (search_text gin_trgm_ops)
CREATE INDEX erasure_group ON privacy.erasure USING btree (group_id, location_id) INCLUDE (at)
CREATE INDEX event_entry ON talent_pool.event USING btree (entry_id, id)
CREATE INDEX event_group ON talent_pool.event USING btree (group_id, location_id)
CREATE INDEX evidence_case ON eligibility.evidence USING btree (case_id, round)
CREATE INDEX evidence_document ON eligibility.evidence USING btree (document_id) WHERE (document_id IS NOT NULL)
CREATE INDEX export_event_of_group ON exports.export_event USING btree (group_id, at)
CREATE INDEX external_brand_brand ON federation.external_brand USING btree (group_id, brand_id)
CREATE INDEX finding_group ON compliance.finding USING btree (group_id, week)
CREATE INDEX forecast_change_actor ON demand.forecast_change USING btree (actor_id)
CREATE INDEX forecast_change_group ON demand.forecast_change USING btree (group_id, brand_id)
CREATE INDEX forecast_change_of_brand ON demand.forecast_change USING btree (brand_id, driver, at DESC, id DESC)
CREATE INDEX forecast_day_adjusted_by ON demand.forecast_day USING btree (adjusted_by)
CREATE INDEX forecast_day_approved_by ON demand.forecast_day USING btree (approved_by)
CREATE INDEX forecast_day_group ON demand.forecast_day USING btree (group_id, brand_id)
CREATE INDEX forecast_quality_group ON demand.forecast_quality USING btree (group_id, brand_id)
CREATE INDEX given_right_brand ON provisioning.given_right USING btree (brand_id)
CREATE INDEX given_right_grant ON provisioning.given_right USING btree (grant_id)
CREATE INDEX given_right_group ON provisioning.given_right USING btree (group_id)
CREATE INDEX grant_by_own_role ON access."grant" USING btree (group_id, role_id) WHERE (role_id IS NOT NULL)
CREATE INDEX grant_of_group ON access."grant" USING btree (group_id, brand_id)
CREATE INDEX grant_of_user ON access."grant" USING btree (user_id)
CREATE INDEX guest_application_application ON applications.guest_application USING btree (application_id) WHERE (application_id IS NOT NULL)
CREATE INDEX guest_application_email ON applications.guest_application USING btree (email)
CREATE INDEX guest_application_group ON applications.guest_application USING btree (group_id)
CREATE INDEX guest_application_job ON applications.guest_application USING btree (job_id)
CREATE INDEX guest_application_over ON applications.guest_application USING btree (expires_at)
CREATE INDEX held_group ON media.held USING btree (group_id)
CREATE INDEX held_punch_kiosk ON clock.held_punch USING btree (kiosk_id)
CREATE INDEX held_punch_person ON clock.held_punch USING btree (employee_id)
CREATE INDEX held_punch_settled ON clock.held_punch USING btree (settled_at) WHERE (state <> 'WAITING'::text)
CREATE INDEX held_punch_waiting ON clock.held_punch USING btree (location_id, at) WHERE (state = 'WAITING'::text)
CREATE INDEX held_until ON media.held USING btree (until) WHERE (until IS NOT NULL)
CREATE INDEX hold_group ON documents.hold USING btree (group_id)
CREATE INDEX hold_session ON interviews.hold USING btree (session_id)
CREATE INDEX house_mail_choice_digest ON messaging.house_mail_choice USING btree (user_id, group_id) WHERE (choice = ANY (ARRAY['HOURLY'::text, 'MORNING'::text]))
CREATE INDEX house_mail_choice_group ON messaging.house_mail_choice USING btree (group_id)
CREATE INDEX house_mail_user ON messaging.house_mail USING btree (user_id)
CREATE INDEX impersonation_actor ON identity.impersonation USING btree (actor_id)
CREATE INDEX impersonation_of_session ON identity.impersonation USING btree (actor_session_id) WHERE (ended_at IS NULL)
CREATE INDEX impersonation_subject ON identity.impersonation USING btree (subject_id, started_at)
CREATE INDEX import_newest ON imports.import USING btree (group_id, created_at DESC)
CREATE INDEX import_same_file ON imports.import USING btree (group_id, file_sha256) WHERE (status = 'DONE'::text)
CREATE INDEX import_under_way ON imports.import USING btree (alive_at) WHERE (status = ANY (ARRAY['CHECKING'::text, 'RUNNING'::text]))
CREATE INDEX incoming_at ON sms.incoming USING btree (at DESC) WHERE (number <> ''::text)
CREATE INDEX incoming_number ON sms.incoming USING btree (number, at DESC)
CREATE INDEX infected_file_attachment ON media.infected_file USING btree (attachment_id)
CREATE INDEX interview_application ON interviews.interview USING btree (application_id, invited_at DESC)
CREATE INDEX interview_cards_due ON interviews.interview USING btree (ends_at) WHERE ((state = ANY (ARRAY['BOOKED'::text, 'DONE'::text])) AND (criteria <> '[]'::jsonb) AND (cards_nudged < 2))
CREATE INDEX interview_day ON interviews.interview USING btree (group_id, starts_at) WHERE (starts_at IS NOT NULL)
CREATE INDEX interview_due ON interviews.interview USING btree (starts_at) WHERE (state = 'BOOKED'::text)
CREATE INDEX interview_kit ON interviews.interview USING btree (kit_id)
CREATE INDEX interview_session ON interviews.interview USING btree (session_id)
CREATE INDEX interview_user ON interviews.interview USING btree (user_id) WHERE (state = ANY (ARRAY['INVITED'::text, 'BOOKED'::text]))
CREATE INDEX invitation_by_end ON access.invitation USING btree (expires_at)
CREATE INDEX invitation_entry ON talent_pool.invitation USING btree (entry_id, sent_at DESC)
CREATE INDEX invitation_event_employee ON team.invitation_event USING btree (employee_id, seq DESC)
CREATE INDEX invitation_event_group ON team.invitation_event USING btree (group_id)
CREATE INDEX invitation_group ON talent_pool.invitation USING btree (group_id)
CREATE INDEX invitation_group ON team.invitation USING btree (group_id)
CREATE INDEX invitation_job ON talent_pool.invitation USING btree (job_id)
CREATE INDEX invitation_of_group ON access.invitation USING btree (group_id, brand_id)
CREATE INDEX invitation_sender ON talent_pool.invitation USING btree (sent_by, sent_at)
CREATE INDEX item_brand ON media.item USING btree (brand_id, created_at DESC)
CREATE INDEX item_group ON media.item USING btree (group_id)
CREATE INDEX item_of_brand ON announcements.item USING btree (group_id, brand_id)
CREATE INDEX item_of_group ON announcements.item USING btree (group_id, id DESC) WHERE (withdrawn_at IS NULL)
CREATE INDEX job_change_group ON jobs.job_change USING btree (group_id)
CREATE INDEX job_change_job ON jobs.job_change USING btree (job_id, number DESC)
CREATE INDEX job_expires ON jobs.job USING btree (expires_at) WHERE (status = ANY (ARRAY['LIVE'::text, 'PAUSED'::text]))
CREATE INDEX job_goes_live ON jobs.job USING btree (goes_live_at) WHERE (status = 'SCHEDULED'::text)
CREATE INDEX job_group ON jobs.job USING btree (group_id, updated_at DESC)
CREATE INDEX job_location ON jobs.job USING btree (location_id)
CREATE INDEX job_opens ON jobs.job USING btree (public_at) WHERE ((audience = 'STAFF_FIRST'::text) AND (status = 'LIVE'::text))
CREATE INDEX job_pipeline ON jobs.job USING btree (pipeline_id) WHERE (pipeline_id IS NOT NULL)
CREATE INDEX job_requisition ON jobs.job USING btree (requisition_id) WHERE (requisition_id IS NOT NULL)
CREATE INDEX job_template ON jobs.job USING btree (template_id) WHERE (template_id IS NOT NULL)
CREATE INDEX job_weighting_group ON matching.job_weighting USING btree (group_id)
CREATE INDEX job_words ON jobs.job USING gin (search_text gin_trgm_ops)
CREATE INDEX journey_buddy ON onboarding.journey USING btree (buddy_id) WHERE (buddy_id IS NOT NULL)
CREATE INDEX journey_employee ON onboarding.journey USING btree (employee_id, started_at)
CREATE INDEX journey_group ON onboarding.journey USING btree (group_id) WHERE (state = 'UNDER_WAY'::text)
CREATE INDEX journey_ready ON onboarding.journey USING btree (group_id, ready_at) WHERE (ready_at IS NOT NULL)
CREATE INDEX keep_ask_item_ask ON privacy.keep_ask_item USING btree (ask_id)
CREATE INDEX keep_ask_item_group ON privacy.keep_ask_item USING btree (group_id)
CREATE INDEX keep_ask_person ON privacy.keep_ask USING btree (group_id, user_id, asked_at)
CREATE INDEX keep_ask_user ON privacy.keep_ask USING btree (user_id)
CREATE INDEX kept_call_at ON platform.kept_call USING btree (at)
CREATE INDEX kiosk_location ON clock.kiosk USING btree (group_id, location_id)
CREATE INDEX kiosk_place ON clock.kiosk USING btree (location_id, made_at)
CREATE INDEX kit_group ON interviews.kit USING btree (group_id)
CREATE INDEX kit_location ON interviews.kit USING btree (location_id) WHERE (away_at IS NULL)
CREATE INDEX known_device_used ON identity.known_device USING btree (used_at)
CREATE INDEX late_alert_person ON clock.late_alert USING btree (employee_id)
CREATE INDEX letter_application ON applications.letter USING btree (application_id, at)
CREATE INDEX letter_choice_group ON messaging.letter_choice USING btree (group_id)
CREATE INDEX letter_choice_template ON messaging.letter_choice USING btree (template_id)
CREATE INDEX letter_due ON applications.letter USING btree (send_after) WHERE (state = 'WAITING'::text)
CREATE INDEX letter_group ON applications.letter USING btree (group_id)
CREATE INDEX link_employee ON sourcing.link USING btree (employee_id)
CREATE INDEX link_entry ON talent_pool.link USING btree (entry_id)
CREATE INDEX link_group ON federation.link USING btree (group_id)
CREATE INDEX link_group ON sourcing.link USING btree (group_id)
CREATE INDEX link_job ON sourcing.link USING btree (job_id, user_id, made_at DESC)
CREATE INDEX listing_group ON jobs.listing USING btree (group_id)
CREATE INDEX listing_newest ON jobs.listing USING btree (published_at DESC, job_id)
CREATE INDEX listing_place ON jobs.listing USING gin (place_text gin_trgm_ops)
CREATE INDEX listing_point ON jobs.listing USING btree (latitude, longitude)
CREATE INDEX listing_postcode ON jobs.listing USING btree (postcode text_pattern_ops)
CREATE INDEX listing_rollout ON jobs.listing USING btree (rollout_id) WHERE (rollout_id IS NOT NULL)
CREATE INDEX listing_tags ON jobs.listing USING gin (tags)
CREATE INDEX listing_tags_version ON jobs.listing USING btree (tags_version, job_id)
CREATE INDEX listing_times ON jobs.listing USING gin (shift_times)
CREATE INDEX listing_words ON jobs.listing USING gin (search_text gin_trgm_ops)
CREATE INDEX mail_about ON platform.mail USING btree (about_id, at DESC) WHERE (about_id IS NOT NULL)
CREATE INDEX mail_at ON platform.mail USING btree (at DESC)
CREATE INDEX mail_choice_address ON messaging.mail_choice USING btree (group_id, address, at DESC)
CREATE INDEX mail_domain_check ON federation.mail_domain USING btree (next_check_at) WHERE (next_check_at IS NOT NULL)
CREATE INDEX mail_held ON platform.mail USING btree (recipient) WHERE (state = 'held'::text)
CREATE INDEX mail_within ON platform.mail USING btree (about_within) WHERE (about_within IS NOT NULL)
CREATE INDEX member_group ON provisioning.member USING btree (group_id)
CREATE INDEX member_person ON provisioning.member USING btree (person_id)
CREATE INDEX member_token ON provisioning.member USING btree (token_id)
CREATE INDEX message_application ON messaging.message USING btree (application_id, sent_at, id)
CREATE INDEX message_unread ON messaging.message USING btree (application_id, sender_side) WHERE (read_at IS NULL)
CREATE INDEX message_unseen ON messaging.message USING btree (sent_at) WHERE ((sender_side = 'CANDIDATE'::text) AND (read_at IS NULL))
CREATE INDEX message_words ON messaging.message USING gin (search gin_trgm_ops)
CREATE INDEX minor_sender_group ON messaging.minor_sender USING btree (group_id, user_id)
CREATE INDEX note_application ON messaging.note USING btree (application_id, at, id)
CREATE INDEX notice_about ON notices.notice USING btree (about_id) WHERE (about_id IS NOT NULL)
CREATE INDEX notice_at ON notices.notice USING btree (at)
CREATE INDEX notice_group ON matching.notice USING btree (group_id)
CREATE INDEX notice_group ON notices.notice USING btree (from_group_id) WHERE (from_group_id IS NOT NULL)
CREATE INDEX notice_of_user ON notices.notice USING btree (user_id, id DESC) WHERE (replaced_at IS NULL)
CREATE INDEX notice_thread ON notices.notice USING btree (thread) WHERE ((thread IS NOT NULL) AND (read_at IS NULL) AND (replaced_at IS NULL))
CREATE INDEX notice_unread ON notices.notice USING btree (user_id) WHERE ((read_at IS NULL) AND (replaced_at IS NULL))
CREATE INDEX notice_user ON matching.notice USING btree (user_id)
CREATE INDEX offer_application ON offers.offer USING btree (application_id, sent_at DESC)
CREATE INDEX offer_due ON offers.offer USING btree (expires_at) WHERE (state = 'SENT'::text)
CREATE INDEX offer_event_group ON offers.offer_event USING btree (group_id)
CREATE INDEX offer_event_offer ON offers.offer_event USING btree (offer_id, id)
CREATE INDEX offer_group ON offers.offer USING btree (group_id)
CREATE INDEX offer_user ON offers.offer USING btree (user_id, sent_at DESC)
CREATE INDEX outbox_at ON platform.outbox USING btree (at)
CREATE INDEX pair_event_group ON candidates.pair_event USING btree (group_id)
CREATE INDEX pair_event_pair ON candidates.pair_event USING btree (pair_id, id)
CREATE INDEX pair_high ON candidates.pair USING btree (group_id, high_user_id)
CREATE INDEX pair_high_user ON candidates.pair USING btree (high_user_id)
CREATE INDEX pair_low_user ON candidates.pair USING btree (low_user_id)
CREATE INDEX passkey_challenge_expires ON identity.passkey_challenge USING btree (expires_at)
CREATE INDEX passkey_challenge_user ON identity.passkey_challenge USING btree (user_id)
CREATE INDEX passkey_user ON identity.passkey USING btree (user_id)
CREATE INDEX past_application_group ON applications.past_application USING btree (group_id, applied_at)
CREATE INDEX past_application_location ON applications.past_application USING btree (location_id, applied_at)
CREATE INDEX past_step_application ON applications.past_step USING btree (application_id)
CREATE INDEX past_step_group ON applications.past_step USING btree (group_id)
CREATE INDEX payroll_export_location ON timesheets.payroll_export USING btree (group_id, location_id, period_from, at)
CREATE INDEX period_group ON privacy.period USING btree (group_id)
CREATE INDEX person_external_id ON provisioning.person USING btree (group_id, external_id)
CREATE INDEX person_of_user ON provisioning.person USING btree (user_id)
CREATE INDEX person_order ON provisioning.person USING btree (group_id, id)
CREATE INDEX persona_of_user ON access.persona USING btree (user_id)
CREATE INDEX pipeline_library ON jobs.pipeline USING btree (group_id, name) WHERE (archived_at IS NULL)
CREATE INDEX planned_application ON messaging.planned USING btree (application_id)
CREATE INDEX planned_due ON messaging.planned USING btree (send_at) WHERE (state = 'WAITING'::text)
CREATE INDEX planned_sender ON messaging.planned USING btree (sender_user_id, created_at)
CREATE INDEX planned_sending ON messaging.planned USING btree (sending_id, state)
CREATE INDEX position_rate_position ON team.position_rate USING btree (position_id)
CREATE INDEX posting_group ON job_boards.posting USING btree (group_id)
CREATE INDEX premium_employee ON laws.premium USING btree (employee_id, on_day)
CREATE INDEX premium_location ON laws.premium USING btree (group_id, location_id, on_day)
CREATE INDEX prepared_file_expiry ON exports.prepared_file USING btree (expires_at)
CREATE INDEX prepared_file_of_brand ON exports.prepared_file USING btree (group_id, brand_id)
CREATE INDEX prepared_file_of_user ON exports.prepared_file USING btree (user_id, id DESC)
CREATE INDEX provider_newcomer_brand ON federation.provider USING btree (group_id, newcomer_brand_id)
CREATE INDEX publication_place ON scheduling.publication USING btree (location_id, published_at DESC)
CREATE INDEX published_shift_person ON scheduling.published_shift USING btree (employee_id, starts_at) WHERE (employee_id IS NOT NULL)
CREATE INDEX published_shift_place ON scheduling.published_shift USING btree (location_id, local_date)
CREATE INDEX published_shift_start ON scheduling.published_shift USING btree ((starts_at AT TIME ZONE 'UTC'::text)) WHERE (employee_id IS NOT NULL)
CREATE INDEX punch_device_kiosk ON clock.punch_device USING btree (kiosk_id)
CREATE INDEX punch_location ON clock.punch USING btree (location_id, at)
CREATE INDEX punch_person ON clock.punch USING btree (employee_id, at)
CREATE INDEX punch_time ON clock.punch USING brin (at)
CREATE INDEX receipt_person ON scheduling.receipt USING btree (employee_id, week)
CREATE INDEX receipt_week ON scheduling.receipt USING btree (location_id, week, employee_id, number DESC)
CREATE INDEX record_employee ON qualifications.record USING btree (employee_id, qualification_id)
CREATE INDEX record_expires ON qualifications.record USING btree (expires_on) WHERE (state = 'CONFIRMED'::text)
CREATE INDEX record_pending ON qualifications.record USING btree (group_id) WHERE (state = 'PENDING'::text)
CREATE INDEX record_qualification ON qualifications.record USING btree (qualification_id)
CREATE INDEX recurring_date_group ON rosters.recurring_date USING btree (group_id)
CREATE INDEX recurring_shift_created_by ON rosters.recurring_shift USING btree (created_by)
CREATE INDEX recurring_shift_due ON rosters.recurring_shift USING btree (planned_until) WHERE (archived_at IS NULL)
CREATE INDEX recurring_shift_employee ON rosters.recurring_shift USING btree (employee_id) WHERE (employee_id IS NOT NULL)
CREATE INDEX recurring_shift_place ON rosters.recurring_shift USING btree (group_id, location_id) WHERE (archived_at IS NULL)
CREATE INDEX recurring_shift_position ON rosters.recurring_shift USING btree (position_id)
CREATE INDEX recurring_shift_updated_by ON rosters.recurring_shift USING btree (updated_by)
CREATE INDEX referral_candidate ON sourcing.referral USING btree (candidate_id)
CREATE INDEX referral_group ON sourcing.referral USING btree (group_id, location_id)
CREATE INDEX referral_referrer ON sourcing.referral USING btree (referrer_id, at DESC)
CREATE INDEX registration_brand ON registration.registration USING btree (brand_id)
CREATE INDEX rehire_block_group ON team.rehire_block USING btree (group_id)
CREATE INDEX rehire_event_employee ON team.rehire_event USING btree (employee_id, id)
CREATE INDEX rehire_event_group ON team.rehire_event USING btree (group_id)
CREATE INDEX released_shift_employee ON scheduling.released_shift USING btree (employee_id)
CREATE INDEX released_shift_period ON scheduling.released_shift USING btree (period_id)
CREATE INDEX report_application ON messaging.report USING btree (application_id, reporter_user_id)
CREATE INDEX report_due ON messaging.report USING btree (settled_at) WHERE (settled_at IS NOT NULL)
CREATE INDEX report_event_report ON messaging.report_event USING btree (report_id, at, id)
CREATE INDEX report_open ON messaging.report USING btree (group_id, at DESC, id DESC) WHERE (settled_at IS NULL)
CREATE INDEX report_settled ON messaging.report USING btree (group_id, at DESC, id DESC) WHERE (settled_at IS NOT NULL)
CREATE INDEX request_agreement ON signatures.request USING btree (agreement_id, employee_id, sent_at)
CREATE INDEX request_employee ON signatures.request USING btree (employee_id, sent_at)
CREATE INDEX request_expires ON signatures.request USING btree (expires_on) WHERE (state = 'WAITING'::text)
CREATE INDEX request_fingerprint ON signatures.request USING btree (seal_fingerprint) WHERE (seal_fingerprint IS NOT NULL)
CREATE INDEX request_remind ON signatures.request USING btree (remind_at) WHERE (state = 'WAITING'::text)
CREATE INDEX request_sealed ON signatures.request USING btree (sealed_sha256) WHERE (sealed_sha256 IS NOT NULL)
CREATE INDEX request_type ON documents.request USING btree (type_id)
CREATE INDEX request_unsealed ON signatures.request USING btree (group_id, seal_tried_at, ended_at) WHERE ((state = 'SIGNED'::text) AND (sealed_key IS NULL))
CREATE INDEX requisition_brand ON requisitions.requisition USING btree (brand_id)
CREATE INDEX requisition_budget ON requisitions.requisition USING btree (budget_id)
CREATE INDEX requisition_first_day ON requisitions.requisition USING btree (group_id, first_day) WHERE (weekly_minutes IS NOT NULL)
CREATE INDEX requisition_group ON requisitions.requisition USING btree (group_id, requested_at DESC)
CREATE INDEX requisition_waiting ON requisitions.requisition USING btree (group_id, waiting_for) WHERE (status = 'WAITING'::text)
CREATE INDEX result_group ON surveys.result USING btree (group_id, week)
CREATE INDEX role_of_brand ON access.role USING btree (group_id, brand_id)
CREATE INDEX row_report_rules ON imports.row_report USING gin (rules)
CREATE INDEX run_age ON auto_fill.run USING btree (requested_at)
CREATE INDEX run_latest ON auto_fill.run USING btree (requested_by, location_id, week, requested_at)
CREATE INDEX saved_search_group ON talent_pool.saved_search USING btree (group_id)
CREATE INDEX schedule_week_day ON scheduling.schedule_week USING btree (week, location_id)
CREATE INDEX secondary_location_place ON team.secondary_location USING btree (location_id)
CREATE INDEX sending_agreement ON signatures.sending USING btree (agreement_id, asked_at)
CREATE INDEX sending_brand ON messaging.sending USING btree (brand_id, created_at DESC)
CREATE INDEX sending_edition ON signatures.sending USING btree (edition_id)
CREATE INDEX sending_group ON messaging.sending USING btree (group_id)
CREATE INDEX session_expires ON identity.session USING btree (expires_at)
CREATE INDEX session_impersonator ON identity.session USING btree (impersonator_id) WHERE (impersonator_id IS NOT NULL)
CREATE INDEX session_of_user ON identity.session USING btree (user_id)
CREATE INDEX session_time ON interviews.session USING btree (kit_id, starts_at)
CREATE INDEX sheet_change_batch ON timesheets.sheet_change USING btree (batch_id)
CREATE INDEX sheet_location ON timesheets.sheet USING btree (group_id, location_id, period_from)
CREATE INDEX shift_change_place ON scheduling.shift_change USING btree (location_id, changed_at DESC)
CREATE INDEX shift_change_shift ON scheduling.shift_change USING btree (shift_id, changed_at DESC)
CREATE INDEX shift_day ON scheduling.shift USING btree (group_id, local_date)
CREATE INDEX shift_employee ON scheduling.shift USING btree (employee_id)
CREATE INDEX shift_person ON scheduling.shift USING btree (employee_id, local_date) WHERE (employee_id IS NOT NULL)
CREATE INDEX shift_place ON scheduling.shift USING btree (location_id, local_date)
CREATE INDEX shift_position ON scheduling.shift USING btree (position_id)
CREATE INDEX shift_unheld ON scheduling.shift USING btree (group_id, local_date) WHERE ((employee_id IS NULL) AND (NOT removed))
CREATE INDEX sign_in_challenge_expires ON identity.sign_in_challenge USING btree (expires_at)
CREATE INDEX sign_in_challenge_user ON identity.sign_in_challenge USING btree (user_id)
CREATE INDEX signature_group ON offers.signature USING btree (group_id)
CREATE INDEX site_domain_due ON jobs.site_domain USING btree (next_check_at) WHERE (next_check_at IS NOT NULL)
CREATE INDEX spending_brand ON sourcing.spending USING btree (brand_id, month) WHERE (removed_at IS NULL)
CREATE INDEX spending_group ON sourcing.spending USING btree (group_id, month DESC, id DESC)
CREATE INDEX spending_job ON sourcing.spending USING btree (job_id) WHERE (job_id IS NOT NULL)
CREATE INDEX staff_conversation_employee ON messaging.staff_conversation USING btree (employee_id)
CREATE INDEX staff_conversation_newest ON messaging.staff_conversation USING btree (location_id, last_message_at DESC, id DESC) WHERE (last_message_at IS NOT NULL)
CREATE INDEX staff_conversation_unread ON messaging.staff_conversation USING btree (group_id, location_id) WHERE (unread_location > 0)
CREATE INDEX staff_conversation_user ON messaging.staff_conversation USING btree (user_id)
CREATE INDEX staff_message_thread ON messaging.staff_message USING btree (conversation_id, sent_at, id)
CREATE INDEX staff_message_unread ON messaging.staff_message USING btree (conversation_id, sender_side) WHERE (read_at IS NULL)
CREATE INDEX staffing_need_of_brand ON demand.staffing_need USING btree (group_id, brand_id)
CREATE INDEX staffing_need_position ON demand.staffing_need USING btree (position_id)
CREATE INDEX stage_count_group ON applications.stage_count USING btree (group_id, stage) INCLUDE (n)
CREATE INDEX stage_count_job ON applications.stage_count USING btree (job_id, stage, step_id) INCLUDE (group_id, n)
CREATE INDEX stage_count_location ON applications.stage_count USING btree (location_id, stage) INCLUDE (group_id, n)
CREATE INDEX stage_count_unfolded ON applications.stage_count USING btree (location_id, job_id, stage, step_id) WHERE (NOT folded)
CREATE INDEX stage_event_application ON applications.stage_event USING btree (application_id, at)
CREATE INDEX stage_event_batch ON applications.stage_event USING btree (batch_id) WHERE (batch_id IS NOT NULL)
CREATE INDEX statement_case ON eligibility.statement USING btree (case_id, at)
CREATE INDEX station_created_by ON workplace.station USING btree (created_by)
CREATE INDEX station_group ON workplace.station USING btree (group_id, location_id)
CREATE INDEX station_updated_by ON workplace.station USING btree (updated_by)
CREATE INDEX step_due ON onboarding.step USING btree (due_on) WHERE (state = 'OPEN'::text)
CREATE INDEX step_group ON requisitions.step USING btree (group_id)
CREATE INDEX summary_group ON documents.summary USING btree (group_id, location_id)
CREATE INDEX summary_group ON qualifications.summary USING btree (group_id, location_id)
CREATE INDEX suspension_newest ON messaging.suspension USING btree (group_id, at DESC, id DESC)
CREATE INDEX suspension_user ON messaging.suspension USING btree (group_id, user_id, until)
CREATE INDEX tag_group ON talent_pool.tag USING btree (group_id)
CREATE INDEX team_link_created_by ON rosters.team_link USING btree (created_by)
CREATE INDEX template_brand ON onboarding.template USING btree (group_id, brand_id) WHERE (archived_at IS NULL)
CREATE INDEX template_group ON messaging.template USING btree (group_id)
CREATE INDEX template_library ON jobs.template USING btree (group_id, name) WHERE (archived_at IS NULL)
CREATE INDEX template_shift_employee ON rosters.template_shift USING btree (employee_id) WHERE (employee_id IS NOT NULL)
CREATE INDEX template_shift_position ON rosters.template_shift USING btree (position_id)
CREATE INDEX template_shift_week ON rosters.template_shift USING btree (template_id, week)
CREATE INDEX term_due ON team.term USING btree (from_day) WHERE (applied_at IS NULL)
CREATE INDEX term_position ON team.term USING btree (position_id)
CREATE INDEX text_at ON platform.text USING btree (at DESC)
CREATE INDEX text_recipient ON platform.text USING btree (recipient)
CREATE INDEX time_off_person ON scheduling.time_off USING btree (employee_id, ends_on)
CREATE INDEX time_off_state ON scheduling.time_off USING btree (group_id, state, starts_on)
CREATE INDEX tip_pool_location ON timesheets.tip_pool USING btree (group_id, location_id, until_day)
CREATE INDEX tip_share_employee ON timesheets.tip_share USING btree (employee_id)
CREATE INDEX token_created_by ON provisioning.token USING btree (created_by)
CREATE INDEX token_group ON provisioning.token USING btree (group_id, created_at)
CREATE INDEX translation_choice_application ON messaging.translation_choice USING btree (application_id)
CREATE INDEX translation_made_for ON messaging.translation USING btree (made_for, made_at)
CREATE INDEX unreachable_user ON messaging.unreachable USING btree (user_id)
CREATE INDEX upload_brand ON media.upload USING btree (brand_id)
CREATE INDEX upload_expires ON media.upload USING btree (expires_at)
CREATE INDEX upload_group ON media.upload USING btree (group_id)
CREATE INDEX week_budget_created_by ON rosters.week_budget USING btree (created_by)
CREATE INDEX week_budget_group ON rosters.week_budget USING btree (group_id, location_id)
CREATE INDEX week_budget_updated_by ON rosters.week_budget USING btree (updated_by)
CREATE INDEX week_template_created_by ON rosters.week_template USING btree (created_by)
CREATE INDEX week_template_updated_by ON rosters.week_template USING btree (updated_by)
CREATE INDEX word_number ON sms.word USING btree (number, at DESC, id DESC)
CREATE INDEX work_case_check ON eligibility.work_case USING btree (check_by) WHERE (state = ANY (ARRAY['NOT_STARTED'::text, 'WITH_EMPLOYEE'::text, 'TO_CHECK'::text]))
CREATE INDEX work_case_ends ON eligibility.work_case USING btree (valid_until) WHERE (valid_until IS NOT NULL)
CREATE INDEX work_case_group ON eligibility.work_case USING btree (group_id)
CREATE UNIQUE INDEX absence_report_current ON scheduling.absence_report USING btree (shift_id, employee_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX application_in_group ON applications.application USING btree (id, group_id)
CREATE UNIQUE INDEX application_once ON applications.application USING btree (job_id, user_id) WHERE (stage <> 'WITHDRAWN'::text)
CREATE UNIQUE INDEX approval_in_group ON offers.approval USING btree (id, group_id)
CREATE UNIQUE INDEX approval_standing ON offers.approval USING btree (application_id) WHERE (status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text]))
CREATE UNIQUE INDEX audit_entry_chain ON platform.audit_entry USING btree (COALESCE(group_id, '00000000-0000-0000-0000-000000000000'::uuid), number) WHERE (number IS NOT NULL)
CREATE UNIQUE INDEX availability_request_pending ON scheduling.availability_request USING btree (employee_id) WHERE (state = 'PENDING'::text)
CREATE UNIQUE INDEX bank_question_in_group ON jobs.bank_question USING btree (id, group_id)
CREATE UNIQUE INDEX bidding_open ON deals.bidding USING btree (shift_id) WHERE (state = 'OPEN'::text)
CREATE UNIQUE INDEX block_of_conversation ON messaging.block USING btree (application_id, kind) WHERE ((ended_at IS NULL) AND (application_id IS NOT NULL))
CREATE UNIQUE INDEX block_of_person ON messaging.block USING btree (group_id, candidate_user_id, blocked_user_id) WHERE ((ended_at IS NULL) AND (blocked_user_id IS NOT NULL))
CREATE UNIQUE INDEX bonus_in_group ON sourcing.bonus USING btree (id, group_id)
CREATE UNIQUE INDEX brand_country_node ON core.brand USING btree (parent_id, country_code) WHERE (type = 'COUNTRY'::text)
CREATE UNIQUE INDEX brand_number ON core.brand USING btree (group_id, number) WHERE (number IS NOT NULL)
CREATE UNIQUE INDEX brand_region_node ON core.brand USING btree (parent_id, region_code) WHERE (type = 'REGION'::text)
CREATE UNIQUE INDEX brand_root_slug ON core.brand USING btree (slug) WHERE (parent_id IS NULL)
CREATE UNIQUE INDEX budget_in_group ON requisitions.budget USING btree (id, group_id)
CREATE UNIQUE INDEX budget_period ON requisitions.budget USING btree (brand_id, year, COALESCE(quarter, 0), currency)
CREATE UNIQUE INDEX bundle_under_way ON documents.bundle USING btree (asked_by, employee_id) WHERE (state = 'PREPARING'::text)
CREATE UNIQUE INDEX card_event_sent ON interviews.card_event USING btree (interview_id, person_id) WHERE (deed = 'SENT'::text)
CREATE UNIQUE INDEX checked_week_in_group ON compliance.checked_week USING btree (location_id, week, group_id)
CREATE UNIQUE INDEX consent_open ON scheduling.consent USING btree (shift_id) WHERE (state = 'WAITING'::text)
CREATE UNIQUE INDEX deal_shift_pending ON deals.deal_shift USING btree (shift_id) WHERE is_pending
CREATE UNIQUE INDEX directory_group_in_group ON provisioning.directory_group USING btree (id, group_id)
CREATE UNIQUE INDEX directory_group_name ON provisioning.directory_group USING btree (group_id, lower(display_name))
CREATE UNIQUE INDEX edition_current ON signatures.edition USING btree (agreement_id) WHERE (state = 'CURRENT'::text)
CREATE UNIQUE INDEX edition_draft ON signatures.edition USING btree (agreement_id) WHERE (state = 'DRAFT'::text)
CREATE UNIQUE INDEX employee_in_group ON team.employee USING btree (id, group_id)
CREATE UNIQUE INDEX entry_in_group ON talent_pool.entry USING btree (id, group_id)
CREATE UNIQUE INDEX founding_link_first_owner ON registration.founding_link USING btree (kind) WHERE ((kind = 'FIRST_OWNER'::text) AND (used_at IS NULL) AND (replaced_at IS NULL))
CREATE UNIQUE INDEX grant_in_group ON access."grant" USING btree (id, group_id)
CREATE UNIQUE INDEX grant_of_own_role_once ON access."grant" USING btree (user_id, brand_id, role_id) WHERE ((valid_until IS NULL) AND (conditions = '{}'::jsonb))
CREATE UNIQUE INDEX grant_once ON access."grant" USING btree (user_id, brand_id, role) WHERE ((valid_until IS NULL) AND (conditions = '{}'::jsonb))
CREATE UNIQUE INDEX import_in_group ON imports.import USING btree (id, group_id)
CREATE UNIQUE INDEX interview_in_group ON interviews.interview USING btree (id, group_id)
CREATE UNIQUE INDEX interview_open ON interviews.interview USING btree (application_id, kit_id) WHERE (state = ANY (ARRAY['INVITED'::text, 'BOOKED'::text]))
CREATE UNIQUE INDEX invitation_once ON access.invitation USING btree (brand_id, address, COALESCE(role, (role_id)::text))
CREATE UNIQUE INDEX job_in_group ON jobs.job USING btree (id, group_id)
CREATE UNIQUE INDEX job_rollout ON jobs.job USING btree (rollout_id, location_id) WHERE (rollout_id IS NOT NULL)
CREATE UNIQUE INDEX job_slug ON jobs.job USING btree (group_id, slug)
CREATE UNIQUE INDEX journey_under_way ON onboarding.journey USING btree (employee_id, purpose) WHERE (state = 'UNDER_WAY'::text)
CREATE UNIQUE INDEX keep_ask_in_group ON privacy.keep_ask USING btree (id, group_id)
CREATE UNIQUE INDEX kit_application ON interviews.kit USING btree (application_id) WHERE (application_id IS NOT NULL)
CREATE UNIQUE INDEX kit_in_group ON interviews.kit USING btree (id, group_id)
CREATE UNIQUE INDEX listing_address ON jobs.listing USING btree (site_slug, slug)
CREATE UNIQUE INDEX mail_domain_verified ON federation.mail_domain USING btree (domain) WHERE (verified_at IS NOT NULL)
CREATE UNIQUE INDEX message_in_group ON messaging.message USING btree (id, group_id)
CREATE UNIQUE INDEX minor_sender_once ON messaging.minor_sender USING btree (brand_id, user_id) WHERE (removed_at IS NULL)
CREATE UNIQUE INDEX offer_in_group ON offers.offer USING btree (id, group_id)
CREATE UNIQUE INDEX offer_open ON offers.offer USING btree (application_id) WHERE (state = 'SENT'::text)
CREATE UNIQUE INDEX past_application_in_group ON applications.past_application USING btree (id, group_id)
CREATE UNIQUE INDEX person_in_group ON provisioning.person USING btree (id, group_id)
CREATE UNIQUE INDEX person_user_name ON provisioning.person USING btree (group_id, lower(user_name))
CREATE UNIQUE INDEX pipeline_in_group ON jobs.pipeline USING btree (id, group_id)
CREATE UNIQUE INDEX position_in_group ON team."position" USING btree (id, group_id)
CREATE UNIQUE INDEX position_name ON team."position" USING btree (group_id, platform.searchable(name))
CREATE UNIQUE INDEX posting_in_group ON job_boards.posting USING btree (id, group_id)
CREATE UNIQUE INDEX qualification_name ON qualifications.qualification USING btree (group_id, brand_id, platform.searchable(name)) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX qualification_starter ON qualifications.qualification USING btree (group_id, brand_id, starter) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX recurring_date_shift ON rosters.recurring_date USING btree (shift_id) WHERE (shift_id IS NOT NULL)
CREATE UNIQUE INDEX referral_in_group ON sourcing.referral USING btree (id, group_id)
CREATE UNIQUE INDEX request_once ON signatures.request USING btree (edition_id, employee_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'SIGNED'::text]))
CREATE UNIQUE INDEX requisition_in_group ON requisitions.requisition USING btree (id, group_id)
CREATE UNIQUE INDEX role_name_once ON access.role USING btree (brand_id, platform.searchable(name)) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX run_under_way ON auto_fill.run USING btree (location_id, week) WHERE (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text]))
CREATE UNIQUE INDEX saved_search_name ON talent_pool.saved_search USING btree (brand_id, platform.searchable(name))
CREATE UNIQUE INDEX sending_in_group ON messaging.sending USING btree (id, group_id)
CREATE UNIQUE INDEX session_handle ON identity.session USING btree (handle_hash) WHERE (handle_hash IS NOT NULL)
CREATE UNIQUE INDEX session_in_group ON interviews.session USING btree (id, group_id)
CREATE UNIQUE INDEX sheet_change_sheet ON timesheets.sheet_change USING btree (sheet_id, version)
CREATE UNIQUE INDEX site_domain_proven ON jobs.site_domain USING btree (domain) WHERE (state = 'PROVEN'::text)
CREATE UNIQUE INDEX spending_campaign ON sourcing.spending USING btree (brand_id, campaign, month, currency) WHERE (campaign IS NOT NULL)
CREATE UNIQUE INDEX station_name ON workplace.station USING btree (location_id, platform.searchable(name))
CREATE UNIQUE INDEX tag_in_group ON talent_pool.tag USING btree (id, group_id)
CREATE UNIQUE INDEX tag_name ON talent_pool.tag USING btree (brand_id, platform.searchable(name))
CREATE UNIQUE INDEX team_link_one ON rosters.team_link USING btree (group_id, location_id) WHERE (revoked_at IS NULL)
CREATE UNIQUE INDEX template_in_group ON jobs.template USING btree (id, group_id)
CREATE UNIQUE INDEX template_in_group ON messaging.template USING btree (id, group_id)
CREATE UNIQUE INDEX template_name ON messaging.template USING btree (brand_id, lower(name))
CREATE UNIQUE INDEX token_in_group ON provisioning.token USING btree (id, group_id)
CREATE UNIQUE INDEX type_name ON documents.type USING btree (group_id, brand_id, platform.searchable(name)) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX type_starter ON documents.type USING btree (group_id, brand_id, starter) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX week_template_name ON rosters.week_template USING btree (group_id, brand_id, platform.searchable(name)) WHERE (archived_at IS NULL)

-- policies
access.change system ALL to hearth_system using true check true
access.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
access.grant own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
access.grant system ALL to hearth_system using true check true
access.grant tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
access.invitation system ALL to hearth_system using true check true
access.invitation tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
access.persona own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
access.persona system ALL to hearth_system using true check true
access.persona tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
access.role system ALL to hearth_system using true check true
access.role tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
access.sign_in_policy system ALL to hearth_system using true check true
access.sign_in_policy tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
announcements.item system ALL to hearth_system using true check true
announcements.item tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
announcements.seen own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
announcements.seen system ALL to hearth_system using true check true
applications.application own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
applications.application system ALL to hearth_system using true check true
applications.application tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
applications.draft system ALL to hearth_system using true check true
applications.guest_application system ALL to hearth_system using true check true
applications.guest_link_key system ALL to hearth_system using true check true
applications.letter system ALL to hearth_system using true check true
applications.letter tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
applications.link_key system ALL to hearth_system using true check true
applications.past_application system ALL to hearth_system using true check true
applications.past_application tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
applications.past_step system ALL to hearth_system using true check true
applications.past_step tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
applications.stage_count system ALL to hearth_system using true check true
applications.stage_count tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
applications.stage_event own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
applications.stage_event system ALL to hearth_system using true check true
applications.stage_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
auto_fill.run system ALL to hearth_system using true check true
auto_fill.run tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
candidates.pair system ALL to hearth_system using true check true
candidates.pair tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
candidates.pair_event system ALL to hearth_system using true check true
candidates.pair_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.attestation own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
clock.attestation system ALL to hearth_system using true check true
clock.attestation tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.break_reminder system ALL to hearth_system using true check true
clock.break_reminder tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.chain_head system ALL to hearth_system using true check true
clock.correction own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
clock.correction system ALL to hearth_system using true check true
clock.correction tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.day_mark system ALL to hearth_system using true check true
clock.day_mark tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.employee_pin system ALL to hearth_system using true check true
clock.held_punch system ALL to hearth_system using true check true
clock.held_punch tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.kiosk system ALL to hearth_system using true check true
clock.late_alert system ALL to hearth_system using true check true
clock.late_alert tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.punch own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
clock.punch system ALL to hearth_system using true check true
clock.punch tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.punch_device system ALL to hearth_system using true check true
clock.punch_device tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
clock.seen_exception system ALL to hearth_system using true check true
clock.seen_exception tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
compliance.checked_week system ALL to hearth_system using true check true
compliance.checked_week tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
compliance.finding system ALL to hearth_system using true check true
compliance.finding tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.brand of_applications SELECT to hearth_self using (group_id = ANY (( SELECT applications.groups_applied_to() AS groups_applied_to)::uuid[]))
core.brand of_pools SELECT to hearth_self using (group_id = ANY (( SELECT talent_pool.groups_of_pools() AS groups_of_pools)::uuid[]))
core.brand of_rights SELECT to hearth_self using (group_id = ANY (( SELECT access.groups_of_rights() AS groups_of_rights)::uuid[]))
core.brand of_work SELECT to hearth_self using (group_id = ANY (( SELECT team.groups_of_work() AS groups_of_work)::uuid[]))
core.brand open_brand SELECT to hearth_public,hearth_self using (status = 'active'::text)
core.brand system ALL to hearth_system using true check true
core.brand tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.brand_change system ALL to hearth_system using true check true
core.brand_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.brand_scheme system ALL to hearth_system using true check true
core.brand_scheme tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.brand_service system ALL to hearth_system using true check true
core.brand_service tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.brand_setting system ALL to hearth_system using true check true
core.brand_setting tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
core.country everyone SELECT to hearth_public,hearth_self,hearth_tenant using true
core.country system ALL to hearth_system using true check true
core.currency everyone SELECT to hearth_public,hearth_self,hearth_tenant using true
core.currency system ALL to hearth_system using true check true
core.favourite_brand own ALL to hearth_tenant using ((group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) AND (user_id = ( SELECT platform.current_user_id() AS current_user_id))) check ((group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) AND (user_id = ( SELECT platform.current_user_id() AS current_user_id)))
core.favourite_brand system ALL to hearth_system using true check true
deals.bid own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
deals.bid system ALL to hearth_system using true check true
deals.bid tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
deals.bidding system ALL to hearth_system using true check true
deals.bidding tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
deals.deal own SELECT to hearth_self using ((giver_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) OR (taker_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])))
deals.deal system ALL to hearth_system using true check true
deals.deal tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
deals.deal_event system ALL to hearth_system using true check true
deals.deal_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
deals.deal_shift system ALL to hearth_system using true check true
deals.deal_shift tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.actual_change system ALL to hearth_system using true check true
demand.actual_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.actual_day system ALL to hearth_system using true check true
demand.actual_day tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.forecast_change system ALL to hearth_system using true check true
demand.forecast_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.forecast_day system ALL to hearth_system using true check true
demand.forecast_day tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.forecast_quality system ALL to hearth_system using true check true
demand.forecast_quality tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
demand.staffing_need system ALL to hearth_system using true check true
demand.staffing_need tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.bundle system ALL to hearth_system using true check true
documents.bundle tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.change system ALL to hearth_system using true check true
documents.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.document own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
documents.document system ALL to hearth_system using true check true
documents.document tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.hold system ALL to hearth_system using true check true
documents.hold tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.reminder system ALL to hearth_system using true check true
documents.reminder tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.request system ALL to hearth_system using true check true
documents.request tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.summary system ALL to hearth_system using true check true
documents.summary tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
documents.type own SELECT to hearth_self using (id IN ( SELECT document.type_id
   FROM documents.document
  WHERE (document.employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))))
documents.type system ALL to hearth_system using true check true
documents.type tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
eligibility.change system ALL to hearth_system using true check true
eligibility.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
eligibility.evidence system ALL to hearth_system using true check true
eligibility.evidence tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
eligibility.reminder system ALL to hearth_system using true check true
eligibility.reminder tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
eligibility.statement system ALL to hearth_system using true check true
eligibility.statement tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
eligibility.work_case own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
eligibility.work_case system ALL to hearth_system using true check true
eligibility.work_case tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
exports.export_event system ALL to hearth_system using true check true
exports.export_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
exports.prepared_file own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
exports.prepared_file system ALL to hearth_system using true check true
exports.prepared_file tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
fairness.answer counted ALL to hearth_survey using true
fairness.answer own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
fairness.result system ALL to hearth_system using true check true
fairness.result tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
federation.assertion system ALL to hearth_system using true check true
federation.attempt system ALL to hearth_system using true check true
federation.external_brand system ALL to hearth_system using true check true
federation.external_brand tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
federation.link system ALL to hearth_system using true check true
federation.mail_domain system ALL to hearth_system using true check true
federation.mail_domain tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
federation.provider system ALL to hearth_system using true check true
federation.provider tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
identity.attempt_window system ALL to hearth_system using true check true
identity.demo_account system ALL to hearth_system using true check true
identity.impersonation system ALL to hearth_system using true check true
identity.impersonation_call system ALL to hearth_system using true check true
identity.known_device system ALL to hearth_system using true check true
identity.mailed_secret system ALL to hearth_system using true check true
identity.passkey system ALL to hearth_system using true check true
identity.passkey_challenge system ALL to hearth_system using true check true
identity.recovery_code system ALL to hearth_system using true check true
identity.second_factor system ALL to hearth_system using true check true
identity.server_key system ALL to hearth_system using true check true
identity.session system ALL to hearth_system using true check true
identity.sign_in_challenge system ALL to hearth_system using true check true
identity.signing_key system ALL to hearth_system using true check true
identity.user own SELECT to hearth_self using (id = ( SELECT platform.current_user_id() AS current_user_id))
identity.user system ALL to hearth_system using true check true
imports.import system ALL to hearth_system using true check true
imports.import tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
imports.row_report system ALL to hearth_system using true check true
imports.row_report tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.card_draft own ALL to hearth_tenant using (author_id = ( SELECT platform.current_user_id() AS current_user_id)) check (author_id = ( SELECT platform.current_user_id() AS current_user_id))
interviews.card_draft system ALL to hearth_system using true check true
interviews.card_draft tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.card_event system ALL to hearth_system using true check true
interviews.card_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.card_version blind SELECT to hearth_tenant using ((author_id = ( SELECT platform.current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM interviews.interview i
  WHERE ((i.id = card_version.interview_id) AND (i.user_id <> ( SELECT platform.current_user_id() AS current_user_id)) AND ((( SELECT platform.current_user_id() AS current_user_id) <> ALL (i.host_ids)) OR (EXISTS ( SELECT
           FROM interviews.card_event e
          WHERE ((e.interview_id = i.id) AND (e.person_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (e.deed = 'SENT'::text)))))))))
interviews.card_version own INSERT to hearth_tenant check (author_id = ( SELECT platform.current_user_id() AS current_user_id))
interviews.card_version system ALL to hearth_system using true check true
interviews.card_version tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.hold system ALL to hearth_system using true check true
interviews.hold tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.interview own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
interviews.interview system ALL to hearth_system using true check true
interviews.interview tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.kit system ALL to hearth_system using true check true
interviews.kit tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
interviews.link_key system ALL to hearth_system using true check true
interviews.session system ALL to hearth_system using true check true
interviews.session tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
job_boards.applicant system ALL to hearth_system using true check true
job_boards.applicant tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
job_boards.attempt system ALL to hearth_system using true check true
job_boards.connection system ALL to hearth_system using true check true
job_boards.connection tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
job_boards.delivery system ALL to hearth_system using true check true
job_boards.delivery tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
job_boards.posting system ALL to hearth_system using true check true
job_boards.posting tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.alert system ALL to hearth_system using true check true
jobs.alert_post system ALL to hearth_system using true check true
jobs.asked_question system ALL to hearth_system using true check true
jobs.asked_question tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.bank_question system ALL to hearth_system using true check true
jobs.bank_question tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.bank_wording system ALL to hearth_system using true check true
jobs.bank_wording tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.job staff SELECT to hearth_self using ((status = 'LIVE'::text) AND (group_id = ANY (( SELECT team.my_group_ids() AS my_group_ids)::uuid[])))
jobs.job system ALL to hearth_system using true check true
jobs.job tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.job_change system ALL to hearth_system using true check true
jobs.job_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.listing live SELECT to hearth_public,hearth_self using ((expires_at IS NULL) OR (expires_at > platform.moment()))
jobs.listing system ALL to hearth_system using true check true
jobs.listing tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.pipeline system ALL to hearth_system using true check true
jobs.pipeline tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.rule system ALL to hearth_system using true check true
jobs.rule tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.site_domain system ALL to hearth_system using true check true
jobs.site_domain tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.template system ALL to hearth_system using true check true
jobs.template tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
jobs.text_code system ALL to hearth_system using true check true
laws.premium system ALL to hearth_system using true check true
laws.premium tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
leave.approval_change own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
leave.approval_change system ALL to hearth_system using true check true
leave.approval_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
leave.balance_change own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
leave.balance_change system ALL to hearth_system using true check true
leave.balance_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
leave.closed_period system ALL to hearth_system using true check true
leave.closed_period tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
matching.audit system ALL to hearth_system using true check true
matching.audit tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
matching.brand_weighting system ALL to hearth_system using true check true
matching.brand_weighting tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
matching.job_weighting system ALL to hearth_system using true check true
matching.job_weighting tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
matching.notice own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
matching.notice system ALL to hearth_system using true check true
matching.notice tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
media.attachment own SELECT to hearth_self using (owner_user_id = ( SELECT platform.current_user_id() AS current_user_id))
media.attachment system ALL to hearth_system using true check true
media.attachment tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
media.held system ALL to hearth_system using true check true
media.held tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
media.infected_file system ALL to hearth_system using true check true
media.item system ALL to hearth_system using true check true
media.item tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
media.photo own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
media.photo system ALL to hearth_system using true check true
media.upload system ALL to hearth_system using true check true
media.upload tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.ask answered_by_candidate UPDATE to hearth_self using ((state = 'OPEN'::text) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.id = ask.application_id) AND (a.user_id = ( SELECT platform.current_user_id() AS current_user_id)))))) check (state = ANY (ARRAY['DONE'::text, 'DECLINED'::text]))
messaging.ask own SELECT to hearth_self using (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.id = ask.application_id) AND (a.user_id = ( SELECT platform.current_user_id() AS current_user_id)))))
messaging.ask system ALL to hearth_system using true check true
messaging.ask tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.ask withdrawn_by_house UPDATE to hearth_tenant check (state = 'WITHDRAWN'::text)
messaging.block ended_by_candidate UPDATE to hearth_self using ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (kind <> 'CANDIDATE'::text))
messaging.block ended_by_house UPDATE to hearth_tenant using ((kind = 'CANDIDATE'::text) AND (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])))
messaging.block made_by_candidate INSERT to hearth_self check ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (by_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (kind <> 'CANDIDATE'::text) AND (ended_at IS NULL) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (a.group_id = block.group_id) AND ((block.application_id IS NULL) OR (a.id = block.application_id))))))
messaging.block made_by_house INSERT to hearth_tenant check ((kind = 'CANDIDATE'::text) AND (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) AND (by_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (ended_at IS NULL))
messaging.block own SELECT to hearth_self using ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (kind <> 'CANDIDATE'::text))
messaging.block system ALL to hearth_system using true check true
messaging.block tenant SELECT to hearth_tenant using ((kind = 'CANDIDATE'::text) AND (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])))
messaging.by_text system ALL to hearth_system using true check true
messaging.conversation_event system ALL to hearth_system using true check true
messaging.conversation_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.conversation_event written_by_house INSERT to hearth_tenant check (by_user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.hidden system ALL to hearth_system using true check true
messaging.house_mail system ALL to hearth_system using true check true
messaging.house_mail_choice system ALL to hearth_system using true check true
messaging.letter_choice system ALL to hearth_system using true check true
messaging.letter_choice tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.mail_choice own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.mail_choice system ALL to hearth_system using true check true
messaging.mail_choice tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.message own SELECT to hearth_self using (candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.message read_by_candidate UPDATE to hearth_self using ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'EMPLOYER'::text)) check ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'EMPLOYER'::text))
messaging.message read_by_house UPDATE to hearth_tenant using (sender_side = 'CANDIDATE'::text)
messaging.message system ALL to hearth_system using true check true
messaging.message tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.message written_by_candidate INSERT to hearth_self check ((candidate_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'CANDIDATE'::text) AND (read_at IS NULL) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.id = message.application_id) AND (a.user_id = ( SELECT platform.current_user_id() AS current_user_id))))))
messaging.message written_by_house INSERT to hearth_tenant check ((sender_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'EMPLOYER'::text) AND (read_at IS NULL))
messaging.minor_sender system ALL to hearth_system using true check true
messaging.note system ALL to hearth_system using true check true
messaging.note tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.note written_by_house INSERT to hearth_tenant check (author_user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.planned system ALL to hearth_system using true check true
messaging.planned tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.report made_by_candidate INSERT to hearth_self check ((reporter_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (reporter_side = 'CANDIDATE'::text) AND (verdict IS NULL) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.id = report.application_id) AND (a.group_id = report.group_id) AND (a.location_id = report.location_id) AND (a.user_id = ( SELECT platform.current_user_id() AS current_user_id))))))
messaging.report made_by_house INSERT to hearth_tenant check ((reporter_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (reporter_side = 'EMPLOYER'::text) AND (verdict IS NULL) AND (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE ((a.id = report.application_id) AND (a.group_id = report.group_id) AND (a.location_id = report.location_id)))))
messaging.report own SELECT to hearth_self using (reporter_user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.report system ALL to hearth_system using true check true
messaging.report tenant SELECT to hearth_tenant using ((reporter_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])))
messaging.report_event system ALL to hearth_system using true check true
messaging.sending system ALL to hearth_system using true check true
messaging.sending tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.staff_conversation own SELECT to hearth_self using ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (EXISTS ( SELECT
   FROM team.employee e
  WHERE ((e.id = staff_conversation.employee_id) AND (e.user_id = ( SELECT platform.current_user_id() AS current_user_id))))))
messaging.staff_conversation system ALL to hearth_system using true check true
messaging.staff_conversation tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.staff_message own SELECT to hearth_self using ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (EXISTS ( SELECT
   FROM messaging.staff_conversation c
  WHERE (c.id = staff_message.conversation_id))))
messaging.staff_message read_by_location UPDATE to hearth_tenant using (sender_side = 'STAFF'::text)
messaging.staff_message read_by_staff UPDATE to hearth_self using ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'LOCATION'::text)) check ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'LOCATION'::text))
messaging.staff_message system ALL to hearth_system using true check true
messaging.staff_message tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.staff_message written_by_location INSERT to hearth_tenant check ((sender_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'LOCATION'::text) AND (read_at IS NULL))
messaging.staff_message written_by_staff INSERT to hearth_self check ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (sender_side = 'STAFF'::text) AND (read_at IS NULL) AND (EXISTS ( SELECT
   FROM messaging.staff_conversation c
  WHERE ((c.id = staff_message.conversation_id) AND (c.user_id = ( SELECT platform.current_user_id() AS current_user_id))))))
messaging.suspension system ALL to hearth_system using true check true
messaging.template system ALL to hearth_system using true check true
messaging.template tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
messaging.translation system ALL to hearth_system using true check true
messaging.translation_choice chosen INSERT to hearth_self,hearth_tenant check ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (EXISTS ( SELECT
   FROM applications.application a
  WHERE (a.id = translation_choice.application_id))))
messaging.translation_choice ended DELETE to hearth_self,hearth_tenant using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.translation_choice own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.translation_choice own_of_house SELECT to hearth_tenant using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
messaging.translation_choice system ALL to hearth_system using true check true
messaging.unreachable system ALL to hearth_system using true check true
notices.delivery own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
notices.delivery system ALL to hearth_system using true check true
notices.device own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
notices.device system ALL to hearth_system using true check true
notices.notice own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
notices.notice system ALL to hearth_system using true check true
notices.setting own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
notices.setting system ALL to hearth_system using true check true
offers.approval system ALL to hearth_system using true check true
offers.approval tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
offers.approval_step system ALL to hearth_system using true check true
offers.approval_step tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
offers.chain system ALL to hearth_system using true check true
offers.chain tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
offers.link_key system ALL to hearth_system using true check true
offers.offer own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
offers.offer system ALL to hearth_system using true check true
offers.offer tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
offers.offer_event system ALL to hearth_system using true check true
offers.offer_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
offers.signature system ALL to hearth_system using true check true
offers.signature tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
onboarding.change system ALL to hearth_system using true check true
onboarding.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
onboarding.journey system ALL to hearth_system using true check true
onboarding.journey tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
onboarding.link_key system ALL to hearth_system using true check true
onboarding.reminder system ALL to hearth_system using true check true
onboarding.reminder tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
onboarding.step system ALL to hearth_system using true check true
onboarding.step tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
onboarding.template system ALL to hearth_system using true check true
onboarding.template tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
platform.audit_entry add INSERT to public check true
platform.audit_entry own_group INSERT to hearth_tenant check ((group_id IS NULL) OR (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])))
platform.audit_entry system ALL to hearth_system using true check true
platform.audit_head system ALL to hearth_system using true check true
platform.installation system ALL to hearth_system using true check true
platform.kept_call system ALL to hearth_system using true check true
platform.mail add INSERT to hearth_public,hearth_self,hearth_tenant check true
platform.mail system ALL to hearth_system using true check true
platform.outbox add INSERT to hearth_public,hearth_self,hearth_tenant check true
platform.outbox own_group INSERT to hearth_tenant check ((group_id IS NULL) OR (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])))
platform.outbox system ALL to hearth_system using true check true
platform.secret system ALL to hearth_system using true check true
platform.text add INSERT to hearth_public,hearth_self,hearth_tenant check true
platform.text system ALL to hearth_system using true check true
privacy.asking system ALL to hearth_system using true check true
privacy.asking tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
privacy.erasure system ALL to hearth_system using true check true
privacy.erasure tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
privacy.erasure_list system ALL to hearth_system using true check true
privacy.erasure_note system ALL to hearth_system using true check true
privacy.keep_ask system ALL to hearth_system using true check true
privacy.keep_ask_item system ALL to hearth_system using true check true
privacy.keep_ask_item tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
privacy.period system ALL to hearth_system using true check true
privacy.period tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
profiles.profile own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
profiles.profile system ALL to hearth_system using true check true
provisioning.deed system ALL to hearth_system using true check true
provisioning.deed tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
provisioning.directory_group system ALL to hearth_system using true check true
provisioning.directory_group tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
provisioning.given_right system ALL to hearth_system using true check true
provisioning.given_right tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
provisioning.member system ALL to hearth_system using true check true
provisioning.member tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
provisioning.person system ALL to hearth_system using true check true
provisioning.person tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
provisioning.token system ALL to hearth_system using true check true
provisioning.token tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.change system ALL to hearth_system using true check true
qualifications.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.demand system ALL to hearth_system using true check true
qualifications.demand tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.qualification own SELECT to hearth_self using (id IN ( SELECT record.qualification_id
   FROM qualifications.record
  WHERE (record.employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))))
qualifications.qualification system ALL to hearth_system using true check true
qualifications.qualification tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.record own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
qualifications.record system ALL to hearth_system using true check true
qualifications.record tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.reminder system ALL to hearth_system using true check true
qualifications.reminder tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
qualifications.summary system ALL to hearth_system using true check true
qualifications.summary tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
registration.activation_mail system ALL to hearth_system using true check true
registration.founding_link system ALL to hearth_system using true check true
registration.registration own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
registration.registration system ALL to hearth_system using true check true
requisitions.budget system ALL to hearth_system using true check true
requisitions.budget tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
requisitions.budget_change system ALL to hearth_system using true check true
requisitions.budget_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
requisitions.chain system ALL to hearth_system using true check true
requisitions.chain tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
requisitions.requisition system ALL to hearth_system using true check true
requisitions.requisition tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
requisitions.step system ALL to hearth_system using true check true
requisitions.step tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.change system ALL to hearth_system using true check true
rosters.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.recurring_date system ALL to hearth_system using true check true
rosters.recurring_date tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.recurring_shift system ALL to hearth_system using true check true
rosters.recurring_shift tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.team_link system ALL to hearth_system using true check true
rosters.team_link tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.template_shift system ALL to hearth_system using true check true
rosters.template_shift tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.week_budget system ALL to hearth_system using true check true
rosters.week_budget tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
rosters.week_template system ALL to hearth_system using true check true
rosters.week_template tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.absence_report own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.absence_report system ALL to hearth_system using true check true
scheduling.absence_report tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.availability_exception own ALL to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) check (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.availability_exception system ALL to hearth_system using true check true
scheduling.availability_exception tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.availability_request own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.availability_request say INSERT to hearth_self check ((decided_by IS NULL) AND (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])))
scheduling.availability_request say_again UPDATE to hearth_self using ((state = 'PENDING'::text) AND (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))) check (state = 'REPLACED'::text)
scheduling.availability_request system ALL to hearth_system using true check true
scheduling.availability_request tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.calendar_feed own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
scheduling.calendar_feed system ALL to hearth_system using true check true
scheduling.conflict_answer system ALL to hearth_system using true check true
scheduling.conflict_answer tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.consent own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.consent system ALL to hearth_system using true check true
scheduling.consent tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.publication system ALL to hearth_system using true check true
scheduling.publication tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.published_shift own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.published_shift system ALL to hearth_system using true check true
scheduling.published_shift tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.receipt confirm UPDATE to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) check (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.receipt own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.receipt system ALL to hearth_system using true check true
scheduling.receipt tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.released_shift system ALL to hearth_system using true check true
scheduling.saved_batch system ALL to hearth_system using true check true
scheduling.saved_batch tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.schedule_week system ALL to hearth_system using true check true
scheduling.schedule_week tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.shift system ALL to hearth_system using true check true
scheduling.shift tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.shift_change system ALL to hearth_system using true check true
scheduling.shift_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.time_off ask INSERT to hearth_self check ((state = 'REQUESTED'::text) AND (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])))
scheduling.time_off own SELECT to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.time_off system ALL to hearth_system using true check true
scheduling.time_off take_back UPDATE to hearth_self using ((state = 'REQUESTED'::text) AND (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))) check (state = 'CANCELLED'::text)
scheduling.time_off tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
scheduling.usual_week own ALL to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) check (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
scheduling.usual_week system ALL to hearth_system using true check true
scheduling.usual_week tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.agreement system ALL to hearth_system using true check true
signatures.agreement tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.change system ALL to hearth_system using true check true
signatures.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.edition system ALL to hearth_system using true check true
signatures.edition tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.link_key system ALL to hearth_system using true check true
signatures.request system ALL to hearth_system using true check true
signatures.request tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.sending system ALL to hearth_system using true check true
signatures.sending tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
signatures.signer system ALL to hearth_system using true check true
signatures.signer tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sms.choice own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
sms.choice system ALL to hearth_system using true check true
sms.incoming system ALL to hearth_system using true check true
sms.word own SELECT to hearth_self using (EXISTS ( SELECT
   FROM sms.choice c
  WHERE ((c.number = word.number) AND (c.user_id = ( SELECT platform.current_user_id() AS current_user_id)))))
sms.word system ALL to hearth_system using true check true
sourcing.bonus own SELECT to hearth_self using (referral_id IN ( SELECT referral.id
   FROM sourcing.referral
  WHERE (referral.referrer_id = ( SELECT platform.current_user_id() AS current_user_id))))
sourcing.bonus system ALL to hearth_system using true check true
sourcing.bonus tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sourcing.bonus_event system ALL to hearth_system using true check true
sourcing.bonus_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sourcing.bonus_rule staff SELECT to hearth_self using (group_id = ANY (( SELECT team.my_group_ids() AS my_group_ids)::uuid[]))
sourcing.bonus_rule system ALL to hearth_system using true check true
sourcing.bonus_rule tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sourcing.link own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check ((user_id = ( SELECT platform.current_user_id() AS current_user_id)) AND (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) AND (group_id = ANY (( SELECT team.my_group_ids() AS my_group_ids)::uuid[])))
sourcing.link system ALL to hearth_system using true check true
sourcing.link tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sourcing.link_key system ALL to hearth_system using true check true
sourcing.referral own SELECT to hearth_self using ((referrer_id = ( SELECT platform.current_user_id() AS current_user_id)) OR (candidate_id = ( SELECT platform.current_user_id() AS current_user_id)))
sourcing.referral system ALL to hearth_system using true check true
sourcing.referral tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
sourcing.spending system ALL to hearth_system using true check true
sourcing.spending tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
surveys.answered own ALL to hearth_self using (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[])) check (employee_id = ANY (( SELECT team.my_employee_ids() AS my_employee_ids)::uuid[]))
surveys.result system ALL to hearth_system using true check true
surveys.result tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
surveys.tally system ALL to hearth_system using true check true
surveys.tally tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.entry own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
talent_pool.entry system ALL to hearth_system using true check true
talent_pool.entry tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.entry_tag system ALL to hearth_system using true check true
talent_pool.entry_tag tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.event system ALL to hearth_system using true check true
talent_pool.event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.invitation system ALL to hearth_system using true check true
talent_pool.invitation tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.link system ALL to hearth_system using true check true
talent_pool.saved_search system ALL to hearth_system using true check true
talent_pool.saved_search tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
talent_pool.tag system ALL to hearth_system using true check true
talent_pool.tag tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.employee own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
team.employee system ALL to hearth_system using true check true
team.employee tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.employment_event system ALL to hearth_system using true check true
team.employment_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.employment_period system ALL to hearth_system using true check true
team.employment_period tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.invitation system ALL to hearth_system using true check true
team.invitation tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.invitation_event system ALL to hearth_system using true check true
team.invitation_event tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.pay_rate system ALL to hearth_system using true check true
team.pay_rate tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.position own SELECT to hearth_self using (id IN ( SELECT employee.position_id
   FROM team.employee
  WHERE (employee.user_id = ( SELECT platform.current_user_id() AS current_user_id))))
team.position system ALL to hearth_system using true check true
team.position tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.position_rate system ALL to hearth_system using true check true
team.position_rate tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.rehire_block system ALL to hearth_system using true check true
team.rehire_event system ALL to hearth_system using true check true
team.secondary_location system ALL to hearth_system using true check true
team.secondary_location tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
team.term system ALL to hearth_system using true check true
team.term tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.declared_tip system ALL to hearth_system using true check true
timesheets.declared_tip tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.payroll_export system ALL to hearth_system using true check true
timesheets.payroll_export tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.sheet system ALL to hearth_system using true check true
timesheets.sheet tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.sheet_change system ALL to hearth_system using true check true
timesheets.sheet_change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.tip_pool system ALL to hearth_system using true check true
timesheets.tip_pool tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
timesheets.tip_share system ALL to hearth_system using true check true
timesheets.tip_share tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
tokens.access_token own SELECT to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id))
tokens.access_token system ALL to hearth_system using true check true
tokens.access_token tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
tokens.change system ALL to hearth_system using true check true
tokens.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
user_preferences.navigation own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
user_preferences.navigation system ALL to hearth_system using true check true
user_preferences.pinned_search own ALL to hearth_self using (user_id = ( SELECT platform.current_user_id() AS current_user_id)) check (user_id = ( SELECT platform.current_user_id() AS current_user_id))
user_preferences.pinned_search system ALL to hearth_system using true check true
webhooks.change system ALL to hearth_system using true check true
webhooks.change tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
webhooks.delivery system ALL to hearth_system using true check true
webhooks.delivery tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
webhooks.endpoint system ALL to hearth_system using true check true
webhooks.endpoint tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
workplace.day_note system ALL to hearth_system using true check true
workplace.day_note tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))
workplace.station system ALL to hearth_system using true check true
workplace.station tenant ALL to hearth_tenant using (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[])) check (group_id = ANY (( SELECT platform.current_groups() AS current_groups)::uuid[]))

-- views
applications.application_view security_invoker=true  SELECT id, group_id, location_id, job_id, user_id, first_name, last_name, email, job_title, employer_name, location_name, location_city, stage, applied_at, stage_entered_at, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, archived_at, search_text, assignee_user_id, snoozed_until, put_away_at, desk, employee_id FROM applications.application;
applications.candidate_view security_invoker=true  SELECT id, group_id, location_id, job_id, user_id, first_name, last_name, email, phone, language, job_title, position_name, location_name, stage, source, applied_at, GREATEST(stage_entered_at, last_message_at) AS last_contact_at, archived_at, email_stem, phone_tail FROM applications.application;
applications.ended_view security_invoker=true  SELECT id, group_id, location_id, first_name, last_name, job_title, location_name, GREATEST(stage_entered_at, last_message_at) AS last_contact_at, user_id, email, language, employer_name FROM applications.application WHERE (stage = ANY (ARRAY['REJECTED'::text, 'WITHDRAWN'::text]));
applications.minor_view security_invoker=true  SELECT id, group_id, location_id, user_id, says_minor FROM applications.application;
applications.receiver_view security_invoker=true  SELECT id, group_id, location_id, user_id, first_name, last_name, email, language, job_title, employer_name, location_name, location_city, stage, archived_at FROM applications.application;
applications.source_view security_invoker=true  SELECT id, group_id, location_id, job_id, user_id, first_name, last_name, phone, job_title, location_name, stage, source, applied_at, employee_id, archived_at FROM applications.application;
core.brand_view security_invoker=true  SELECT id, group_id, parent_id, type, name, slug, status, ancestor_ids, time_zone, country_code AS country, COALESCE(region, region_code) AS region, city, street AS address, latitude, longitude, currency, number, postcode, phone, region_code FROM core.brand;
jobs.job_view security_invoker=true  SELECT id, group_id, location_id, position_id, position_name, title, status, slug, employment_type, evergreen, hires_target, hires, published_at, expires_at, created_at FROM jobs.job;
scheduling.week_view security_invoker=true  SELECT location_id, week, group_id, version, published_at FROM scheduling.schedule_week;
team.age_view security_invoker=true  SELECT id AS employee_id, group_id, birth_date FROM team.employee WHERE (birth_date IS NOT NULL);
team.birth_view security_invoker=true  SELECT group_id, user_id, birth_date FROM team.employee WHERE ((user_id IS NOT NULL) AND (birth_date IS NOT NULL));
team.employee_view security_invoker=true  SELECT e.id, e.group_id, e.location_id, e.user_id, e.first_name, e.last_name, e.employee_number, e.email, e.phone, e.status, e.position_id, p.name AS position_name, p.department, e.contract_minutes_per_week, e.hire_date, e.end_date, e.search FROM (team.employee e LEFT JOIN team."position" p ON ((p.id = e.position_id)));
team.position_view security_invoker=true  SELECT id, group_id, name, department, tint, archived_at FROM team."position";

-- functions
CREATE OR REPLACE FUNCTION access.groups_of_rights() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(distinct group_id), '{}') from access."grant" where user_id = platform.current_user_id()); end $function$ 
CREATE OR REPLACE FUNCTION access.works_for(person uuid, of_group uuid) RETURNS boolean LANGUAGE sql STABLE AS $function$ select exists (select 1 from team.employee where user_id = person and group_id = of_group and (status = 'ACTIVE' or end_date >= platform.today())) $function$ 
CREATE OR REPLACE FUNCTION applications.count_arrived() RETURNS trigger LANGUAGE plpgsql AS $function$ begin insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n) select group_id, location_id, job_id, stage, step_id, count(*) from arrived where archived_at is null group by group_id, location_id, job_id, stage, step_id; return null; end $function$ 
CREATE OR REPLACE FUNCTION applications.count_gone() RETURNS trigger LANGUAGE plpgsql AS $function$ begin insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n) select group_id, location_id, job_id, stage, step_id, -count(*) from gone where archived_at is null group by group_id, location_id, job_id, stage, step_id; return null; end $function$ 
CREATE OR REPLACE FUNCTION applications.count_moved() RETURNS trigger LANGUAGE plpgsql AS $function$ begin insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n) select group_id, location_id, job_id, stage, step_id, n from (values (old.group_id, old.location_id, old.job_id, old.stage, old.step_id, old.archived_at, -1), (new.group_id, new.location_id, new.job_id, new.stage, new.step_id, new.archived_at, 1) ) as step (group_id, location_id, job_id, stage, step_id, archived_at, n) where archived_at is null; return null; end $function$ 
CREATE OR REPLACE FUNCTION applications.groups_applied_to() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(distinct group_id), '{}') from applications.application where user_id = platform.current_user_id()); end $function$ 
CREATE OR REPLACE FUNCTION documents.keep_change() RETURNS trigger LANGUAGE plpgsql AS $function$ begin if new.detail <> '{}'::jsonb then raise exception 'What is on record is emptied, and never written again.' using errcode = 'restrict_violation'; end if; return new; end $function$ 
CREATE OR REPLACE FUNCTION eligibility.keep_change() RETURNS trigger LANGUAGE plpgsql AS $function$ begin if new.detail <> '{}'::jsonb then raise exception 'What is on record is emptied, and never written again.' using errcode = 'restrict_violation'; end if; return new; end $function$ 
CREATE OR REPLACE FUNCTION messaging.forget_translations() RETURNS trigger LANGUAGE plpgsql AS $function$ begin delete from messaging.translation where message_id = new.id; return null; end $function$ 
CREATE OR REPLACE FUNCTION offers.keep_offer() RETURNS trigger LANGUAGE plpgsql AS $function$ begin if old.state <> 'SENT' then raise exception 'An offer that is over is not changed.' using errcode = 'restrict_violation'; end if; if (to_jsonb(new) - 'state' - 'decline_reason' - 'decline_note') <> (to_jsonb(old) - 'state' - 'decline_reason' - 'decline_note') then raise exception 'What was offered is not changed.' using errcode = 'restrict_violation'; end if; return new; end $function$ 
CREATE OR REPLACE FUNCTION offers.keep_record() RETURNS trigger LANGUAGE plpgsql AS $function$ begin raise exception 'What was signed or done is not changed.' using errcode = 'restrict_violation'; end $function$ 
CREATE OR REPLACE FUNCTION platform.audited_table(target regclass, key text) RETURNS void LANGUAGE plpgsql SET "TimeZone" TO 'UTC' SET "DateStyle" TO 'ISO, MDY' SET "IntervalStyle" TO 'iso_8601' SET bytea_output TO 'hex' SET extra_float_digits TO '1' AS $function$ declare named text := (select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target); begin execute format('create trigger audit after insert or update or delete on %s for each row execute function platform.note_audit(%L)', target, key); set local role hearth_system; execute format( 'insert into platform.audit_entry (group_id, source, row_key, deed, salt, content_hash) select (content ->> ''group_id'')::uuid, %L, content ->> %L, ''INSERT'', salted, sha256(convert_to(salted || content::text, ''UTF8'')) from (select jsonb_strip_nulls(to_jsonb(t)) as content, gen_random_uuid()::text || gen_random_uuid()::text as salted from %s t offset 0) existing', named, key, target); reset role; end $function$ 
CREATE OR REPLACE FUNCTION platform.current_groups() RETURNS uuid[] LANGUAGE sql STABLE AS $function$ select coalesce(nullif(current_setting('app.groups', true), ''), '{}')::uuid[] $function$ 
CREATE OR REPLACE FUNCTION platform.current_impersonator_id() RETURNS uuid LANGUAGE sql STABLE AS $function$ select nullif(current_setting('app.impersonator', true), '')::uuid $function$ 
CREATE OR REPLACE FUNCTION platform.current_user_id() RETURNS uuid LANGUAGE sql STABLE AS $function$ select nullif(current_setting('app.user', true), '')::uuid $function$ 
CREATE OR REPLACE FUNCTION platform.keep_audit() RETURNS trigger LANGUAGE plpgsql AS $function$ begin if old.number is not null and (new.number is distinct from old.number or new.hash is distinct from old.hash) or new.salt is not null and new.salt is distinct from old.salt then raise exception 'What is in the ledger is not changed.' using errcode = 'restrict_violation'; end if; return new; end $function$ 
CREATE OR REPLACE FUNCTION platform.moment() RETURNS timestamp with time zone LANGUAGE sql STABLE PARALLEL SAFE AS $function$ select now() $function$ 
CREATE OR REPLACE FUNCTION platform.name_sound(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $function$ begin return ' ' || btrim(regexp_replace(regexp_replace(regexp_replace( translate( regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace( replace(replace(replace(replace( -- Words apart, without apostrophes; a space on each side of each word. replace(' ' || translate(platform.searchable(value), '-./_''`’ʼ', ' ') || ' ', ' ', ' '), 'x', 'ks'), 'дж', 'ж'), 'ц', 'ts'), 'tz', 'ts'), ' (ال(?=[^ ]{3})|[ae]l )', ' ', 'g'), 'tsch|tch|sch|sh|ch|cz|sz', 'x', 'g'), 'zh', 'g', 'g'), '([ptgd])h|k(?=h)', '\1', 'g'), 'c([eiy])', 's\1', 'g'), ' [wو]', ' v', 'g'), 'бвгґджзклмнпрстфхчшщ' || 'بپتثجچحخدذرزژسشصضطظغڤفقكکگلمنهةj' || 'qc' || 'аеёийоуыэюяіїєъьѣ' || 'اأإآويیىءؤئعaeiouyw', 'bvggdgzklmnprstfhxxx' || 'bpttgxhhddrzgsxsdtzgvfkkkglmnhhg' || 'kk'), 'h(?= |$)', '', 'g'), '([a-z])\1+', '\1', 'g'), ' +', ' ', 'g')) || ' '; end $function$ 
CREATE OR REPLACE FUNCTION platform.note_audit() RETURNS trigger LANGUAGE plpgsql SET "TimeZone" TO 'UTC' SET "DateStyle" TO 'ISO, MDY' SET "IntervalStyle" TO 'iso_8601' SET bytea_output TO 'hex' SET extra_float_digits TO '1' AS $function$ declare content jsonb; salted text := gen_random_uuid()::text || gen_random_uuid()::text; begin if tg_op = 'DELETE' then content := to_jsonb(old); else content := to_jsonb(new); end if; insert into platform.audit_entry (group_id, source, row_key, deed, salt, content_hash) values ( (content ->> 'group_id')::uuid, tg_table_schema || '.' || tg_table_name, content ->> tg_argv[0], tg_op, case when tg_op <> 'DELETE' then salted end, case when tg_op <> 'DELETE' then sha256(convert_to(salted || jsonb_strip_nulls(content)::text, 'UTF8')) end); return null; end $function$ 
CREATE OR REPLACE FUNCTION platform.phone_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $function$ select pg_catalog.ltrim(pg_catalog.regexp_replace(pg_catalog.regexp_replace( pg_catalog.translate(value, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9', '01234567890123456789'), '\(0\)', '', 'g'), '[^0-9]', '', 'g'), '0') $function$ 
CREATE OR REPLACE FUNCTION platform.searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $function$ select translate(lower(public.unaccent('public.unaccent'::regdictionary, value)), U&'\0623\0625\0622\0671\0649\0629\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670', U&'\0627\0627\0627\0627\064A\0647') $function$ 
CREATE OR REPLACE FUNCTION platform.secured_table(target regclass) RETURNS void LANGUAGE plpgsql AS $function$ declare schema_name text := (select nspname from pg_namespace n join pg_class c on c.relnamespace = n.oid where c.oid = target); begin execute format('alter table %s enable row level security', target); execute format('alter table %s force row level security', target); execute format('create policy system on %s to hearth_system using (true) with check (true)', target); execute format('grant usage on schema %I to hearth_tenant, hearth_self, hearth_public, hearth_system', schema_name); execute format('grant select, insert, update, delete on %s to hearth_system', target); end $function$ 
CREATE OR REPLACE FUNCTION platform.tenant_table(target regclass) RETURNS void LANGUAGE plpgsql AS $function$ begin perform platform.secured_table(target); execute format( 'create policy tenant on %s to hearth_tenant using (group_id = any ((select platform.current_groups())::uuid[])) with check (group_id = any ((select platform.current_groups())::uuid[]))', target); execute format('grant select, insert, update, delete on %s to hearth_tenant', target); end $function$ 
CREATE OR REPLACE FUNCTION platform.today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $function$ select (platform.moment() at time zone 'UTC')::date $function$ 
CREATE OR REPLACE FUNCTION sourcing.keep_bonus() RETURNS trigger LANGUAGE plpgsql AS $function$ begin if (new.amount, new.currency, new.after_days, new.referral_id, new.number) is distinct from (old.amount, old.currency, old.after_days, old.referral_id, old.number) then raise exception 'What was promised is not changed.' using errcode = 'restrict_violation'; end if; if old.state = 'PAID' then raise exception 'What was paid is not changed.' using errcode = 'restrict_violation'; end if; return new; end $function$ 
CREATE OR REPLACE FUNCTION talent_pool.groups_of_pools() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(distinct group_id), '{}') from talent_pool.entry where user_id = platform.current_user_id()); end $function$ 
CREATE OR REPLACE FUNCTION team.groups_of_work() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(distinct group_id), '{}') from team.employee where user_id = platform.current_user_id()); end $function$ 
CREATE OR REPLACE FUNCTION team.my_employee_ids() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(id), '{}') from team.employee where user_id = platform.current_user_id()); end $function$ 
CREATE OR REPLACE FUNCTION team.my_group_ids() RETURNS uuid[] LANGUAGE plpgsql STABLE AS $function$ begin return (select coalesce(array_agg(distinct group_id), '{}') from team.employee where user_id = platform.current_user_id() and (status = 'ACTIVE' or end_date >= platform.today())); end $function$ 

-- grants
access.change hearth_system INSERT,SELECT
access.change hearth_tenant INSERT,SELECT
access.grant hearth_self SELECT
access.grant hearth_system DELETE,INSERT,SELECT,UPDATE
access.grant hearth_tenant DELETE,INSERT,SELECT,UPDATE
access.invitation hearth_system DELETE,INSERT,SELECT,UPDATE
access.invitation hearth_tenant DELETE,INSERT,SELECT,UPDATE
access.persona hearth_self SELECT
access.persona hearth_system DELETE,INSERT,SELECT,UPDATE
access.persona hearth_tenant DELETE,INSERT,SELECT,UPDATE
access.role hearth_system DELETE,INSERT,SELECT,UPDATE
access.role hearth_tenant DELETE,INSERT,SELECT,UPDATE
access.sign_in_policy hearth_system DELETE,INSERT,SELECT,UPDATE
access.sign_in_policy hearth_tenant DELETE,INSERT,SELECT,UPDATE
announcements.item hearth_system DELETE,INSERT,SELECT,UPDATE
announcements.item hearth_tenant DELETE,INSERT,SELECT,UPDATE
announcements.seen hearth_self INSERT,SELECT,UPDATE
announcements.seen hearth_system DELETE,INSERT,SELECT,UPDATE
applications.application hearth_self SELECT
applications.application hearth_system DELETE,INSERT,SELECT,UPDATE
applications.application hearth_tenant DELETE,INSERT,SELECT,UPDATE
applications.application_view hearth_self SELECT
applications.application_view hearth_system SELECT
applications.application_view hearth_tenant SELECT
applications.candidate_view hearth_self SELECT
applications.candidate_view hearth_system SELECT
applications.candidate_view hearth_tenant SELECT
applications.draft hearth_system DELETE,INSERT,SELECT,UPDATE
applications.ended_view hearth_system SELECT
applications.ended_view hearth_tenant SELECT
applications.guest_application hearth_system DELETE,INSERT,SELECT,UPDATE
applications.guest_link_key hearth_system DELETE,INSERT,SELECT,UPDATE
applications.letter hearth_system DELETE,INSERT,SELECT,UPDATE
applications.letter hearth_tenant INSERT,SELECT,UPDATE
applications.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
applications.minor_view hearth_system SELECT
applications.past_application hearth_system DELETE,INSERT,SELECT,UPDATE
applications.past_application hearth_tenant SELECT
applications.past_step hearth_system DELETE,INSERT,SELECT,UPDATE
applications.past_step hearth_tenant SELECT
applications.receiver_view hearth_self SELECT
applications.receiver_view hearth_system SELECT
applications.receiver_view hearth_tenant SELECT
applications.source_view hearth_self SELECT
applications.source_view hearth_system SELECT
applications.source_view hearth_tenant SELECT
applications.stage_count hearth_system DELETE,INSERT,SELECT,UPDATE
applications.stage_count hearth_tenant INSERT,SELECT
applications.stage_event hearth_self SELECT
applications.stage_event hearth_system DELETE,INSERT,SELECT,UPDATE
applications.stage_event hearth_tenant INSERT,SELECT
auto_fill.run hearth_system DELETE,INSERT,SELECT,UPDATE
auto_fill.run hearth_tenant DELETE,INSERT,SELECT,UPDATE
candidates.pair hearth_system DELETE,INSERT,SELECT,UPDATE
candidates.pair hearth_tenant DELETE,INSERT,SELECT,UPDATE
candidates.pair_event hearth_system DELETE,INSERT,SELECT,UPDATE
candidates.pair_event hearth_tenant INSERT,SELECT
clock.attestation hearth_self SELECT
clock.attestation hearth_system INSERT,SELECT
clock.attestation hearth_tenant SELECT
clock.break_reminder hearth_system DELETE,INSERT,SELECT,UPDATE
clock.break_reminder hearth_tenant SELECT
clock.chain_head hearth_system DELETE,INSERT,SELECT,UPDATE
clock.correction hearth_self SELECT
clock.correction hearth_system INSERT,SELECT,UPDATE
clock.correction hearth_tenant SELECT
clock.day_mark hearth_system DELETE,INSERT,SELECT,UPDATE
clock.day_mark hearth_tenant SELECT
clock.employee_pin hearth_system DELETE,INSERT,SELECT,UPDATE
clock.held_punch hearth_system DELETE,INSERT,SELECT,UPDATE
clock.held_punch hearth_tenant SELECT
clock.kiosk hearth_system DELETE,INSERT,SELECT,UPDATE
clock.late_alert hearth_system DELETE,INSERT,SELECT,UPDATE
clock.late_alert hearth_tenant SELECT
clock.punch hearth_self SELECT
clock.punch hearth_system INSERT,SELECT
clock.punch hearth_tenant SELECT
clock.punch_device hearth_system INSERT,SELECT
clock.punch_device hearth_tenant SELECT
clock.seen_exception hearth_system DELETE,INSERT,SELECT,UPDATE
clock.seen_exception hearth_tenant SELECT
compliance.checked_week hearth_system DELETE,INSERT,SELECT,UPDATE
compliance.checked_week hearth_tenant SELECT
compliance.finding hearth_system DELETE,INSERT,SELECT,UPDATE
compliance.finding hearth_tenant SELECT
core.brand hearth_system DELETE,INSERT,SELECT,UPDATE
core.brand hearth_tenant DELETE,INSERT,SELECT,UPDATE
core.brand_change hearth_system INSERT,SELECT
core.brand_change hearth_tenant INSERT,SELECT
core.brand_scheme hearth_system DELETE,INSERT,SELECT,UPDATE
core.brand_scheme hearth_tenant DELETE,INSERT,SELECT,UPDATE
core.brand_service hearth_system DELETE,INSERT,SELECT,UPDATE
core.brand_service hearth_tenant DELETE,INSERT,SELECT,UPDATE
core.brand_setting hearth_system DELETE,INSERT,SELECT,UPDATE
core.brand_setting hearth_tenant DELETE,INSERT,SELECT,UPDATE
core.brand_view hearth_public SELECT
core.brand_view hearth_self SELECT
core.brand_view hearth_system SELECT
core.brand_view hearth_tenant SELECT
core.country hearth_public SELECT
core.country hearth_self SELECT
core.country hearth_system DELETE,INSERT,SELECT,UPDATE
core.country hearth_tenant SELECT
core.currency hearth_public SELECT
core.currency hearth_self SELECT
core.currency hearth_system DELETE,INSERT,SELECT,UPDATE
core.currency hearth_tenant SELECT
core.favourite_brand hearth_system DELETE,INSERT,SELECT,UPDATE
core.favourite_brand hearth_tenant DELETE,INSERT,SELECT
deals.bid hearth_self SELECT
deals.bid hearth_system DELETE,INSERT,SELECT,UPDATE
deals.bid hearth_tenant DELETE,INSERT,SELECT,UPDATE
deals.bidding hearth_system DELETE,INSERT,SELECT,UPDATE
deals.bidding hearth_tenant DELETE,INSERT,SELECT,UPDATE
deals.deal hearth_self SELECT
deals.deal hearth_system DELETE,INSERT,SELECT,UPDATE
deals.deal hearth_tenant DELETE,INSERT,SELECT,UPDATE
deals.deal_event hearth_system DELETE,INSERT,SELECT,UPDATE
deals.deal_event hearth_tenant INSERT,SELECT
deals.deal_shift hearth_system DELETE,INSERT,SELECT,UPDATE
deals.deal_shift hearth_tenant DELETE,INSERT,SELECT,UPDATE
demand.actual_change hearth_system INSERT,SELECT
demand.actual_change hearth_tenant INSERT,SELECT
demand.actual_day hearth_system DELETE,INSERT,SELECT,UPDATE
demand.actual_day hearth_tenant INSERT,SELECT,UPDATE
demand.forecast_change hearth_system INSERT,SELECT
demand.forecast_change hearth_tenant INSERT,SELECT
demand.forecast_day hearth_system DELETE,INSERT,SELECT,UPDATE
demand.forecast_day hearth_tenant INSERT,SELECT,UPDATE
demand.forecast_quality hearth_system DELETE,INSERT,SELECT,UPDATE
demand.forecast_quality hearth_tenant DELETE,INSERT,SELECT,UPDATE
demand.staffing_need hearth_system DELETE,INSERT,SELECT,UPDATE
demand.staffing_need hearth_tenant DELETE,INSERT,SELECT,UPDATE
documents.bundle hearth_system DELETE,INSERT,SELECT,UPDATE
documents.bundle hearth_tenant DELETE,INSERT,SELECT,UPDATE
documents.change hearth_system INSERT,SELECT
documents.change hearth_tenant INSERT,SELECT
documents.document hearth_self SELECT
documents.document hearth_system DELETE,INSERT,SELECT,UPDATE
documents.document hearth_tenant DELETE,INSERT,SELECT,UPDATE
documents.hold hearth_system DELETE,INSERT,SELECT,UPDATE
documents.hold hearth_tenant DELETE,INSERT,SELECT,UPDATE
documents.reminder hearth_system DELETE,INSERT,SELECT,UPDATE
documents.reminder hearth_tenant INSERT,SELECT
documents.request hearth_system DELETE,INSERT,SELECT,UPDATE
documents.request hearth_tenant DELETE,INSERT,SELECT,UPDATE
documents.summary hearth_system DELETE,INSERT,SELECT,UPDATE
documents.summary hearth_tenant INSERT,SELECT
documents.type hearth_self SELECT
documents.type hearth_system DELETE,INSERT,SELECT,UPDATE
documents.type hearth_tenant DELETE,INSERT,SELECT,UPDATE
eligibility.change hearth_system INSERT,SELECT
eligibility.change hearth_tenant INSERT,SELECT
eligibility.evidence hearth_system DELETE,INSERT,SELECT,UPDATE
eligibility.evidence hearth_tenant DELETE,INSERT,SELECT,UPDATE
eligibility.reminder hearth_system DELETE,INSERT,SELECT,UPDATE
eligibility.reminder hearth_tenant INSERT,SELECT
eligibility.statement hearth_system DELETE,INSERT,SELECT,UPDATE
eligibility.statement hearth_tenant INSERT,SELECT
eligibility.work_case hearth_self SELECT
eligibility.work_case hearth_system DELETE,INSERT,SELECT,UPDATE
eligibility.work_case hearth_tenant DELETE,INSERT,SELECT,UPDATE
exports.export_event hearth_system INSERT,SELECT
exports.export_event hearth_tenant INSERT,SELECT
exports.prepared_file hearth_self SELECT
exports.prepared_file hearth_system DELETE,INSERT,SELECT,UPDATE
fairness.answer hearth_self DELETE,INSERT,SELECT,UPDATE
fairness.answer hearth_survey DELETE,SELECT
fairness.result hearth_system DELETE,INSERT,SELECT,UPDATE
fairness.result hearth_tenant SELECT
federation.assertion hearth_system DELETE,INSERT,SELECT,UPDATE
federation.attempt hearth_system DELETE,INSERT,SELECT,UPDATE
federation.external_brand hearth_system DELETE,INSERT,SELECT,UPDATE
federation.external_brand hearth_tenant DELETE,INSERT,SELECT,UPDATE
federation.link hearth_system DELETE,INSERT,SELECT,UPDATE
federation.mail_domain hearth_system DELETE,INSERT,SELECT,UPDATE
federation.mail_domain hearth_tenant DELETE,INSERT,SELECT,UPDATE
federation.provider hearth_system DELETE,INSERT,SELECT,UPDATE
federation.provider hearth_tenant DELETE,INSERT,SELECT,UPDATE
identity.attempt_window hearth_system DELETE,INSERT,SELECT,UPDATE
identity.demo_account hearth_system DELETE,INSERT,SELECT,UPDATE
identity.impersonation hearth_system DELETE,INSERT,SELECT,UPDATE
identity.impersonation_call hearth_system DELETE,INSERT,SELECT,UPDATE
identity.known_device hearth_system DELETE,INSERT,SELECT,UPDATE
identity.mailed_secret hearth_system DELETE,INSERT,SELECT,UPDATE
identity.passkey hearth_system DELETE,INSERT,SELECT,UPDATE
identity.passkey_challenge hearth_system DELETE,INSERT,SELECT,UPDATE
identity.recovery_code hearth_system DELETE,INSERT,SELECT,UPDATE
identity.second_factor hearth_system DELETE,INSERT,SELECT,UPDATE
identity.server_key hearth_system DELETE,INSERT,SELECT,UPDATE
identity.session hearth_system DELETE,INSERT,SELECT,UPDATE
identity.sign_in_challenge hearth_system DELETE,INSERT,SELECT,UPDATE
identity.signing_key hearth_system DELETE,INSERT,SELECT,UPDATE
identity.user hearth_system DELETE,INSERT,SELECT,UPDATE
imports.import hearth_system DELETE,INSERT,SELECT,UPDATE
imports.import hearth_tenant DELETE,INSERT,SELECT,UPDATE
imports.row_report hearth_system DELETE,INSERT,SELECT,UPDATE
imports.row_report hearth_tenant DELETE,INSERT,SELECT,UPDATE
interviews.card_draft hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.card_draft hearth_tenant DELETE,INSERT,SELECT,UPDATE
interviews.card_event hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.card_event hearth_tenant INSERT,SELECT
interviews.card_version hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.card_version hearth_tenant INSERT,SELECT
interviews.hold hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.hold hearth_tenant DELETE,INSERT,SELECT,UPDATE
interviews.interview hearth_self SELECT
interviews.interview hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.interview hearth_tenant DELETE,INSERT,SELECT,UPDATE
interviews.kit hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.kit hearth_tenant DELETE,INSERT,SELECT,UPDATE
interviews.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.session hearth_system DELETE,INSERT,SELECT,UPDATE
interviews.session hearth_tenant DELETE,INSERT,SELECT,UPDATE
job_boards.applicant hearth_system DELETE,INSERT,SELECT,UPDATE
job_boards.applicant hearth_tenant DELETE,INSERT,SELECT,UPDATE
job_boards.attempt hearth_system DELETE,INSERT,SELECT,UPDATE
job_boards.connection hearth_system DELETE,INSERT,SELECT,UPDATE
job_boards.connection hearth_tenant DELETE,INSERT,SELECT,UPDATE
job_boards.delivery hearth_system INSERT,SELECT
job_boards.delivery hearth_tenant INSERT,SELECT
job_boards.posting hearth_system DELETE,INSERT,SELECT,UPDATE
job_boards.posting hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.alert hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.alert_post hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.asked_question hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.asked_question hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.bank_question hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.bank_question hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.bank_wording hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.bank_wording hearth_tenant INSERT,SELECT
jobs.job hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.job hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.job_change hearth_system INSERT,SELECT
jobs.job_change hearth_tenant INSERT,SELECT
jobs.job_view hearth_system SELECT
jobs.job_view hearth_tenant SELECT
jobs.listing hearth_public SELECT
jobs.listing hearth_self SELECT
jobs.listing hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.listing hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.pipeline hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.pipeline hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.rule hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.rule hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.site_domain hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.site_domain hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.template hearth_system DELETE,INSERT,SELECT,UPDATE
jobs.template hearth_tenant DELETE,INSERT,SELECT,UPDATE
jobs.text_code hearth_system DELETE,INSERT,SELECT,UPDATE
laws.premium hearth_system INSERT,SELECT
laws.premium hearth_tenant INSERT,SELECT
leave.approval_change hearth_self SELECT
leave.approval_change hearth_system INSERT,SELECT
leave.approval_change hearth_tenant INSERT,SELECT
leave.balance_change hearth_self SELECT
leave.balance_change hearth_system INSERT,SELECT
leave.balance_change hearth_tenant INSERT,SELECT
leave.closed_period hearth_system DELETE,INSERT,SELECT,UPDATE
leave.closed_period hearth_tenant INSERT,SELECT,UPDATE
matching.audit hearth_system DELETE,INSERT,SELECT,UPDATE
matching.audit hearth_tenant DELETE,INSERT,SELECT,UPDATE
matching.brand_weighting hearth_system DELETE,INSERT,SELECT,UPDATE
matching.brand_weighting hearth_tenant DELETE,INSERT,SELECT,UPDATE
matching.job_weighting hearth_system DELETE,INSERT,SELECT,UPDATE
matching.job_weighting hearth_tenant DELETE,INSERT,SELECT,UPDATE
matching.notice hearth_self SELECT
matching.notice hearth_system DELETE,INSERT,SELECT,UPDATE
matching.notice hearth_tenant SELECT
media.attachment hearth_self SELECT
media.attachment hearth_system DELETE,INSERT,SELECT,UPDATE
media.attachment hearth_tenant SELECT
media.held hearth_system DELETE,INSERT,SELECT,UPDATE
media.held hearth_tenant SELECT
media.infected_file hearth_system DELETE,INSERT,SELECT,UPDATE
media.item hearth_system DELETE,INSERT,SELECT,UPDATE
media.item hearth_tenant DELETE,INSERT,SELECT,UPDATE
media.photo hearth_self DELETE,INSERT,SELECT,UPDATE
media.photo hearth_system DELETE,INSERT,SELECT,UPDATE
media.upload hearth_system DELETE,INSERT,SELECT,UPDATE
media.upload hearth_tenant DELETE,INSERT,SELECT,UPDATE
messaging.ask hearth_self SELECT
messaging.ask hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.ask hearth_tenant INSERT,SELECT
messaging.block hearth_self INSERT,SELECT
messaging.block hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.block hearth_tenant INSERT,SELECT
messaging.by_text hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.conversation_event hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.conversation_event hearth_tenant INSERT,SELECT
messaging.hidden hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.house_mail hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.house_mail_choice hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.letter_choice hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.letter_choice hearth_tenant DELETE,INSERT,SELECT,UPDATE
messaging.mail_choice hearth_self SELECT
messaging.mail_choice hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.mail_choice hearth_tenant SELECT
messaging.message hearth_self INSERT,SELECT
messaging.message hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.message hearth_tenant INSERT,SELECT
messaging.minor_sender hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.note hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.note hearth_tenant INSERT,SELECT
messaging.planned hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.planned hearth_tenant DELETE,INSERT,SELECT,UPDATE
messaging.report hearth_self INSERT,SELECT
messaging.report hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.report hearth_tenant INSERT,SELECT
messaging.report_event hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.sending hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.sending hearth_tenant DELETE,INSERT,SELECT,UPDATE
messaging.staff_conversation hearth_self SELECT
messaging.staff_conversation hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.staff_conversation hearth_tenant SELECT
messaging.staff_message hearth_self INSERT,SELECT
messaging.staff_message hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.staff_message hearth_tenant INSERT,SELECT
messaging.suspension hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.template hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.template hearth_tenant DELETE,INSERT,SELECT,UPDATE
messaging.translation hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.translation_choice hearth_self DELETE,INSERT,SELECT
messaging.translation_choice hearth_system DELETE,INSERT,SELECT,UPDATE
messaging.translation_choice hearth_tenant DELETE,INSERT,SELECT
messaging.unreachable hearth_system DELETE,INSERT,SELECT,UPDATE
notices.delivery hearth_self SELECT
notices.delivery hearth_system DELETE,INSERT,SELECT,UPDATE
notices.device hearth_self DELETE,SELECT
notices.device hearth_system DELETE,INSERT,SELECT,UPDATE
notices.notice hearth_self SELECT
notices.notice hearth_system DELETE,INSERT,SELECT,UPDATE
notices.setting hearth_self SELECT
notices.setting hearth_system DELETE,INSERT,SELECT,UPDATE
offers.approval hearth_system DELETE,INSERT,SELECT,UPDATE
offers.approval hearth_tenant INSERT,SELECT,UPDATE
offers.approval_step hearth_system DELETE,INSERT,SELECT,UPDATE
offers.approval_step hearth_tenant INSERT,SELECT,UPDATE
offers.chain hearth_system DELETE,INSERT,SELECT,UPDATE
offers.chain hearth_tenant DELETE,INSERT,SELECT,UPDATE
offers.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
offers.offer hearth_self SELECT
offers.offer hearth_system DELETE,INSERT,SELECT,UPDATE
offers.offer hearth_tenant DELETE,INSERT,SELECT,UPDATE
offers.offer_event hearth_system INSERT,SELECT
offers.offer_event hearth_tenant INSERT,SELECT
offers.signature hearth_system INSERT,SELECT
offers.signature hearth_tenant INSERT,SELECT
onboarding.change hearth_system INSERT,SELECT
onboarding.change hearth_tenant INSERT,SELECT
onboarding.journey hearth_system DELETE,INSERT,SELECT,UPDATE
onboarding.journey hearth_tenant DELETE,INSERT,SELECT,UPDATE
onboarding.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
onboarding.reminder hearth_system DELETE,INSERT,SELECT,UPDATE
onboarding.reminder hearth_tenant INSERT,SELECT
onboarding.step hearth_system DELETE,INSERT,SELECT,UPDATE
onboarding.step hearth_tenant DELETE,INSERT,SELECT,UPDATE
onboarding.template hearth_system DELETE,INSERT,SELECT,UPDATE
onboarding.template hearth_tenant DELETE,INSERT,SELECT,UPDATE
platform.audit_entry hearth_public INSERT
platform.audit_entry hearth_self INSERT
platform.audit_entry hearth_system INSERT,SELECT
platform.audit_entry hearth_tenant INSERT
platform.audit_head hearth_system INSERT,SELECT,UPDATE
platform.installation hearth_system DELETE,INSERT,SELECT,UPDATE
platform.kept_call hearth_system DELETE,INSERT,SELECT,UPDATE
platform.mail hearth_public INSERT
platform.mail hearth_self INSERT
platform.mail hearth_system DELETE,INSERT,SELECT,UPDATE
platform.mail hearth_tenant INSERT
platform.outbox hearth_public INSERT
platform.outbox hearth_self INSERT
platform.outbox hearth_system DELETE,INSERT,SELECT,UPDATE
platform.outbox hearth_tenant INSERT
platform.secret hearth_system DELETE,INSERT,SELECT,UPDATE
platform.text hearth_public INSERT
platform.text hearth_self INSERT
platform.text hearth_system DELETE,INSERT,SELECT,UPDATE
platform.text hearth_tenant INSERT
privacy.asking hearth_system DELETE,INSERT,SELECT,UPDATE
privacy.asking hearth_tenant DELETE,INSERT,SELECT,UPDATE
privacy.erasure hearth_system INSERT,SELECT
privacy.erasure hearth_tenant SELECT
privacy.erasure_list hearth_system SELECT,UPDATE
privacy.erasure_note hearth_system DELETE,INSERT,SELECT,UPDATE
privacy.keep_ask hearth_system DELETE,INSERT,SELECT,UPDATE
privacy.keep_ask_item hearth_system DELETE,INSERT,SELECT,UPDATE
privacy.keep_ask_item hearth_tenant SELECT
privacy.period hearth_system DELETE,INSERT,SELECT,UPDATE
privacy.period hearth_tenant DELETE,INSERT,SELECT,UPDATE
profiles.profile hearth_self DELETE,INSERT,SELECT,UPDATE
profiles.profile hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.deed hearth_system INSERT,SELECT
provisioning.deed hearth_tenant INSERT,SELECT
provisioning.directory_group hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.directory_group hearth_tenant DELETE,INSERT,SELECT,UPDATE
provisioning.given_right hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.given_right hearth_tenant DELETE,INSERT,SELECT,UPDATE
provisioning.member hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.member hearth_tenant DELETE,INSERT,SELECT,UPDATE
provisioning.person hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.person hearth_tenant DELETE,INSERT,SELECT,UPDATE
provisioning.token hearth_system DELETE,INSERT,SELECT,UPDATE
provisioning.token hearth_tenant DELETE,INSERT,SELECT,UPDATE
qualifications.change hearth_system INSERT,SELECT
qualifications.change hearth_tenant INSERT,SELECT
qualifications.demand hearth_system DELETE,INSERT,SELECT,UPDATE
qualifications.demand hearth_tenant DELETE,INSERT,SELECT,UPDATE
qualifications.qualification hearth_self SELECT
qualifications.qualification hearth_system DELETE,INSERT,SELECT,UPDATE
qualifications.qualification hearth_tenant DELETE,INSERT,SELECT,UPDATE
qualifications.record hearth_self SELECT
qualifications.record hearth_system DELETE,INSERT,SELECT,UPDATE
qualifications.record hearth_tenant DELETE,INSERT,SELECT,UPDATE
qualifications.reminder hearth_system DELETE,INSERT,SELECT,UPDATE
qualifications.reminder hearth_tenant INSERT,SELECT
qualifications.summary hearth_system DELETE,INSERT,SELECT,UPDATE
qualifications.summary hearth_tenant INSERT,SELECT
registration.activation_mail hearth_system DELETE,INSERT,SELECT,UPDATE
registration.founding_link hearth_system DELETE,INSERT,SELECT,UPDATE
registration.registration hearth_self INSERT,SELECT,UPDATE
registration.registration hearth_system DELETE,INSERT,SELECT,UPDATE
requisitions.budget hearth_system DELETE,INSERT,SELECT,UPDATE
requisitions.budget hearth_tenant DELETE,INSERT,SELECT,UPDATE
requisitions.budget_change hearth_system INSERT,SELECT
requisitions.budget_change hearth_tenant INSERT,SELECT
requisitions.chain hearth_system DELETE,INSERT,SELECT,UPDATE
requisitions.chain hearth_tenant DELETE,INSERT,SELECT,UPDATE
requisitions.requisition hearth_system DELETE,INSERT,SELECT,UPDATE
requisitions.requisition hearth_tenant DELETE,INSERT,SELECT,UPDATE
requisitions.step hearth_system DELETE,INSERT,SELECT,UPDATE
requisitions.step hearth_tenant INSERT,SELECT,UPDATE
rosters.change hearth_system INSERT,SELECT
rosters.change hearth_tenant INSERT,SELECT
rosters.recurring_date hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.recurring_date hearth_tenant DELETE,INSERT,SELECT,UPDATE
rosters.recurring_shift hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.recurring_shift hearth_tenant INSERT,SELECT,UPDATE
rosters.team_link hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.team_link hearth_tenant INSERT,SELECT,UPDATE
rosters.template_shift hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.template_shift hearth_tenant DELETE,INSERT,SELECT
rosters.week_budget hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.week_budget hearth_tenant INSERT,SELECT,UPDATE
rosters.week_template hearth_system DELETE,INSERT,SELECT,UPDATE
rosters.week_template hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.absence_report hearth_self SELECT
scheduling.absence_report hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.absence_report hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.availability_exception hearth_self DELETE,INSERT,SELECT
scheduling.availability_exception hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.availability_exception hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.availability_request hearth_self INSERT,SELECT
scheduling.availability_request hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.availability_request hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.calendar_feed hearth_self DELETE,INSERT,SELECT,UPDATE
scheduling.calendar_feed hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.conflict_answer hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.conflict_answer hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.consent hearth_self SELECT
scheduling.consent hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.consent hearth_tenant INSERT,SELECT
scheduling.publication hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.publication hearth_tenant INSERT,SELECT
scheduling.published_shift hearth_self SELECT
scheduling.published_shift hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.published_shift hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.receipt hearth_self SELECT
scheduling.receipt hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.receipt hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.released_shift hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.saved_batch hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.saved_batch hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.schedule_week hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.schedule_week hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.shift hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.shift hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.shift_change hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.shift_change hearth_tenant INSERT,SELECT
scheduling.time_off hearth_self INSERT,SELECT
scheduling.time_off hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.time_off hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.usual_week hearth_self INSERT,SELECT,UPDATE
scheduling.usual_week hearth_system DELETE,INSERT,SELECT,UPDATE
scheduling.usual_week hearth_tenant DELETE,INSERT,SELECT,UPDATE
scheduling.week_view hearth_system SELECT
scheduling.week_view hearth_tenant SELECT
signatures.agreement hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.agreement hearth_tenant DELETE,INSERT,SELECT,UPDATE
signatures.change hearth_system INSERT,SELECT
signatures.change hearth_tenant INSERT,SELECT
signatures.edition hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.edition hearth_tenant DELETE,INSERT,SELECT,UPDATE
signatures.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.request hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.request hearth_tenant DELETE,INSERT,SELECT,UPDATE
signatures.sending hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.sending hearth_tenant DELETE,INSERT,SELECT,UPDATE
signatures.signer hearth_system DELETE,INSERT,SELECT,UPDATE
signatures.signer hearth_tenant DELETE,INSERT,SELECT,UPDATE
sms.choice hearth_self SELECT
sms.choice hearth_system DELETE,INSERT,SELECT,UPDATE
sms.incoming hearth_system DELETE,INSERT,SELECT,UPDATE
sms.word hearth_self SELECT
sms.word hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.bonus hearth_self SELECT
sourcing.bonus hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.bonus hearth_tenant SELECT,UPDATE
sourcing.bonus_event hearth_system INSERT,SELECT
sourcing.bonus_event hearth_tenant INSERT,SELECT
sourcing.bonus_rule hearth_self SELECT
sourcing.bonus_rule hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.bonus_rule hearth_tenant INSERT,SELECT
sourcing.link hearth_self INSERT,SELECT
sourcing.link hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.link hearth_tenant SELECT
sourcing.link_key hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.referral hearth_self SELECT
sourcing.referral hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.referral hearth_tenant SELECT
sourcing.spending hearth_system DELETE,INSERT,SELECT,UPDATE
sourcing.spending hearth_tenant INSERT,SELECT,UPDATE
surveys.answered hearth_self INSERT,SELECT,UPDATE
surveys.result hearth_system DELETE,INSERT,SELECT,UPDATE
surveys.result hearth_tenant SELECT
surveys.tally hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.entry hearth_self SELECT
talent_pool.entry hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.entry hearth_tenant DELETE,INSERT,SELECT,UPDATE
talent_pool.entry_tag hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.entry_tag hearth_tenant DELETE,INSERT,SELECT,UPDATE
talent_pool.event hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.event hearth_tenant INSERT,SELECT
talent_pool.invitation hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.invitation hearth_tenant DELETE,INSERT,SELECT,UPDATE
talent_pool.link hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.saved_search hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.saved_search hearth_tenant DELETE,INSERT,SELECT,UPDATE
talent_pool.tag hearth_system DELETE,INSERT,SELECT,UPDATE
talent_pool.tag hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.age_view hearth_system SELECT
team.age_view hearth_tenant SELECT
team.birth_view hearth_system SELECT
team.employee hearth_self SELECT
team.employee hearth_system DELETE,INSERT,SELECT,UPDATE
team.employee hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.employee_view hearth_self SELECT
team.employee_view hearth_system SELECT
team.employee_view hearth_tenant SELECT
team.employment_event hearth_system INSERT,SELECT
team.employment_event hearth_tenant INSERT,SELECT
team.employment_period hearth_system DELETE,INSERT,SELECT,UPDATE
team.employment_period hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.invitation hearth_system DELETE,INSERT,SELECT,UPDATE
team.invitation hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.invitation_event hearth_system DELETE,INSERT,SELECT,UPDATE
team.invitation_event hearth_tenant INSERT,SELECT
team.pay_rate hearth_system DELETE,INSERT,SELECT,UPDATE
team.pay_rate hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.position hearth_self SELECT
team.position hearth_system DELETE,INSERT,SELECT,UPDATE
team.position hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.position_rate hearth_system DELETE,INSERT,SELECT,UPDATE
team.position_rate hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.position_view hearth_self SELECT
team.position_view hearth_system SELECT
team.position_view hearth_tenant SELECT
team.rehire_block hearth_system DELETE,INSERT,SELECT,UPDATE
team.rehire_event hearth_system INSERT,SELECT
team.secondary_location hearth_system DELETE,INSERT,SELECT,UPDATE
team.secondary_location hearth_tenant DELETE,INSERT,SELECT,UPDATE
team.term hearth_system DELETE,INSERT,SELECT,UPDATE
team.term hearth_tenant DELETE,INSERT,SELECT,UPDATE
timesheets.declared_tip hearth_system DELETE,INSERT,SELECT,UPDATE
timesheets.declared_tip hearth_tenant INSERT,SELECT
timesheets.payroll_export hearth_system INSERT,SELECT
timesheets.payroll_export hearth_tenant INSERT,SELECT
timesheets.sheet hearth_system DELETE,INSERT,SELECT,UPDATE
timesheets.sheet hearth_tenant INSERT,SELECT,UPDATE
timesheets.sheet_change hearth_system INSERT,SELECT
timesheets.sheet_change hearth_tenant INSERT,SELECT
timesheets.tip_pool hearth_system INSERT,SELECT
timesheets.tip_pool hearth_tenant INSERT,SELECT
timesheets.tip_share hearth_system DELETE,INSERT,SELECT,UPDATE
timesheets.tip_share hearth_tenant INSERT,SELECT
tokens.access_token hearth_system DELETE,INSERT,SELECT,UPDATE
tokens.access_token hearth_tenant SELECT
tokens.change hearth_system INSERT,SELECT
tokens.change hearth_tenant INSERT,SELECT
user_preferences.navigation hearth_self INSERT,SELECT,UPDATE
user_preferences.navigation hearth_system DELETE,INSERT,SELECT,UPDATE
user_preferences.pinned_search hearth_self INSERT,SELECT,UPDATE
user_preferences.pinned_search hearth_system DELETE,INSERT,SELECT,UPDATE
webhooks.change hearth_system INSERT,SELECT
webhooks.change hearth_tenant INSERT,SELECT
webhooks.delivery hearth_system DELETE,INSERT,SELECT,UPDATE
webhooks.delivery hearth_tenant SELECT
webhooks.endpoint hearth_system DELETE,INSERT,SELECT,UPDATE
workplace.day_note hearth_system DELETE,INSERT,SELECT,UPDATE
workplace.day_note hearth_tenant INSERT,SELECT,UPDATE
workplace.station hearth_system DELETE,INSERT,SELECT,UPDATE
workplace.station hearth_tenant INSERT,SELECT,UPDATE
