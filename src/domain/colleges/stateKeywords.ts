/**
 * Keywords that identify a school's state beyond its name, as slugs: 'AL' is followed by its own, and so on.
 */
export const stateKeywords =
  'AK alaska;AL alabama auburn jacksonville-state samford troy uab;AR arkansas little-rock;AZ arizona grand-canyon;' +
  'CA cal-poly cal-state california fresno irvine long-beach-state loyola-marymount pepperdine sacramento saint-mary-s ' +
  'san-diego san-francisco san-jose-state santa-barbara santa-clara stanford uc-davis uc-riverside ucla of-the-pacific usc;' +
  'CO air-force colorado denver;CT connecticut fairfield new-haven quinnipiac sacred-heart uconn yale;' +
  'DC american-university district-of-columbia george-washington georgetown howard;DE delaware;' +
  'FL bethune-cookman fiu florida jacksonville miami stetson ucf;GA georgia georgia-southern-university kennesaw mercer;HI hawaii;IA drake iowa;' +
  'ID boise idaho;IL bradley chicago depaul edwardsville illinois northwestern uic;' +
  'IN ball-state butler evansville indiana indianapolis notre-dame purdue valparaiso;KS kansas wichita;' +
  'KY bellarmine kentucky louisville morehead murray-state;' +
  'LA grambling louisiana lsu mcneese nicholls northwestern-state southern-university tulane ul-monroe;' +
  'MA boston harvard holy-cross massachusetts merrimack northeastern stonehill umass;' +
  'MD coppin maryland morgan-state mount-st-mary-s navy towson umbc naval-academy;ME maine;' +
  'MI detroit-mercy michigan oakland;MN minnesota st-thomas;MO kansas-city lindenwood missouri saint-louis;' +
  'MS alcorn jackson-state mississippi ole-miss southern-miss;MT montana;' +
  'NC appalachian asheville campbell charlotte davidson duke east-carolina elon gardner-webb greensboro high-point ' +
  'nc-state north-carolina unc wake-forest western-carolina;ND north-dakota;NE creighton nebraska omaha;' +
  'NH dartmouth new-hampshire;NJ fairleigh monmouth new-jersey njit princeton rider rutgers saint-peter-s seton-hall;' +
  'NM new-mexico;NV nevada unlv;' +
  'NY albany army binghamton bonaventure buffalo canisius colgate columbia cornell fordham hofstra iona le-moyne liu ' +
  'long-island manhattan marist new-york niagara siena st-john-s stony-brook syracuse military-academy wagner;' +
  'OH akron bowling-green cincinnati cleveland-state dayton kent-state miami-oh miami-university ohio toledo ' +
  'wright-state xavier youngstown;OK oklahoma oral-roberts tulsa;OR oregon portland;' +
  'PA bucknell drexel duquesne la-salle lafayette lehigh mercyhurst penn pennsylvania pitt pittsburgh robert-morris ' +
  'saint-joseph-s temple villanova;RI brown bryant providence rhode-island;' +
  'SC charleston charleston-southern-university citadel clemson coastal-carolina furman presbyterian south-carolina winthrop wofford;SD south-dakota;' +
  'TN austin-peay belmont chattanooga lipscomb memphis tennessee ut-martin vanderbilt;' +
  'TX abilene baylor houston incarnate-word lamar prairie-view rice smu southern-methodist stephen-f-austin tarleton ' +
  'tcu texas texas-southern-university ut-arlington ut-rio-grande utep utsa;UT brigham-young byu utah weber-state;' +
  'VA george-mason hampton james-madison liberty-university longwood norfolk old-dominion radford richmond vcu virginia ' +
  'vmi william-mary;VT vermont;WA gonzaga seattle washington;WI green-bay marquette milwaukee wisconsin;' +
  'WV marshall west-virginia;WY wyoming';
