import { describe, expect, test } from 'vitest';
import { groupMeant, groupsFor } from '../../../src/domain/find/eventGroups.ts';

const names = (typed: string) => groupsFor(typed).map(({ name }) => name);

const meant = `
MIT: Massachusetts Institute of Technology
NYU: New York University
FSU: Florida State University
UNC: University of North Carolina at Chapel Hill
UMich: University of Michigan
UCLA: University of California, Los Angeles
USC: University of Southern California
LSU: Louisiana State University
Mizzou: University of Missouri
bama: University of Alabama
Ole Miss: University of Mississippi
Pitt: University of Pittsburgh
Cal: University of California, Berkeley
UConn: University of Connecticut
Penn: University of Pennsylvania
Penn St: Pennsylvania State University
Ga Tech: Georgia Institute of Technology
GT: Georgia Institute of Technology
Va Tech: Virginia Tech
Ohio St: Ohio State University
the ohio state: Ohio State University
Texas State: Texas State University
State of Texas: Texas
Texas A and M: Texas A&M University
TAMU: Texas A&M University
NC State: North Carolina State University
NCSU: North Carolina State University
UVA: University of Virginia
UGA: University of Georgia
UIUC: University of Illinois Urbana-Champaign
UF: University of Florida
UMD: University of Maryland
BC: Boston College
BYU: Brigham Young University
TCU: Texas Christian University
SMU: Southern Methodist University
VCU: Virginia Commonwealth University
UCF: University of Central Florida
UNLV: University of Nevada, Las Vegas
UTEP: University of Texas at El Paso
UTSA: University of Texas at San Antonio
WVU: West Virginia University
WashU: Washington University in St. Louis
Hopkins: Johns Hopkins University
RPI: Rensselaer Polytechnic Institute
K-State: Kansas State University
kstate: Kansas State University
App State: Appalachian State University
Miami Ohio: Miami University
Army: United States Military Academy
saint johns: St. John's University
Nova: Villanova University
Vandy: Vanderbilt University
Cuse: Syracuse University
Zags: Gonzaga University
Gators: University of Florida
badger: University of Wisconsin-Madison
Longhorns: University of Texas at Austin
hokies: Virginia Tech
SAE: Sigma Alpha Epsilon
ΣΑΕ: Sigma Alpha Epsilon
AEPi: Alpha Epsilon Pi
Pike: Pi Kappa Alpha
Fiji: Phi Gamma Delta
DKE: Delta Kappa Epsilon
Sig Ep: Sigma Phi Epsilon
TKE: Tau Kappa Epsilon
ATO: Alpha Tau Omega
KA: Kappa Alpha Order
Delts: Delta Tau Delta
Lambda Chi: Lambda Chi Alpha
Beta: Beta Theta Pi
IN: Indiana
Boston: Boston, MA
Roll Tide: University of Alabama
Crimson Tide: University of Alabama
Auburn: Auburn University
War Eagle: Auburn University
Arizona St: Arizona State University
Sun Devils: Arizona State University
Razorbacks: University of Arkansas
Hogs: University of Arkansas
Boise St: Boise State University
BC Eagles: Boston College
Baylor: Baylor University
Sic em: Baylor University
Cincy: University of Cincinnati
CU Boulder: University of Colorado Boulder
Buffs: University of Colorado Boulder
Clemson: Clemson University
Cocks: University of South Carolina
USC Upstate: University of South Carolina Upstate
Duke: Duke University
DePaul: DePaul University
UDel: University of Delaware
Blue Hens: University of Delaware
FAU: Florida Atlantic University
FIU: Florida International University
Georgetown: Georgetown University
Hoyas: Georgetown University
GW: George Washington University
GWU: George Washington University
Georgia Tech: Georgia Institute of Technology
Ramblin Wreck: Georgia Institute of Technology
Yellow Jackets: Georgia Institute of Technology
Georgia State: Georgia State University
Coogs: University of Houston
Illini: University of Illinois Urbana-Champaign
UIC: University of Illinois Chicago
Hoosiers: Indiana University Bloomington
Hawkeyes: University of Iowa
Iowa St: Iowa State University
Cyclones: Iowa State University
Jayhawks: University of Kansas
Rock Chalk: University of Kansas
K State: Kansas State University
LSU Tigers: Louisiana State University
Geaux Tigers: Louisiana State University
UofL: University of Louisville
Marquette: Marquette University
Terps: University of Maryland
Terrapins: University of Maryland
UMass: University of Massachusetts Amherst
UMass Amherst: University of Massachusetts Amherst
The U: University of Miami
Miami Hurricanes: University of Miami
Miami of Ohio: Miami University
Go Blue: University of Michigan
Michigan St: Michigan State University
Sparty: Michigan State University
Minnesota Gophers: University of Minnesota
Golden Gophers: University of Minnesota
Mississippi State: Mississippi State University
Miss State: Mississippi State University
Miss St: Mississippi State University
Hail State: Mississippi State University
NC State Wolfpack: North Carolina State University
Tar Heels: University of North Carolina at Chapel Hill
UNCC: University of North Carolina at Charlotte
UNC Charlotte: University of North Carolina at Charlotte
UNCG: University of North Carolina at Greensboro
Huskers: University of Nebraska-Lincoln
Cornhuskers: University of Nebraska-Lincoln
UNL: University of Nebraska-Lincoln
UNM: University of New Mexico
NMSU: New Mexico State University
Notre Dame: University of Notre Dame
Fighting Irish: University of Notre Dame
Northwestern: Northwestern University
NEU: Northeastern University
Ohio State: Ohio State University
tOSU: Ohio State University
Buckeyes: Ohio State University
Sooners: University of Oklahoma
Boomer Sooner: University of Oklahoma
Oklahoma St: Oklahoma State University
OK State: Oklahoma State University
OkState: Oklahoma State University
Pokes: Oklahoma State University
Beavs: Oregon State University
Oregon St: Oregon State University
Penn State: Pennsylvania State University
Nittany Lions: Pennsylvania State University
UPenn: University of Pennsylvania
Purdue: Purdue University
Boilers: Purdue University
Rice: Rice University
Rutgers: Rutgers University
Scarlet Knights: Rutgers University
SJSU: San Jose State University
Stanford: Stanford University
Temple: Temple University
Tennessee Vols: University of Tennessee
Big Orange: University of Tennessee
Texas Tech: Texas Tech University
Red Raiders: Texas Tech University
Hook em: University of Texas at Austin
Gig em: Texas A&M University
Texas AM: Texas A&M University
aTm: Texas A&M University
Horned Frogs: Texas Christian University
Tulane: Tulane University
Green Wave: Tulane University
UCF Knights: University of Central Florida
Central Florida: University of Central Florida
UCLA Bruins: University of California, Los Angeles
UCSB: University of California, Santa Barbara
UCSD: University of California, San Diego
UC Davis: University of California, Davis
UCI: University of California, Irvine
Cal Berkeley: University of California, Berkeley
Cal Poly SLO: California Polytechnic State University
SLO: California Polytechnic State University
Cal State Long Beach: Long Beach State University
CSULB: Long Beach State University
LBSU: Long Beach State University
CSUN: California State University, Northridge
Utah Utes: University of Utah
Utes: University of Utah
U of U: University of Utah
Utah St: Utah State University
Wahoos: University of Virginia
Hoos: University of Virginia
Cavs: University of Virginia
Virginia Tech: Virginia Tech
Vtech: Virginia Tech
Wake: Wake Forest University
Wake Forest: Wake Forest University
Deacs: Wake Forest University
UDub: University of Washington
U Dub: University of Washington
Wazzu: Washington State University
Cougs: Washington State University
UW Madison: University of Wisconsin-Madison
Badgers: University of Wisconsin-Madison
Dores: Vanderbilt University
Coastal: Coastal Carolina University
ECU: East Carolina University
JMU: James Madison University
ODU: Old Dominion University
GMU: George Mason University
UNR: University of Nevada, Reno
Fresno St: California State University, Fresno
Sac State: California State University, Sacramento
San Diego State: San Diego State University
Aztecs: San Diego State University
Colorado State: Colorado State University
Wyoming Cowboys: University of Wyoming
Akron Zips: University of Akron
BGSU: Bowling Green State University
Ball St: Ball State University
UB: University at Buffalo
EMU: Eastern Michigan University
WMU: Western Michigan University
Kent State: Kent State University
NIU: Northern Illinois University
OhioU: Ohio University
Harvard: Harvard University
Yale: Yale University
Princeton: Princeton University
Brown: Brown University
Cornell: Cornell University
Dartmouth: Dartmouth College
Creighton: Creighton University
Butler: Butler University
Xavier: Xavier University
Seton Hall: Seton Hall University
St Johns: St. John's University
Gonzaga: Gonzaga University
Towson: Towson University
Howard: Howard University
FAMU: Florida A&M University
NCAT: North Carolina A&T State University
Jackson State: Jackson State University
UGA Bulldogs: University of Georgia
Dawgs: University of Georgia
Georgia Bulldogs: University of Georgia
Florida Gators: University of Florida
Ole Miss Rebels: University of Mississippi
Hotty Toddy: University of Mississippi
Florida St: Florida State University
Seminoles: Florida State University
Texas Longhorns: University of Texas at Austin
U Miami: University of Miami
UMiami: University of Miami
USC Trojans: University of Southern California
Fight On: University of Southern California
UT Knoxville: University of Tennessee
UTK: University of Tennessee
UT Austin: University of Texas at Austin
UMinn: University of Minnesota
UMN: University of Minnesota
UIowa: University of Iowa
UConn Huskies: University of Connecticut
UOregon: University of Oregon
UArk: University of Arkansas
UKY: University of Kentucky
UCinci: University of Cincinnati
UPitt: University of Pittsburgh
UMemphis: University of Memphis
UTulsa: University of Tulsa
UToledo: University of Toledo
UWyo: University of Wyoming
UHouston: University of Houston
TxState: Texas State University
TXST: Texas State University
`;

