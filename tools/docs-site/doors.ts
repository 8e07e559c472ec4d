/** A page by its path from the root of the repository, and what a search engine or a list says of it. */
export type Listed = readonly [path: string, description: string];

export interface Group {
  readonly title: string;
  readonly pages: readonly Listed[];
}

/** One of the ways into the documentation, in the order of its pages. */
export interface Door {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly Group[];
}

export const HOME: Listed = [
  'docs/README.md',
  'Try Hearth, host it, connect to it and use it: all guides and handbooks.',
];

const TRY: Door = {
  id: 'try',
  title: 'Try',
  groups: [
    {
      title: 'The demo',
      pages: [
        ['docs/try/start.md', 'Start the demo with two commands and sign in with one of its accounts.'],
        ['docs/try/ten-minutes.md', 'What to look at in the demo: a week, a hire, a day and its hours.'],
      ],
    },
  ],
};

const HOST: Door = {
  id: 'host',
  title: 'Host',
  groups: [
    {
      title: 'Install',
      pages: [
        [
          'docs/hosting/quick-start.md',
          'From an empty server to the first sign-in, with certificates and nightly backups.',
        ],
        ['docs/hosting/docker.md', 'Run Hearth and PostgreSQL in containers with Docker Compose.'],
        ['docs/hosting/systemd.md', 'Run the packaged server on a Linux machine with systemd.'],
        ['docs/hosting/proxies.md', 'Put Caddy, nginx or Traefik with TLS in front of Hearth, and use custom domains.'],
        ['docs/settings.md', 'All environment variables of the server, with their defaults.'],
      ],
    },
    {
      title: 'Operate',
      pages: [
        [
          'docs/hosting/backup.md',
          'What to keep, how to make an archive, how to restore it, and how to move to PostgreSQL.',
        ],
        ['docs/hosting/upgrades.md', 'How to upgrade a server, what to check, and how to go back.'],
        ['docs/hosting/commands.md', 'Every command of the hearth command line.'],
        ['docs/hosting/metrics.md', 'Metrics for Prometheus, the access log and the health checks.'],
        ['docs/hosting/scale.md', 'How much machine you need, what to add when you grow, and what was measured.'],
        ['docs/security.md', 'What is guaranteed against whom, and which test shows it.'],
      ],
    },
  ],
};

const CONNECT: Door = {
  id: 'connect',
  title: 'Connect',
  groups: [
    {
      title: 'Interfaces',
      pages: [
        ['docs/connect/api.md', 'Create API tokens and make calls: envelopes, pages of lists, limits.'],
        ['docs/webhooks.md', 'Tell other systems what happened: events, signatures, retries.'],
        ['docs/assistants.md', 'Let an AI assistant work with Hearth through the Model Context Protocol.'],
      ],
    },
    {
      title: 'Files',
      pages: [
        [
          'docs/connect/imports-exports.md',
          'Move locations, employees, shifts and other lists in and out as CSV or Excel files.',
        ],
      ],
    },
  ],
};

