export const MS_PER_MINUTE = 60_000;
export const MS_PER_DAY = 86_400_000;

/** The same punch again within this is the same tap. */
export const DUPLICATE_MS = 60_000;
/** What is open for longer has no end: somebody forgot to clock out. */
export const LONGEST_SPAN_MS = 16 * 60 * MS_PER_MINUTE;
/** Work belongs to a shift that it does not meet if it is no further from it. */
export const WINDOW_MS = 180 * MS_PER_MINUTE;
/** A device keeps punches no longer without a network. */
export const OLDEST_MS = 7 * MS_PER_DAY;
/** What is sent later was punched without a network: nobody was asked then. */
export const LIVE_MS = 2 * MS_PER_MINUTE;
/** How far a device's clock can be off and still be written down. */
export const MOST_OFFSET_SECONDS = 1_000_000_000;
/** As many rows of the log are shown or checked at once. */
export const MOST_ROWS = 2000;
/** As many days are read at once. */
export const MOST_DAYS = 62;
/** As many corrections are listed at once. */
export const MOST_CORRECTIONS = 200;
/** As many corrections of one person wait at once: whoever decides is not buried. */
export const MOST_PENDING = 10;
/** As many punches of a location are read for a day. */
export const MOST_PUNCHES = 5000;
/** Exceptions are listed of so many days, unless more or fewer are asked for. */
export const EXCEPTION_DAYS = 14;
/** As many punches of a location are read for that, the latest. */
export const MOST_PERIOD_PUNCHES = 20_000;
/** Managers are told of late people no later than this after the beginning: what was missed longer ago is no news. */
export const LATEST_ALERT_MS = 4 * 60 * MS_PER_MINUTE;
/** Nobody is reminded of a break sooner than this after they began. */
export const SOONEST_BREAK_MS = 5 * MS_PER_MINUTE;
/** Entries of tablets are kept so long after they were decided on. */
export const HELD_KEPT_MS = 90 * MS_PER_DAY;
/** As many shifts are looked at in one go. */
export const MOST_ALERTS = 2000;
/** A tablet is paired within this with the code that a manager created. */
export const CODE_MS = 15 * MS_PER_MINUTE;
/** So many wrong PINs in a row of one person lock theirs, and so many of whomever at one tablet within the same time lock the tablet. */
export const PIN_TRIES = 5;
export const KIOSK_TRIES = 50;
export const LOCK_MS = 15 * MS_PER_MINUTE;
/** Codes that a network may try in the window. */
export const PAIRING_TRIES = { count: 20, windowMs: 15 * MS_PER_MINUTE };
/** The longest that a PIN is locked. */
export const LONGEST_LOCK_MS = 24 * 60 * MS_PER_MINUTE;
/** As many punches of a person with a wrong PIN are known by their keys, so that one sent again counts once. */
export const MOST_WRONG_KEYS = 100;
/** As many held entries of one tablet wait at once that nobody has proven: a stolen one can send no end of them. */
export const MOST_HELD = 200;
/** As many with a right PIN: no tablet keeps more. */
export const MOST_PROVEN_HELD = 1000;
/** A tablet that is reached speaks to the server more often than this. */
export const CONTACT_MS = 7 * MS_PER_MINUTE;
/** As long ago a punch can have been and still only have been slow to arrive. */
export const AWAY_MS = 10 * MS_PER_MINUTE;
/** How far around a time out of reach its punches may lie. */
export const AWAY_SLACK_MS = 5 * MS_PER_MINUTE;
/** As many tablets of a location are listed. */
export const MOST_KIOSKS = 100;
/** As many as a location can have in use. */
export const KIOSKS_PER_LOCATION = 50;
/** As many sealed PINs as are opened for one tablet in a minute: each takes a millisecond of the processor. */
export const SEALS_A_MINUTE = 1_000;
