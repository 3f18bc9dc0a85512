// Made from the migrations by `npm run db:types`; a test fails when it is out of date.
import type { Generated } from 'kysely'

export type DB = {
  account: {
    id: string
    key_id: string | null
    mode: 'phone' | 'nickname' | 'staff'
    role: 'user' | 'counsellor' | 'supervisor' | 'editor' | 'admin'
    login: Buffer
    login_index: Buffer
    first_name: Buffer | null
    last_name: Buffer | null
    password_hash: string | null
    recovery_hash: Buffer | null
    age_band: string | null
    audience: string | null
    region_code: string | null
    lang: Generated<'uz' | 'ru' | 'en'>
    avatar: string | null
    terms_accepted_at: Date
    curtain_before: Date | null
    blocked_at: Date | null
    deleted_at: Date | null
    created_at: Generated<Date>
    closing_at: Date | null
    decoy_hash: Buffer | null
    decoy_before: Date | null
  }
  asked_question: {
    id: string
    key_id: string
    account_id: string | null
    receipt_index: Buffer | null
    lang: 'uz' | 'ru' | 'en'
    category_id: string | null
    age_band: '7-10' | '11-13' | '14-17' | '18+' | null
    title: Buffer
    question: Buffer
    notice: string | null
    marked: boolean
    state: Generated<'waiting' | 'drafting' | 'review' | 'published' | 'answered' | 'closed'>
    version: Generated<number>
    draft: Buffer | null
    note: Buffer | null
    drafters: Generated<string[]>
    drafted_by: string | null
    reviewed_by: string | null
    escalated_by: string | null
    escalated_at: Date | null
    escalation: Buffer | null
    closed_for: 'chat_better' | 'answered_before' | 'not_ours' | null
    content_id: string | null
    created_at: Date
    updated_at: Date
    settled_at: Date | null
  }
  attachment: {
    id: string
    chat_id: string
    key_id: string | null
    sender_id: string
    kind: 'image' | 'voice'
    state: Generated<'uploading' | 'pending' | 'clean' | 'infected'>
    size: number
    received: Generated<number>
    folder: string
    file_key: Buffer
    details: Buffer | null
    cid: string | null
    expired_at: Date | null
    created_at: Generated<Date>
  }
  audit_entry: {
    id: string
    at: Generated<Date>
    actor_id: string
    action: string
    subject_id: string
    reason: Buffer | null
    seq: number | null
    seal: Buffer
    hash: Buffer | null
    reason_key: string | null
  }
  audit_head: {
    one: Generated<boolean>
    seq: Generated<number>
    hash: Generated<Buffer>
  }
  audit_mark: {
    kind: 'origin' | 'anchor' | 'floor'
    seq: number
    hash: Buffer
    at: Date
    mac: Buffer | null
  }
  broadcast: {
    id: string
    state: Generated<'draft' | 'review' | 'approved' | 'sending' | 'sent' | 'stopped'>
    audience: string | null
    region_code: string | null
    path: string | null
    texts: unknown
    send_at: Date | null
    version: Generated<number>
    author_id: string
    approved_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    begun_at: Date | null
    total: number | null
    done: Generated<number>
    reached_id: string | null
    stepped_at: Date | null
  }
  case_break_glass: {
    id: string
    case_id: string
    account_id: string
    reason: Buffer
    until: Date
    created_at: Date
  }
  case_deadline: {
    case_id: string
    kind: 'alarm' | 'first_look' | 'first_words' | 'review' | 'task'
    subject_id: string
    due_at: Date
    met_at: Date | null
    rung_at: Date | null
  }
  case_event: {
    id: string
    case_id: string
    kind: string
    what: string
    text: Buffer | null
    by_id: string | null
    at: Date
    seq: Generated<number>
  }
  case_note: {
    id: string
    case_id: string
    author_id: string
    text: Buffer
    created_at: Date
    updated_at: Date | null
  }
  case_person: {
    id: string
    case_id: string
    role: 'child' | 'reporter' | 'parent' | 'relative' | 'suspect' | 'witness' | 'specialist' | 'other'
    name: Buffer
    about: Buffer
    phone: Buffer | null
    created_at: Date
  }
  case_referral: {
    id: string
    case_id: string
    target: 'inson' | 'police' | 'emergency' | 'medical' | 'school' | 'ombudsman' | 'guardianship' | 'other'
    state: Generated<'draft' | 'consent' | 'sent' | 'accepted' | 'rejected' | 'done' | 'revoked'>
    text: Buffer
    consent: 'given_by_child' | 'given_by_parent' | 'duty_to_report' | null
    consent_note: Buffer | null
    by_id: string
    created_at: Date
    updated_at: Date
  }
  case_task: {
    id: string
    case_id: string
    title: Buffer
    state: Generated<'open' | 'done' | 'dropped'>
    assigned_to: string | null
    due_at: Date | null
    created_at: Date
  }
  certificate: {
    id: string
    code: string
    account_id: string
    course_id: string
    name: Buffer
    titles: unknown
    minutes: number
    lesson_count: number
    issued_at: Date
    tested: Generated<boolean>
  }
  chat: {
    id: string
    account_id: string
    key_id: string
    state: Generated<'waiting' | 'active' | 'ended'>
    lang: 'uz' | 'ru' | 'en'
    last_seq: Generated<number>
    user_read_seq: Generated<number>
    staff_read_seq: Generated<number>
    assigned_to: string | null
    queued_at: Date | null
    waiting_since: Date | null
    confidentiality_version: string | null
    created_at: Generated<Date>
    last_message_at: Date | null
    ended_at: Date | null
    risk: Generated<'sos' | 'high' | 'unassessed' | 'medium' | 'low'>
    lease_until: Date | null
    blocked_until: Date | null
    forgotten_at: Date | null
    another_than: string | null
  }
  complaint: {
    id: string
    key_id: string
    receipt_index: Buffer
    lang: 'uz' | 'ru' | 'en'
    words: Buffer
    about: Buffer
    marked: boolean
    state: Generated<'waiting' | 'answered' | 'done'>
    answer: Buffer | null
    answered_by: string | null
    answered_at: Date | null
    settled_at: Date | null
    created_at: Date
  }
  contact_record: {
    id: string
    kind: 'chat' | 'phone' | 'walk_in'
    chat_id: string | null
    counsellor_id: string
    lang: 'uz' | 'ru' | 'en'
    who: string
    age_band: string | null
    gender: string
    region_code: string | null
    forms: string[]
    topics: string[]
    risk: 'sos' | 'high' | 'unassessed' | 'medium' | 'low'
    outcome: string
    referral: string
    key_id: string | null
    note: Buffer
    started_at: Date
    ended_at: Date
    created_at: Date
  }
  content_card: {
    id: string
    position: number
    path: string
    title_uz: string
    title_ru: string
    title_en: string
    text_uz: string
    text_ru: string
    text_en: string
  }
  content_item: {
    id: string
    type: string
    slug: string
    state: Generated<'draft' | 'review' | 'published' | 'archived'>
    position: Generated<number>
    safety: Generated<boolean>
    sample: Generated<boolean>
    facts: unknown
    texts: unknown
    version: Generated<number>
    live_version: number | null
    publish_at: Date | null
    archive_at: Date | null
    author_id: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    approved_by: string | null
    search_key: Generated<string>
  }
  content_live: {
    item_id: string
    lang: 'uz' | 'ru' | 'en'
    served: 'uz' | 'ru' | 'en'
    type: string
    slug: string
    position: number
    facts: unknown
    texts: unknown
    title: string
    words: string
    sample: boolean
    published_at: Date
    updated_at: Date
  }
  content_version: {
    item_id: string
    version: number
    facts: unknown
    texts: unknown
    author_id: string | null
    created_at: Generated<Date>
    safety: Generated<boolean>
    shown_at: Date | null
  }
  data_key: {
    id: string
    wrapped: Buffer
    master_version: number
    created_at: Generated<Date>
  }
  desk_block: {
    id: string
    account_id: string
    chat_id: string
    state: Generated<'asked' | 'confirmed' | 'refused' | 'lifted'>
    reason: Buffer
    until: Date
    asked_by: string
    decided_by: string | null
    decided_at: Date | null
    created_at: Generated<Date>
  }
  desk_chat_tag: {
    chat_id: string
    tag_id: string
    put_by: string
    created_at: Generated<Date>
  }
  desk_hint: {
    message_id: string
    chat_id: string
    topic: string
    said_at: Date
  }
  desk_hint_dismissal: {
    message_id: string
    topic: string
    dismissed_by: string
    created_at: Generated<Date>
  }
  desk_hint_reading: {
    chat_id: string
    seq: number
  }
  desk_note: {
    id: string
    chat_id: string
    seq: number
    author_id: string
    cid: string
    kind: 'note' | 'whisper' | 'handover'
    body: Buffer
    created_at: Generated<Date>
  }
  desk_note_count: {
    chat_id: string
    last_seq: number
  }
  desk_note_reading: {
    chat_id: string
    account_id: string
    seq: number
  }
  desk_risk_change: {
    id: string
    chat_id: string
    risk_from: 'sos' | 'high' | 'unassessed' | 'medium' | 'low'
    risk_to: 'sos' | 'high' | 'medium' | 'low'
    reason: Buffer
    changed_by: string
    created_at: Generated<Date>
  }
  desk_tag: {
    id: string
    label: string
    archived: Generated<boolean>
    created_at: Generated<Date>
    label_ru: Generated<string>
    label_en: Generated<string>
  }
  desk_transfer: {
    id: string
    chat_id: string
    from_id: string
    to_id: string
    state: Generated<'offered' | 'accepted' | 'rejected' | 'cancelled' | 'expired'>
    card: Buffer
    word: Buffer | null
    created_at: Generated<Date>
    expires_at: Date
    settled_at: Date | null
  }
  duty_phone: {
    id: string
    key_id: string
    account_id: string | null
    name: string | null
    phone: Buffer
    confirmed_at: Date | null
    confirmed_by: string | null
    answered_by: Buffer | null
    code_id: string | null
    code_at: Date | null
    code_tries: Generated<number>
    test_sms: string | null
    tested_at: Date | null
  }
  duty_slot: {
    id: string
    phone_id: string
    weekday: number
    opens: string
    closes: string
    place: number
  }
  emergency_number: {
    number: string
    label_uz: string
    label_ru: string
    label_en: string
    position: number
    verified_at: Date | null
  }
  emergency_number_change: {
    id: string
    kind: 'verify' | 'set' | 'remove'
    number: string
    label_uz: string | null
    label_ru: string | null
    label_en: string | null
    position: number | null
    proposed_by: string
    created_at: Date
    decided_by: string | null
    decided_at: Date | null
    confirmed: boolean | null
    answered: string | null
  }
  erased_key: {
    id: string
    erased_at: Generated<Date>
  }
  erased_list: {
    one: Generated<boolean>
    last_seq: number
  }
  evidence: {
    id: string
    key_index: Buffer
    key_id: string | null
    report_id: string | null
    message_id: string | null
    kind: 'image' | 'voice' | 'video' | 'document'
    state: Generated<'uploading' | 'pending' | 'clean' | 'infected' | 'unreadable'>
    size: number
    received: Generated<number>
    folder: string
    file_key: Buffer
    original_sha256: Buffer | null
    details: Buffer | null
    tied_at: Date | null
    created_at: Date
  }
  evidence_unsealing: {
    id: string
    evidence_id: string
    asked_by: string
    asked_at: Date
    reason: Buffer
    decided_by: string | null
    decided_at: Date | null
    open_until: Date | null
  }
  faq_helpful: {
    item_id: string
    yes: Generated<number>
    no: Generated<number>
  }
  follow_up: {
    id: string
    chat_id: string | null
    case_id: string | null
    words: Buffer
    owner_id: string | null
    made_by: string
    made_at: Date
    due_at: Date
    rung: Generated<number>
    settled_at: Date | null
    settled_by: string | null
    outcome: 'kept' | 'broken' | 'released' | null
    reason: 'no_time' | 'not_reached' | 'not_possible' | 'forgotten' | 'other' | null
    reason_words: Buffer | null
    shown: Generated<boolean>
    kind: Generated<'promise' | 'appointment'>
    declined_at: Date | null
    reminder_asked: Generated<boolean>
    reminded_at: Date | null
  }
  idempotency_key: {
    scope: string
    key_hash: Buffer
    request_hash: Buffer
    key_id: string | null
    status: number | null
    answer: Buffer | null
    created_at: Generated<Date>
  }
  lesson_progress: {
    account_id: string
    lesson_id: string
    state: 'started' | 'done'
    position: Generated<number>
    feedback: Generated<string[]>
    updated_at: Date
  }
  media_caption: {
    item_id: string
    lang: 'uz' | 'ru' | 'en'
    file: string
    created_at: Generated<Date>
  }
  media_item: {
    id: string
    kind: 'image' | 'audio' | 'video' | 'pdf'
    folder: string
    file: string | null
    name: string
    mime: string
    bytes: number
    width: number | null
    height: number | null
    seconds: number | null
    placeholder: string | null
    poster_id: string | null
    alt_uz: string
    alt_ru: string
    alt_en: string
    sample: Generated<boolean>
    uploader_id: string | null
    created_at: Generated<Date>
  }
  media_upload: {
    id: string
    uploader_id: string
    name: string
    size: number
    received: Generated<number>
    created_at: Generated<Date>
  }
  message: {
    id: string
    chat_id: string
    seq: number
    sender_id: string
    cid: string
    is_admin: boolean
    kind: Generated<'text' | 'image' | 'voice' | 'card'>
    body: Buffer
    created_at: Generated<Date>
  }
  notification: {
    id: string
    account_id: string
    kind: 'message' | 'question' | 'report' | 'account' | 'news' | 'appointment'
    what: string
    params: Generated<unknown>
    path: string | null
    subject_id: string | null
    about_since: Date
    dedupe_key: string
    read_at: Date | null
    rung_at: Date | null
    texted_at: Date | null
    created_at: Date
  }
  notification_preference: {
    account_id: string
    kinds: unknown
    quiet_from: string | null
    quiet_until: string | null
    updated_at: Date
  }
  one_time_code: {
    id: string
    purpose: 'register' | 'reset'
    phone_index: Buffer
    prefix_index: Buffer
    lang: 'uz' | 'ru' | 'en'
    code_hash: Buffer
    tries: Generated<number>
    used_at: Date | null
    sent_at: Date | null
    expires_at: Date
    created_at: Date
    registration_id: string | null
  }
  passkey: {
    id: string
    account_id: string
    credential_id: Buffer
    public_key: Buffer
    sign_count: number
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenge: {
    challenge: Buffer
    purpose: 'register' | 'sign_in' | 'step_up'
    account_id: string | null
    expires_at: Date
  }
  passkey_rule: {
    singleton: Generated<boolean>
    required_from: Date
    asked_by: string | null
    agreed_at: Date | null
  }
  password_reset: {
    token_hash: Buffer
    account_id: string
    by: 'sms' | 'recovery_code'
    used_at: Date | null
    expires_at: Date
    created_at: Generated<Date>
  }
  pending_registration: {
    phone_index: Buffer
    key_id: string
    details: Buffer
    password_hash: string
    created_at: Generated<Date>
    id: Generated<string>
    secret_hash: Buffer | null
  }
  place_answer: {
    item_id: string
    answer: 'yes' | 'little' | 'no' | 'not_gone'
    answers: Generated<number>
    shown: Generated<number>
  }
  place_answer_key: {
    item_id: string
    key_id: string
  }
  place_answer_look: {
    item_id: string
    seen_no: number
    words_from: string | null
    looked_by: string | null
    looked_at: Date
  }
  place_answer_words: {
    id: string
    item_id: string
    answer: 'yes' | 'little' | 'no' | 'not_gone'
    body: Buffer
    day: string
  }
  place_phone_check: {
    item_id: string
    number: string
    works: boolean
    checked_by: string
    checked_at: Date
  }
  push_key: {
    only_one: Generated<boolean>
    key_id: string
    public_key: string
    private_key: Buffer
  }
  push_subscription: {
    id: string
    account_id: string
    session_id: string
    endpoint: Buffer
    endpoint_index: Buffer
    expires_at: Date | null
    created_at: Date
  }
  question_vote: {
    item_id: string
    yes: Generated<number>
    no: Generated<number>
  }
  questionnaire_count: {
    questionnaire_id: string
    version: number
    question: string
    option: string
    answers: Generated<number>
    published: Generated<number>
    since: string
  }
  questionnaire_key: {
    questionnaire_id: string
    key_id: string
  }
  questionnaire_participation: {
    hash: Buffer
    useless_from: string | null
  }
  questionnaire_words: {
    id: string
    questionnaire_id: string
    version: number
    question: string
    body: Buffer
    published: Generated<boolean>
    day: string
  }
  queue_wait: {
    id: string
    chat_id: string
    lang: 'uz' | 'ru' | 'en'
    risk: string
    staff_id: string
    queued_at: Date
    taken_at: Generated<Date>
  }
  region: {
    code: string
    name_uz: string
    name_ru: string
    name_en: string
    position: number
  }
  release_file: {
    path: string
    body: Buffer
    retired_at: Date | null
  }
  report: {
    id: string
    ref: string
    source: Generated<'form' | 'sos'>
    key_id: string
    account_id: string | null
    receipt_index: Buffer | null
    lang: 'uz' | 'ru' | 'en'
    reporter_role: 'child_self' | 'friend' | 'parent' | 'relative' | 'teacher' | 'medic' | 'social_worker' | 'neighbour' | 'witness' | 'other'
    type_ids: string[]
    urgency: 'now' | 'days' | 'ongoing' | 'past'
    region_code: string | null
    child_age_band: '0-6' | '7-10' | '11-13' | '14-17' | 'unknown' | null
    child_gender: 'girl' | 'boy' | 'unknown' | null
    facts: Buffer
    notice: string | null
    answer_by: Date
    last_seq: Generated<number>
    reporter_seq: Generated<number>
    team_seq: Generated<number>
    opened_at: Date
    created_at: Date
  }
  report_case: {
    id: string
    state: Generated<'received' | 'triage' | 'assigned' | 'assessment' | 'plan' | 'in_progress' | 'needs_info' | 'referred' | 'closed' | 'duplicate' | 'out_of_scope' | 'withdrawn'>
    state_before: string | null
    risk: Generated<'high' | 'low' | 'unknown'>
    was_high: Generated<boolean>
    version: Generated<number>
    assigned_to: string | null
    plan: Buffer | null
    plan_by: string | null
    plan_at: Date | null
    duplicate_of: string | null
    times_reopened: Generated<number>
    closing_by: string | null
    closing_at: Date | null
    closing_reason: 'helped' | 'handed_over' | 'unfounded' | 'unreachable' | 'moved' | null
    closing_summary: Buffer | null
    closed_by: string | null
    settled_at: Date | null
    legal_hold: Generated<boolean>
    hold_lift_by: string | null
    hold_lift_at: Date | null
    topics: Generated<string[]>
    fingerprint: Generated<number[]>
    sample: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  report_message: {
    id: string
    report_id: string
    seq: number
    cid: string
    author_id: string | null
    message: Buffer
    created_at: Generated<Date>
  }
  report_session: {
    token_hash: Buffer
    report_id: string
    expires_at: Date
  }
  rota_shift: {
    id: string
    account_id: string
    starts_at: Date
    ends_at: Date
  }
  safe_answer: {
    chat_id: string
    answer: 'yes' | 'no' | 'unsure'
    answered_at: Generated<Date>
  }
  safe_contact: {
    account_id: string
    hours: 'any' | 'morning' | 'afternoon' | 'evening' | null
    hours_at: Generated<Date>
    code_word: Buffer | null
    code_word_before: Buffer | null
    code_word_at: Date | null
  }
  saved_item: {
    id: string
    account_id: string
    type: string
    object_id: string
    created_at: Date
  }
  search_document: {
    item_id: string
    lang: string
    type: string
    title: string
    title_words: string
    all_words: string
  }
  search_word: {
    lang: string
    word: string
    latin: string
    stem: Generated<string>
  }
  security_alert: {
    id: string
    alert: string
    audience: 'web' | 'staff'
    account: Buffer | null
    member_id: string | null
    address: Buffer | null
    count: number
    opened_at: Date
    last_at: Date
    seen_by: string | null
    seen_at: Date | null
  }
  security_event: {
    id: string
    fold: Buffer
    event: string
    audience: 'web' | 'staff'
    account: Buffer | null
    member_id: string | null
    address: Buffer | null
    route: string | null
    count: number
    first_at: Date
    last_at: Date
  }
  server_node: {
    id: string
    seen_at: Generated<Date>
    leaving_at: Date | null
  }
  session: {
    id: string
    account_id: string
    audience: 'web' | 'staff'
    refresh_hash: Buffer
    generation: Generated<number>
    device: string
    rotated_at: Date
    expires_at: Date
    revoked_at: Date | null
    created_at: Date
    proven_at: Date | null
    taken_at: Date | null
  }
  sign_in_delay: {
    key_hash: Buffer
    failures: number
    blocked_until: Date
    failed_at: Date
  }
  silent_view: {
    chat_id: string
    staff_id: string
    until: Date
  }
  sms_message: {
    id: string
    key_id: string
    recipient: Buffer
    body: Buffer
    state: Generated<'queued' | 'sent' | 'failed' | 'expired'>
    provider: string | null
    attempts: Generated<number>
    expires_at: Date
    created_at: Generated<Date>
    sent_at: Date | null
  }
  snippet: {
    id: string
    lang: 'uz' | 'ru' | 'en'
    shortcut: string
    folded: string
    text: string
    author_id: string
    approved_by: string | null
    updated_at: Date
  }
  sos_alert: {
    id: string
    call_id: string
    phone_id: string
    account_id: string | null
    sms_id: string
    state: Generated<'sending' | 'sent' | 'failed'>
    notified_at: Date
    failed_at: Date | null
  }
  sos_call: {
    id: string
    nonce_index: Buffer
    key_id: string
    account_id: string | null
    chat_id: string | null
    report_id: string | null
    lang: 'uz' | 'ru' | 'en'
    kind: 'self' | 'other'
    can_speak: boolean
    words: Buffer | null
    phone: Buffer | null
    place: Buffer | null
    place_at: Date | null
    state: Generated<'sent' | 'accepted' | 'helped' | 'false_alarm' | 'handed_to_112' | 'unreachable'>
    escalated_at: Date | null
    accepted_by: string | null
    accepted_at: Date | null
    cancelled_at: Date | null
    settled_by: string | null
    settled_at: Date | null
    note: Buffer | null
    created_at: Date
    wake_at: Date | null
    coming_by: string | null
    coming_at: Date | null
    unanswered_at: Date | null
    released_at: Date | null
  }
  special_day: {
    day: string
    langs: string[]
    title: string
    intervals: unknown
  }
  staff_invite: {
    token_hash: Buffer
    account_id: string
    used_at: Date | null
    expires_at: Date
  }
  staff_member: {
    account_id: string
    alias: string
    langs: string[]
    totp_secret: Buffer | null
    totp_pending: Buffer | null
    totp_last_step: number | null
    created_at: Generated<Date>
    link_phone: Buffer | null
    drawing: 'sun' | 'poplar' | 'mountain' | 'tulip' | 'boat' | 'jug' | 'dutar' | 'bridge' | 'cup' | 'balloon' | 'leaf' | 'cherry' | null
  }
  staff_presence: {
    account_id: string
    state: 'on_shift' | 'break' | 'off'
    since: Generated<Date>
    seen_at: Date | null
  }
  staff_recovery_code: {
    account_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  staff_request: {
    id: string
    account_id: string
    kind: 'invite' | 'reinvite' | 'role' | 'phone'
    role: 'counsellor' | 'supervisor' | 'editor' | 'admin' | null
    phone: Buffer | null
    state: 'waiting' | 'approved' | 'refused' | 'replaced' | 'direct'
    asked_by: string
    asked_at: Date
    decided_by: string | null
    decided_at: Date | null
    reason: Buffer | null
    alias: string | null
  }
  statistics_case: {
    case_id: string
    month: string
    type: string
    region: string
    age: string
    gender: string
    counted: boolean
  }
  statistics_cell: {
    month: string
    type: string
    region: string
    age: string
    gender: string
    count: number
    printed_count: Generated<number>
    sample: Generated<boolean>
  }
  statistics_number: {
    half: string
    version: number
    by: string
    key: string
    withheld: number
    shown: number | null
  }
  statistics_release: {
    half: string
    version: Generated<number>
    printed_at: Date
    looked_at: Date
  }
  survey: {
    chat_id: string
    mood: 'good' | 'so_so' | 'bad'
    body: Buffer | null
    created_at: Generated<Date>
  }
  team_setting: {
    one: Generated<boolean>
    chat_cap: Generated<number>
    assignment: Generated<'pull' | 'auto'>
    lease_seconds: Generated<number>
  }
  test_result: {
    id: string
    account_id: string
    test_id: string
    version: number
    body: Buffer
    shared_at: Date | null
    created_at: Date
  }
  working_day: {
    lang: 'uz' | 'ru' | 'en'
    weekday: number
    intervals: unknown
  }
}
