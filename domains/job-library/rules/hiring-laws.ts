/** The topics of hiring laws that a job or its questions can violate. */
export type LawTopic =
  | 'PAY_IN_POST'
  | 'PAY_BEFORE_INTERVIEW'
  | 'PAY_SPREAD'
  | 'SALARY_HISTORY'
  | 'CRIMINAL_RECORD'
  | 'SCORED_SELECTION';

/** `forbids` blocks a job; `warns` blocks it until somebody confirms, since exceptions exist. */
export type LawForce = 'forbids' | 'warns';

/** One law at one place, from its effective date. */
export interface HiringLaw {
  readonly topic: LawTopic;
  /** A country, a part of one as `country-region`, a city as `country-region/name|other name`, or `EU` for its members. */
  readonly place: string;
  /** The first day, or the year where the day makes no difference any more. */
  readonly since: string;
  /** The law as it is cited. A name, alike in every language. */
  readonly law: string;
  readonly force: LawForce;
}

/**
 * Laws about what a job advertisement must say and what candidates may not be asked before an offer. Reviewed on 22 November
 * 2026. Only laws about the advertisement or the application itself stand here. Some spare employers with few people (four
 * to thirty, by law): that is not looked at, so a small employer says more than it must, never less.
 */
const ROWS: readonly (readonly [LawTopic, string, string, string, LawForce?])[] = [
  ['PAY_IN_POST', 'AT', '2011-03-01', 'Gleichbehandlungsgesetz § 9(2)'],
  ['PAY_IN_POST', 'LV', '2018-11-28', 'Darba likums, 32. pants'],
  ['PAY_IN_POST', 'LT', '2019-07-27', 'Darbo kodeksas, 25 straipsnis'],
  ['PAY_IN_POST', 'SK', '2018-05-01', 'Zákon č. 5/2004 Z. z., § 62'],
  ['PAY_IN_POST', 'US-CA', '2023-01-01', 'Cal. Labor Code § 432.3'],
  ['PAY_IN_POST', 'US-CO', '2021-01-01', 'Colo. Rev. Stat. § 8-5-201'],
  ['PAY_IN_POST', 'US-DC', '2024-06-30', 'Wage Transparency Omnibus Amendment Act of 2023'],
  ['PAY_IN_POST', 'US-DE', '2027-09-26', 'Delaware House Bill 105 (2025)'],
  ['PAY_IN_POST', 'US-HI', '2024-01-01', 'Hawaii Act 203 (2023)'],
  ['PAY_IN_POST', 'US-IL', '2025-01-01', '820 ILCS 112/10'],
  ['PAY_IN_POST', 'US-MA', '2025-10-29', 'Mass. Gen. Laws c. 149 § 105F'],
  ['PAY_IN_POST', 'US-MD', '2024-10-01', 'Md. Code, Lab. & Empl. § 3-304.2'],
  ['PAY_IN_POST', 'US-ME', '2026-01-01', 'Maine L.D. 54 (2025)'],
  ['PAY_IN_POST', 'US-MN', '2025-01-01', 'Minn. Stat. § 181.173'],
  ['PAY_IN_POST', 'US-NJ', '2025-06-01', 'N.J.S.A. 34:6B-23'],
  ['PAY_IN_POST', 'US-NJ/Jersey City', '2022-04-13', 'Jersey City Municipal Code § 148-4.1'],
  ['PAY_IN_POST', 'US-NY', '2023-09-17', 'N.Y. Labor Law § 194-b'],
  ['PAY_IN_POST', 'US-NY/NYC', '2022-11-01', 'N.Y.C. Admin. Code § 8-107(32)'],
  ['PAY_IN_POST', 'US-OH/Cleveland', '2025-10-27', 'Cleveland Ordinance 104-2025'],
  ['PAY_IN_POST', 'US-VT', '2025-07-01', '21 V.S.A. § 495t'],
  ['PAY_IN_POST', 'US-WA', '2023-01-01', 'RCW 49.58.110'],
  ['PAY_IN_POST', 'CA-BC', '2023-11-01', 'Pay Transparency Act, SBC 2023, c. 18'],
  ['PAY_IN_POST', 'CA-ON', '2026-01-01', 'Employment Standards Act, 2000, Part III.1'],
  ['PAY_IN_POST', 'CA-PE', '2022-06-01', 'Employment Standards Act (P.E.I.)'],

  ['PAY_BEFORE_INTERVIEW', 'PL', '2025-12-24', 'Kodeks pracy, art. 18(3ca)'],
  ['PAY_BEFORE_INTERVIEW', 'EU', '2026-06-07', 'Directive (EU) 2023/970, Art. 5(1)', 'warns'],

  ['PAY_SPREAD', 'CA-ON', '2026-01-01', 'O. Reg. 476/24'],

  ['SALARY_HISTORY', 'US-CA', '2018-01-01', 'Cal. Labor Code § 432.3'],
  ['SALARY_HISTORY', 'US-CO', '2021-01-01', 'Colo. Rev. Stat. § 8-5-102'],
  ['SALARY_HISTORY', 'US-CT', '2019-01-01', 'Conn. Gen. Stat. § 31-40z'],
  ['SALARY_HISTORY', 'US-DC', '2024-06-30', 'Wage Transparency Omnibus Amendment Act of 2023'],
  ['SALARY_HISTORY', 'US-DE', '2017-12-14', '19 Del. C. § 709B'],
  ['SALARY_HISTORY', 'US-HI', '2019-01-01', 'Haw. Rev. Stat. § 378-2.4'],
  ['SALARY_HISTORY', 'US-IL', '2019-09-29', '820 ILCS 112/10'],
  ['SALARY_HISTORY', 'US-MA', '2018-07-01', 'Mass. Gen. Laws c. 149 § 105A'],
  ['SALARY_HISTORY', 'US-MD', '2020-10-01', 'Md. Code, Lab. & Empl. § 3-304.2'],
  ['SALARY_HISTORY', 'US-ME', '2019-09-17', '26 M.R.S. § 628-A'],
  ['SALARY_HISTORY', 'US-MN', '2024-01-01', 'Minn. Stat. § 363A.08'],
  ['SALARY_HISTORY', 'US-NJ', '2020-01-01', 'N.J.S.A. 34:6B-20'],
  ['SALARY_HISTORY', 'US-NV', '2021-10-01', 'NRS 613.133'],
  ['SALARY_HISTORY', 'US-NY', '2020-01-06', 'N.Y. Labor Law § 194-a'],
  ['SALARY_HISTORY', 'US-NY/NYC', '2017-10-31', 'N.Y.C. Admin. Code § 8-107(25)'],
  ['SALARY_HISTORY', 'US-OH/Cincinnati', '2020-03-13', 'Cincinnati Municipal Code ch. 804'],
  ['SALARY_HISTORY', 'US-OH/Toledo', '2020-06-25', 'Toledo Municipal Code ch. 768'],
  ['SALARY_HISTORY', 'US-OR', '2017-10-06', 'ORS 659A.357'],
  ['SALARY_HISTORY', 'US-PA/Philadelphia', '2020-09-01', 'Phila. Code § 9-1131'],
  ['SALARY_HISTORY', 'US-RI', '2023-01-01', 'R.I. Gen. Laws § 28-6-22'],
  ['SALARY_HISTORY', 'US-VT', '2018-07-01', '21 V.S.A. § 495m'],
  ['SALARY_HISTORY', 'US-WA', '2019-07-28', 'RCW 49.58.100'],
  ['SALARY_HISTORY', 'CA-BC', '2023-05-11', 'Pay Transparency Act, SBC 2023, c. 18'],
  ['SALARY_HISTORY', 'CA-PE', '2022-06-01', 'Employment Standards Act (P.E.I.)'],
  ['SALARY_HISTORY', 'PL', '2025-12-24', 'Kodeks pracy, art. 18(3ca)'],
  ['SALARY_HISTORY', 'EU', '2026-06-07', 'Directive (EU) 2023/970, Art. 5(2)', 'warns'],

  ['CRIMINAL_RECORD', 'US-CA', '2018-01-01', "Cal. Gov't Code § 12952"],
  ['CRIMINAL_RECORD', 'US-CO', '2019-09-01', 'Colo. Rev. Stat. § 8-2-130'],
  ['CRIMINAL_RECORD', 'US-CT', '2017-01-01', 'Conn. Gen. Stat. § 31-51i'],
  ['CRIMINAL_RECORD', 'US-DC', '2014-12-17', 'Fair Criminal Record Screening Amendment Act of 2014'],
  ['CRIMINAL_RECORD', 'US-HI', '1998', 'Haw. Rev. Stat. § 378-2.5'],
  ['CRIMINAL_RECORD', 'US-IL', '2015-01-01', '820 ILCS 75'],
  ['CRIMINAL_RECORD', 'US-MA', '2010-11-04', 'Mass. Gen. Laws c. 151B § 4(9½)'],
  ['CRIMINAL_RECORD', 'US-MD', '2020-02-29', 'Maryland Criminal Record Screening Practices Act'],
  ['CRIMINAL_RECORD', 'US-ME', '2021-10-18', '26 M.R.S. § 600-A'],
  ['CRIMINAL_RECORD', 'US-MN', '2014-01-01', 'Minn. Stat. § 364.021'],
  ['CRIMINAL_RECORD', 'US-NJ', '2015-03-01', 'N.J.S.A. 34:6B-14'],
  ['CRIMINAL_RECORD', 'US-NM', '2019-06-14', 'N.M. Stat. § 28-2-3.1'],
  ['CRIMINAL_RECORD', 'US-NY/NYC', '2015-10-27', 'N.Y.C. Admin. Code § 8-107(11-a)'],
  ['CRIMINAL_RECORD', 'US-OR', '2016-01-01', 'ORS 659A.360'],
  ['CRIMINAL_RECORD', 'US-PA/Philadelphia', '2011', 'Phila. Code ch. 9-3500'],
  ['CRIMINAL_RECORD', 'US-RI', '2014-01-01', 'R.I. Gen. Laws § 28-5-7'],
  ['CRIMINAL_RECORD', 'US-TX/Austin', '2016-04-04', 'Austin City Code ch. 4-15'],
  ['CRIMINAL_RECORD', 'US-VT', '2017-07-01', '21 V.S.A. § 495j'],
  ['CRIMINAL_RECORD', 'US-WA', '2018-06-06', 'RCW 49.94'],
  ['CRIMINAL_RECORD', 'EU', '2018-05-25', 'Regulation (EU) 2016/679 (GDPR), Art. 10', 'warns'],
  ['CRIMINAL_RECORD', 'GB', '2018-05-25', 'UK GDPR, Art. 10', 'warns'],

  // Not about a post but about what is done with its applications: scores that decide need a yearly audit by somebody else.
  ['SCORED_SELECTION', 'US-NY/NYC', '2023-07-05', 'N.Y.C. Admin. Code § 20-870'],
];

/** All hiring laws that jobs are checked against. */
export const HIRING_LAWS: readonly HiringLaw[] = ROWS.map(([topic, place, since, law, force = 'forbids']) => ({
  topic,
  place,
  since,
  law,
  force,
}));

/** The members of the European Union. */
export const EU_MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The spellings of New York City in addresses. */
export const NYC_NAMES = 'New York|New York City|NYC|Manhattan|Brooklyn|Queens|Bronx|The Bronx|Staten Island';

/** Ontario's limit for the yearly pay range in cents, and the pay above which it ends. */
export const ONTARIO_PAY_SPREAD = { currency: 'CAD', spread: 5_000_000, exemptAbove: 20_000_000 } as const;
