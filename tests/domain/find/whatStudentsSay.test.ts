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
`;

describe('asks about', () => {
  test.each(rows(asked))('%s: %s', (typed, choices) => {
    expect(groupMeant(typed)).toBeNull();
    expect(names(typed)).toEqual(expect.arrayContaining(choices.split('|')));
  });
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