const USE: Door = {
  id: 'use',
  title: 'Use',
  groups: [
    {
      title: 'For managers',
      pages: [
        ['docs/use/manager/first-hour.md', 'Set up a location, add your team and set the rules.'],
        ['docs/use/manager/job-posts.md', 'Write a job post, publish it at one or many locations, and close it.'],
        ['docs/use/manager/hiring.md', 'Read applications, invite, make offers and hire.'],
        [
          'docs/use/manager/onboarding.md',
          'Steps between the hire and the first shift, when people move, and when they leave.',
        ],
        ['docs/use/manager/schedule.md', 'Fill a week with shifts, see conflicts, and let Hearth propose people.'],
        ['docs/use/manager/publish.md', 'Publish a week, see who has confirmed it, and decide on shift requests.'],
        ['docs/use/manager/live-day.md', 'See who is working, react when someone is late, and correct entries.'],
        ['docs/use/manager/hours.md', 'Approve timesheets, divide tips, lock and export for payroll.'],
        ['docs/use/manager/time-off.md', 'Decide on requests, and set policies, closed days and balances.'],
        [
          'docs/use/manager/right-to-work.md',
          'Check whether people may work where you hire them, and keep the record.',
        ],
        ['docs/use/manager/reports.md', 'Today, the overview of locations, risks and the hiring report.'],
        ['docs/use/manager/permissions.md', 'Roles, access for a time, sensitive permissions, and acting for someone.'],
      ],
    },
    {
      title: 'For employees',
      pages: [
        ['docs/use/employee/first-sign-in.md', 'Join with an email or a card, and put Hearth on your home screen.'],
        [
          'docs/use/employee/shifts.md',
          'See and confirm your shifts, follow them in your calendar, say that you are late.',
        ],
        ['docs/use/employee/swap.md', 'Release, give or swap a shift, and claim an open one.'],
        ['docs/use/employee/time-off.md', 'Say when you can work, and request time off.'],
        ['docs/use/employee/clock.md', 'Clock in on a phone or a tablet, and have an entry corrected.'],
        ['docs/use/employee/pay.md', 'What you worked, your pay estimate, your timesheet and tips.'],
        ['docs/use/employee/documents.md', 'Send documents, sign agreements, prove your right to work.'],
        ['docs/use/employee/offline.md', 'What you can read and do without a connection.'],
        ['docs/use/employee/notifications.md', 'Choose what reaches you, where and when.'],
        ['docs/use/employee/privacy.md', 'Who sees what about you, and how to download or delete your data.'],
      ],
    },
  ],
};

const CONTRIBUTE: Door = {
  id: 'contribute',
  title: 'Contribute',
  groups: [
    {
      title: 'Code',
      pages: [
        ['CONTRIBUTING.md', 'How a change gets into Hearth.'],
        ['docs/ARCHITECTURE.md', 'The parts of Hearth, the layers of a domain, and one request from end to end.'],
        ['docs/adding-things.md', 'Step by step: an endpoint, a page, a phrase, a migration, a widget.'],
        ['docs/vocabulary.md', 'What a term means in the code, in the field and on the screen.'],
        ['docs/dependencies.md', 'How packages are added, checked and kept free of known advisories.'],
        ['docs/hostile-input.md', 'Everything that reads input of strangers, and its limits.'],
        ['docs/mutation.md', 'What mutation tests found.'],
        ['bench/README.md', 'The benchmarks, their floors and their results.'],
      ],
    },
    {
      title: 'Words',
      pages: [
        ['docs/style-guide.md', 'How phrases of Hearth are written.'],
        ['docs/translating.md', 'How to translate Hearth or correct a translation.'],
        ['docs/glossary/README.md', 'The terms of the field in eight languages.'],
        ['docs/glossary/en.md', 'The terms of the field in English.'],
        ['docs/glossary/de.md', 'The terms of the field in German.'],
        ['docs/glossary/fr.md', 'The terms of the field in French.'],
        ['docs/glossary/es.md', 'The terms of the field in Spanish.'],
        ['docs/glossary/pl.md', 'The terms of the field in Polish.'],
        ['docs/glossary/ru.md', 'The terms of the field in Russian.'],
        ['docs/glossary/ar.md', 'The terms of the field in Arabic.'],
        ['docs/glossary/tr.md', 'The terms of the field in Turkish.'],
      ],
    },
    {
      title: 'Laws',
      pages: [
        ['docs/law-packs.md', 'How to write the working-time and scheduling laws of a jurisdiction as data.'],
        ['docs/eligibility.md', 'How to write the rules of a country on the right to work as data.'],
      ],
    },
    {
      title: 'Project',
      pages: [
        ['docs/FEATURES.md', 'What works, what works partly, and what does not yet.'],
        ['CHANGELOG.md', 'What changed in each release.'],
        ['SECURITY.md', 'Where to report a vulnerability.'],
        ['docs/decisions/README.md', 'All decision records, with a sentence each.'],
      ],
    },
  ],
};

export const DOORS: readonly Door[] = [TRY, HOST, CONNECT, USE, CONTRIBUTE];
