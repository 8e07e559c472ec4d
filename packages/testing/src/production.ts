/** The settings of a production installation that keeps every demand; tests add what they are about. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  HEARTH_MODE: 'production',
  PUBLIC_URL: 'https://app.example.com',
  AUTH_URL: 'https://auth.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  SECRET_KEY: 'b7Xq2mV9tRk4ZsLw8NcYp3HdGf6JuEa1',
};
