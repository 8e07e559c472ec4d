/** The languages on offer. Other stored ISO 639 codes are still shown. */
export const LANGUAGE_CODES: readonly string[] = (
  'am ar az be bg bn bs ca cs da de el en es et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kk km ko ku lt lv mk ml ms mt my ne ' +
  'nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th ti tr uk ur uz vi zh'
).split(' ');
