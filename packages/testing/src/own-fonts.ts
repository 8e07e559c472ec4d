import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './template.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/hearth/fonts');
const FALLBACKS = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');

/** The fonts that stand behind the product's own, and how letters are drawn: as on a Debian without any settings or further fonts. */
const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${FALLBACKS}</dir>
  <cachedir>${join(FOLDER, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="hinting" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
  <match target="pattern">
    <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
    <test qual="all" name="family" compare="not_eq"><string>serif</string></test>
    <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
    <edit name="family" mode="append_last"><string>sans-serif</string></edit>
  </match>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/** The environment variable that makes a browser use only the test fonts. */
export async function installTestFonts(): Promise<{ readonly FONTCONFIG_FILE: string }> {
  const file = join(FOLDER, 'fonts.conf');
  await mkdir(FOLDER, { recursive: true });
  // Several browsers start at once: none reads half a file.
  const written = `${file}.${process.pid}`;
  await writeFile(written, SETTINGS);
  await rename(written, file);
  return { FONTCONFIG_FILE: file };
}
