/** The letters of schools that the rule would give another one's, by what the rule leaves of the name. */
const own = `
BAMA=Alabama
ASU=Arizona State
ARK=Arkansas
BC=Boston
BU=Boston University
BYU=Brigham Young
CAL=California Berkeley
FRES=California State Fresno
UCLA=California Los Angeles
COLO=Colorado
LSU=Louisiana State
USC=Southern California
SCAR=South Carolina
SMU=Southern Methodist
TCU=Texas Christian
TAMU=Texas A&M
TTU=Texas Tech
UCF=Central Florida
UGA=Georgia
GTWN=Georgetown
MIT=Massachusetts Technology
MISS=Mississippi
MSU=Michigan State
MSST=Mississippi State
MIZZ=Missouri
MOH=Miami University
UMD=Maryland
MARQ=Marquette
NYU=New York
UW=Washington
WSU=Washington State
WISC=Wisconsin
OSU=Ohio State
PSU=Pennsylvania State
UNC=North Carolina
NCSU=North Carolina State
ND=Notre Dame
NW=Northwestern
RICE=Rice
SJU=St John s
FSU=Florida State
KSU=Kansas State
BSU=Boise State
CSU=Colorado State
SDSU=San Diego State
TXST=Texas State
VT=Virginia Tech
WVU=West Virginia
UVA=Virginia
`;

const unsaid =
  /^(of|the|at|and|in|for|University|College|Institute|Austin|Bloomington|Boulder|Chapel|Hill|Lincoln|Madison|Urbana|Champaign)$/;

/**
 * Returns two to four letters for a school's tile: 'USC', 'OKST' for Oklahoma State, 'PUR' for Purdue, '?'
 * for no name. No other listed school has those of a school of the six large conferences.
 */
export function schoolLetters(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !unsaid.test(word));
  const known = lettersOf(name) || lettersOf(words.join(' '));
  if (known) return known;
  const isState = words.length > 1 && words.at(-1) === 'State';
  const [main = '', ...others] = isState ? words.slice(0, -1) : words;
  const room = isState ? 2 : 3;
  const start = firstLetters(main, Math.max(room - others.length, 1));
  const letters = start + others.map((word) => firstLetters(word, 1)).join('');
  return (isState ? `${firstLetters(letters, 2)}ST` : firstLetters(letters, 4)).toUpperCase() || '?';
}

/** Returns the letters that a school has of its own, or ''. */
function lettersOf(words: string): string {
  const end = own.indexOf(`=${words}\n`);
  return end < 0 ? '' : own.slice(own.lastIndexOf('\n', end) + 1, end);
}

function firstLetters(word: string, length: number): string {
  return [...word].slice(0, length).join('');
}
