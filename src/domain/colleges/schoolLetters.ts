/** The letters that the rule would give another school, or that people know better, by telling words. */
const own = `
BAMA=Alabama
ALCN=Alcorn State
ASU=Arizona State
BELM=Belmont
BC=Boston
BU=Boston University
CAL=California Berkeley
CALT=California Technology
FRES=California State Fresno
CARN=Carnegie Mellon
CHSO=Charleston Southern
COLG=Colgate
COLO=Colorado Boulder
CSU=Colorado State
FSU=Florida State
GARD=Gardner Webb
UGA=Georgia
JVST=Jacksonville State
KENT=Kent State
LAS=La Salle
LSU=Louisiana State
MARQ=Marquette
MRSH=Marshall
UMD=Maryland
MRCY=Mercyhurst
MERR=Merrimack
MOH=Miami University
MSU=Michigan State
MSST=Mississippi State
MIZZ=Missouri
MONT=Montana
MTST=Montana State
MORE=Morehead State
NSU=Norfolk State
UNC=North Carolina Chapel Hill
NOCO=Northern Colorado
NHVN=New Haven
NW=Northwestern
ND=Notre Dame
OSU=Ohio State
PSU=Pennsylvania State
RICE=Rice
JOES=Saint Joseph
SF=San Francisco
HALL=Seton Hall
SCAR=South Carolina
SDAK=South Dakota
SDST=South Dakota State
SELA=Southeastern Louisiana
STBO=St Bonaventure
TNST=Tennessee State
TNTC=Tennessee Technological
TEX=Texas Austin
TXST=Texas State
TACC=Texas A M Corpus Christi
TLSA=Tulsa
UTAH=Utah
UVA=Virginia
UW=Washington
WISC=Wisconsin Madison
`;

const small = /^(of|the|at|and|in|for|)$/i;
const kinds = /^(University|College|Institute)$/;

/**
 * Returns two to four letters for a school's tile: 'USC', 'OKST' for Oklahoma State, 'PUR' for Purdue, '?'
 * for no name. No two listed schools share them.
 */
export function schoolLetters(name: string): string {
  const words = name
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !small.test(word));
  const telling = words.filter((word) => !kinds.test(word));
  const [main = words[0] ?? '?', last, more] = telling;
  const known = lettersOf(name) || lettersOf(telling.join(' '));
  if (known) return known;
  if (last === undefined) return firstLetters(main, 3);
  if (last === 'State' && more === undefined) return `${firstLetters(main, 2)}ST`;
  return firstLetters(words.map((word) => firstLetters(word, 1)).join(''), 4);
}

/** Returns the letters that a school has of its own, or ''. */
function lettersOf(words: string): string {
  const end = own.indexOf(`=${words}\n`);
  return end < 0 ? '' : own.slice(own.lastIndexOf('\n', end) + 1, end);
}

function firstLetters(word: string, length: number): string {
  return [...word].slice(0, length).join('').toUpperCase();
}