describe('leads to', () => {
  test.each(rows(meant))('%s: %s', (typed, name) => {
    expect(groupMeant(typed)?.name).toBe(name);
    expect(names(typed)[0]).toBe(name);
  });
});

const asked = `
UT: University of Texas at Austin|University of Tennessee|Utah
VT: Virginia Tech|Vermont
ND: University of Notre Dame|North Dakota
U of M: University of Michigan|University of Minnesota|University of Maryland
uofm: University of Michigan|University of Minnesota|University of Maryland
A&M: Texas A&M University|Florida A&M University|Alabama A&M University
OSU: Ohio State University|Oklahoma State University|Oregon State University
MSU: Michigan State University|Mississippi State University
UW: University of Washington|University of Wisconsin-Madison
USF: University of South Florida|University of San Francisco
DU: Duke University|University of Denver
Texas: University of Texas at Austin|Texas
Miami: University of Miami|Miami University|Miami, FL
wolverines: University of Michigan|Utah Valley University
tigers: Auburn University|Clemson University
Sigma Chi at UT: Sigma Chi|University of Texas at Austin
CSUF: California State University, Fullerton|California State University, Fresno
Cards: University of Louisville|Ball State University
UK: University of Kentucky|University of Kansas
IU: Indiana University Bloomington
BU: Boston University|Baylor University
UO: University of Oregon|University of Oklahoma
UCB: University of California, Berkeley|University of Colorado Boulder
`;

describe('asks about', () => {
  test.each(rows(asked))('%s: %s', (typed, choices) => {
    expect(groupMeant(typed)).toBeNull();
    expect(names(typed)).toEqual(expect.arrayContaining(choices.split('|')));
  });
});

test('a school and its town, which has no other, are one; a text that names a school twice means it', () => {
  expect(groupMeant('Clemson')?.kind).toBe('college');
  expect(groupMeant('Boise')?.kind).toBe('city');
  expect(groupMeant('Boston')?.kind).toBe('city');
  expect(names('BC Eagles')).toEqual(['Boston College']);
});

test('the likeliest of several comes first', () => {
  expect(names('A&M')[0]).toBe('Texas A&M University');
  expect(names('VT')[0]).toBe('Virginia Tech');
  expect(names('ND')[0]).toBe('University of Notre Dame');
});

// Letters inside a word: 'Smithfield', 'University'.
test.each(['mith', 'sity', 'ollege', 'xyzzy', 'zzz', '23'])('finds nothing for %s', (typed) => {
  expect(groupMeant(typed)).toBeNull();
  expect(names(typed)).toEqual([]);
});

function rows(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', expected = ''] = line.split(': ');
      return [typed, expected];
    });
}
