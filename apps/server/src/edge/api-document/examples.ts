const ID = '019a0000-0000-7000-8000-0000000000ff';

const PROVIDER = {
  code: 'riverside',
  name: 'Riverside Hotels',
  kind: 'OIDC',
  issuer: 'https://login.example.com',
  client_id: 'hearth',
  client_secret: 'a secret of the provider',
  email_domains: ['example.com'],
  newcomers: null,
  brand_claim: null,
  is_enabled: true,
};

const INTERVIEW_PLAN = {
  name: 'First interview',
  kind: 'IN_PERSON',
  minutes: 30,
  buffer_minutes: 10,
  notice_hours: 24,
  horizon_days: 14,
  capacity: 1,
  panel: [ID],
  panel_rule: 'ANY',
  room: 'Bar',
  details: 'Ask for Nina at the reception.',
  hours: [{ weekday: 1, start: '10:00', end: '12:00' }],
  focus: ['Experience with guests'],
  criteria: [{ id: ID, name: 'Warmth', good: 'Looks up and smiles.' }],
};

/** Examples of bodies (`operation body`) and parameters (`operation name`) whose rules no sample meets by itself. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  'identity.confirmVerificationCode body': { code: '123456' },
  'notices.addDevice body': {
    endpoint: 'https://push.example.com/device',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  'media.createMedia body': {
    title: 'The terrace',
    description: '',
    type: 'IMAGE',
    format: 'jpeg',
    path: 'uploads/terrace.jpeg',
  },
  'federation.createProvider body': PROVIDER,
  'federation.changeProvider body': PROVIDER,
  'requisitions.listBudgets year': '2026',
  'requisitions.previewRequestCost weekly_minutes': '2400',
  'interviews.addKit body': INTERVIEW_PLAN,
  'interviews.changeKit body': { content: INTERVIEW_PLAN, version: 1 },
  'messaging.setLetterChoice body': {
    about: 'STAGE.SCREEN',
    choice: { kind: 'USUAL', delay_minutes: 60, locked: false },
  },
  'offers.signOffer body': {
    link: 'a'.repeat(43),
    sha256: '0'.repeat(64),
    consent: true,
    name: 'Ana Sousa',
    strokes: [],
  },
};
