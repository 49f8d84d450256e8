/** What people say where no rule gives it, then what the rules below leave of the full name. */
const popular = `
Army=United States Military Academy
BYU=Brigham Young
Cal=UC Berkeley
Cal Poly=California Polytechnic State
FIU=Florida International
Fresno State=Cal State Fresno
IU Indianapolis=Indiana Indianapolis
LIU=Long Island
LSU=Louisiana State
MIT=Massachusetts Tech
Miami (OH)=Miami University
NC State=North Carolina State
NJIT=New Jersey Tech
NYU=New York
Navy=United States Naval Academy
Ole Miss=Mississippi
Penn=Pennsylvania
Penn State=Pennsylvania State
SIU Edwardsville=Southern Illinois Edwardsville
SMU=Southern Methodist
Sacramento State=Cal State Sacramento
Southern Miss=Southern Mississippi
TCU=Texas Christian
UAB=Alabama-Birmingham
UCF=Central Florida
UCLA=UC Los Angeles
UConn=Connecticut
UIC=Illinois Chicago
UL Monroe=Louisiana Monroe
UMBC=Maryland, Baltimore County
UMass=Massachusetts
UMass Lowell=Massachusetts Lowell
UNLV=Nevada, Las Vegas
USC=Southern California
UTEP=UT El Paso
UTSA=UT San Antonio
VCU=Virginia Commonwealth
VMI=Virginia Military Institute
`;

const cities = 'Charlotte|Chattanooga|Green Bay|Kansas City|Little Rock|Milwaukee|Omaha';
const main =
  'Amherst|Austin|Bloomington|Boulder|Carbondale|Chapel Hill|Lafayette|Lincoln|Madison|Manoa|Reno|Urbana-Champaign';
const colleges =
  'Dartmouth|Davidson|Lafayette|Le Moyne|Merrimack|Presbyterian|Providence|Stonehill|Wagner|Wofford';
const withoutState =
  'Austin Peay|Bowling Green|Central Connecticut|McNeese|Middle Tennessee|Nicholls|A&T|Sam Houston|F\\. Austin';

/** The rules, one after the other. A college stays one, for it is seldom the university of that name. */
const rules: readonly [RegExp, string][] = [
  [/^The (?!Citadel)/, ''],
  [/^United States Air Force Academy$/, 'Air Force'],
  [new RegExp(`^University of .*[ -](${cities})$`), '$1'],
  [new RegExp(`(?<=University.*)(,| at|-)? ?(${main})$`), ''],
  [/^University of California, /, 'UC '],
  [/^California State University, /, 'Cal State '],
  [/^University of Texas (at )?(?=.)/, 'UT '],
  [/^University of Tennessee (at )?(?=.)/, 'UT '],
  [/^University of North Carolina (at )?(?=.)/, 'UNC '],
  [/^(University|College) (of|at) (the )?/, ''],
  [/ Institute of Technology$| Technological University$/, ' Tech'],
  [new RegExp(`(${withoutState}) State University$`), '$1'],
  [new RegExp(`^(${colleges}) College$`), '$1'],
  [/ College of California$/, ''],
  [/ of Charlotte$/, ''],
  [/(?<!^Boston|^Miami) University\b(?! of| in)/, ''],
  [/ at (?=Pine|Birm)/, '-'],
];

/**
 * Returns what people call a school: 'Texas' for 'University of Texas at Austin', 'NC State', 'Ole Miss'. No
 * two listed schools share one; other names are shortened by the same rules.
 */
export function shortSchoolName(name: string): string {
  const short = rules.reduce((text, [long, brief]) => text.replace(long, brief), name.trim());
  const [line] = popular.match(new RegExp(`^.*(?==${short.replace(/[^\w ,-]/g, '.')}$)`, 'm')) ?? [];
  return (line ?? short) || name;
}
