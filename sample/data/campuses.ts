/** A campus of the season: where one plays there, and the groups that host. */
export type Campus = {
  /** The short name of the college in the list of colleges. */
  college: string;
  venue: string;
  /** Fraternities; empty at a college without Greek life. */
  fraternities: readonly string[];
  /** The group that hosts where there are no fraternities; '' elsewhere. */
  group: string;
};

const greek = (college: string, venue: string, ...fraternities: string[]): Campus => ({
  college,
  venue,
  fraternities,
  group: '',
});
const other = (college: string, venue: string, group: string): Campus => ({
  college,
  venue,
  fraternities: [],
  group,
});

/** The campuses of the season besides the featured ones, at most two events each. */
export const CAMPUSES: readonly Campus[] = [
  greek('Pittsburgh', 'William Pitt Union', 'Sigma Chi', 'Delta Chi'),
  greek('Rutgers', 'College Avenue Student Center', 'Chi Psi', 'Theta Chi'),
  greek('Indiana', 'Alumni Hall, Indiana Memorial Union', 'Phi Gamma Delta', 'Beta Theta Pi'),
  greek('Iowa', 'Main Lounge, Iowa Memorial Union', 'Sigma Chi', 'Pi Kappa Alpha'),
  other('Notre Dame', 'LaFortune Ballroom', 'Student Union Board'),
  greek('Michigan State', 'MSU Union Ballroom', 'Theta Chi', 'Delta Tau Delta'),
  greek('Minnesota', 'Great Hall, Coffman Memorial Union', 'Chi Psi', 'Phi Gamma Delta'),
  greek('Northwestern', 'Louis Room, Norris University Center', 'Phi Delta Theta', 'Delta Chi'),
  greek('Maryland', 'Grand Ballroom, Stamp Student Union', 'Theta Chi', 'Zeta Beta Tau'),
  greek('Clemson', 'Hendrix Student Center', 'Phi Delta Theta', 'Kappa Sigma'),
  greek('Florida State', 'Student Union Ballroom', 'Pi Kappa Alpha', 'Theta Chi'),
  other('Rice', 'Grand Hall, Rice Memorial Center', 'Program Council'),
  greek('Duke', 'Bryan Center', 'Alpha Phi Alpha', 'Delta Sigma Phi'),
  greek('North Carolina', 'Great Hall, Carolina Union', 'Chi Psi', 'Phi Delta Theta'),
  greek('Virginia', 'Newcomb Hall Ballroom', 'Zeta Psi', 'Chi Phi'),
  greek('Louisville', 'Student Activities Center', 'Phi Kappa Tau', 'Lambda Chi Alpha'),
  greek('Syracuse', 'Schine Student Center', 'Psi Upsilon', 'Phi Kappa Psi'),
  other('Boston College', 'Cabaret Room, Vanderslice Hall', 'Campus Activities Board'),
  greek('Kentucky', 'Gatton Student Center', 'Phi Gamma Delta', 'Sigma Pi'),
  greek('Tennessee', 'Student Union Ballroom', 'Delta Tau Delta', 'Sigma Chi'),
  greek('Auburn', 'Student Center Ballroom', 'Theta Chi', 'Alpha Gamma Rho'),
  greek('LSU', 'Royal Cotillion Ballroom, LSU Student Union', 'Sigma Nu', 'Lambda Chi Alpha'),
  greek('Ole Miss', 'Ole Miss Student Union Ballroom', 'Kappa Alpha Order', 'Phi Kappa Tau'),
  greek('Missouri', 'Stotler Lounge, Memorial Union', 'Beta Theta Pi', 'Delta Tau Delta'),
  greek('Oklahoma', 'Oklahoma Memorial Union', 'Delta Upsilon', 'Phi Kappa Psi'),
  greek('Texas A&M', 'Memorial Student Center', 'Beta Theta Pi', 'Alpha Gamma Rho'),
  greek('Kansas', 'Kansas Union Ballroom', 'Beta Theta Pi', 'Delta Chi'),
  greek('TCU', 'Brown-Lupton University Union', 'Phi Delta Theta', 'Lambda Chi Alpha'),
  greek('Arizona', 'Grand Ballroom, Student Union', 'Pi Kappa Phi', 'Zeta Beta Tau'),
  greek('Colorado', 'Glenn Miller Ballroom, University Memorial Center', 'Pi Kappa Alpha', 'Phi Kappa Psi'),
  greek('Oregon', 'EMU Ballroom', 'Chi Psi', 'Delta Tau Delta'),
  greek('Washington', 'HUB Ballroom', 'Psi Upsilon', 'Beta Theta Pi'),
  greek('UCLA', 'Ackerman Grand Ballroom', 'Beta Theta Pi', 'Sigma Pi'),
  greek('USC', 'Ronald Tutor Campus Center', 'Alpha Epsilon Pi', 'Sigma Chi'),
  greek('Stanford', 'Oak Lounge, Tresidder Memorial Union', 'Kappa Sigma', 'Phi Kappa Psi'),
  greek('Boise State', 'Student Union Ballroom', 'Kappa Sigma', 'Sigma Chi'),
  other('Gonzaga', 'Hemmingson Center Ballroom', 'Student Body Association'),
  greek('Villanova', 'Villanova Room, Connelly Center', 'Sigma Pi', 'Zeta Psi'),
  other('Xavier', 'Gallagher Student Center', 'Student Activities Council'),
  greek('Dayton', 'Kennedy Union Ballroom', 'Lambda Chi Alpha', 'Phi Kappa Psi'),
];
