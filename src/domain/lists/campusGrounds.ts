/** A latitude and a longitude. */
type At = readonly [number, number];

/** A street as a line, or water or a lawn as an area. */
export type GroundShape = { name: string; points: readonly At[] };

/** What lies around the places of a campus: a sketch of its main streets, waters and lawns. */
export type CampusGround = {
  streets: readonly GroundShape[];
  waters: readonly GroundShape[];
  lawns: readonly GroundShape[];
};

const shape = (name: string, ...points: At[]): GroundShape => ({ name, points });

function oval(name: string, [lat, lng]: At, [high, wide]: At): GroundShape {
  const points = Array.from({ length: 24 }, (_, step): At => {
    const angle = (step * Math.PI) / 12;
    return [lat + high * Math.sin(angle), lng + wide * Math.cos(angle)];
  });
  return { name, points };
}

/** A street around an oval. */
function ring(name: string, center: At, radii: At): GroundShape {
  const { points } = oval(name, center, radii);
  return { name, points: [...points, ...points.slice(0, 1)] };
}

const alabama: CampusGround = {
  streets: [
    shape('University Boulevard', [33.2093, -87.56], [33.2096, -87.546], [33.2094, -87.53]),
    shape('Paul W. Bryant Drive', [33.2047, -87.56], [33.205, -87.548], [33.2056, -87.54], [33.2062, -87.53]),
    shape(
      'Campus Drive',
      [33.2138, -87.552],
      [33.2141, -87.546],
      [33.214, -87.5424],
      [33.2125, -87.5365],
      [33.2094, -87.5352],
    ),
    shape('Hackberry Lane', [33.2175, -87.5426], [33.2054, -87.5424], [33.198, -87.5423]),
    shape('Jefferson Avenue', [33.2095, -87.54075], [33.2056, -87.54075]),
    shape('Colonial Drive', [33.2139, -87.5483], [33.2096, -87.5483]),
    shape('10th Avenue', [33.2095, -87.5533], [33.2048, -87.5533], [33.198, -87.5533]),
  ],
  waters: [
    shape(
      'Black Warrior River',
      [33.2166, -87.56],
      [33.2172, -87.552],
      [33.218, -87.548],
      [33.219, -87.544],
      [33.2203, -87.54],
      [33.2215, -87.53],
      [33.2248, -87.53],
      [33.2232, -87.54],
      [33.2218, -87.545],
      [33.2204, -87.55],
      [33.2196, -87.56],
    ),
  ],
  lawns: [
    shape('The Quad', [33.2117, -87.5478], [33.2117, -87.5444], [33.2101, -87.5444], [33.2101, -87.5478]),
  ],
};

const austin: CampusGround = {
  streets: [
    shape('Guadalupe Street', [30.298, -97.7408], [30.29, -97.7415], [30.285, -97.742], [30.276, -97.7434]),
    shape(
      'Martin Luther King Jr. Boulevard',
      [30.2845, -97.753],
      [30.2822, -97.742],
      [30.2806, -97.736],
      [30.2784, -97.7265],
    ),
    shape(
      'Dean Keeton Street',
      [30.2925, -97.753],
      [30.2907, -97.7415],
      [30.289, -97.736],
      [30.2869, -97.7265],
    ),
    shape('West 24th Street', [30.2889, -97.753], [30.2877, -97.7415], [30.2868, -97.7385]),
    shape(
      'San Jacinto Boulevard',
      [30.2893, -97.7348],
      [30.286, -97.7338],
      [30.283, -97.7345],
      [30.276, -97.7395],
    ),
    shape('Rio Grande Street', [30.298, -97.744], [30.285, -97.7451], [30.276, -97.746]),
    shape('Pearl Street', [30.298, -97.7468], [30.285, -97.7479]),
    shape('21st Street', [30.2849, -97.748], [30.2838, -97.742], [30.2824, -97.7345]),
  ],
  waters: [],
  lawns: [
    shape('South Mall', [30.2857, -97.74], [30.2857, -97.7391], [30.2842, -97.7389], [30.2842, -97.7398]),
  ],
};

const madison: CampusGround = {
  streets: [
    shape(
      'Langdon Street',
      [43.0757, -89.4005],
      [43.0759, -89.398],
      [43.0764, -89.3952],
      [43.07655, -89.394],
      [43.0769, -89.3922],
      [43.0775, -89.388],
    ),
    shape('State Street', [43.0749, -89.3978], [43.0747, -89.386]),
    shape('University Avenue', [43.0733, -89.42], [43.0733, -89.401], [43.0731, -89.3955]),
    shape('Johnson Street', [43.0723, -89.409], [43.0723, -89.4], [43.0728, -89.394], [43.075, -89.386]),
    shape('Dayton Street', [43.0709, -89.409], [43.0712, -89.3965], [43.0736, -89.386]),
    shape('Park Street', [43.0759, -89.4007], [43.064, -89.4011]),
    shape('Regent Street', [43.0678, -89.42], [43.0679, -89.4], [43.068, -89.396]),
    shape('Lake Street', [43.0767, -89.398], [43.0723, -89.3981]),
  ],
  waters: [
    shape(
      'Lake Mendota',
      [43.079, -89.425],
      [43.0778, -89.415],
      [43.0776, -89.408],
      [43.0772, -89.403],
      [43.0768, -89.4],
      [43.0771, -89.397],
      [43.0777, -89.3945],
      [43.0783, -89.392],
      [43.079, -89.389],
      [43.08, -89.38],
      [43.086, -89.38],
      [43.086, -89.425],
    ),
  ],
  lawns: [
    shape('Bascom Hill', [43.0759, -89.4036], [43.0757, -89.4013], [43.0749, -89.4011], [43.0751, -89.4036]),
  ],
};

const blacksburg: CampusGround = {
  streets: [
    shape(
      'Oak Lane',
      [37.2295, -80.4386],
      [37.2265, -80.4383],
      [37.2258, -80.4372],
      [37.2248, -80.4368],
      [37.2238, -80.436],
      [37.2222, -80.4345],
    ),
    shape('Plantation Road', [37.2228, -80.429], [37.2222, -80.4345], [37.2204, -80.448]),
    shape('US 460', [37.2315, -80.4452], [37.2245, -80.4422], [37.219, -80.4375], [37.214, -80.427]),
    shape('Prices Fork Road', [37.2325, -80.445], [37.2308, -80.43], [37.2318, -80.422], [37.2327, -80.4175]),
    shape(
      'West Campus Drive',
      [37.2312, -80.4262],
      [37.2285, -80.4268],
      [37.225, -80.4245],
      [37.2222, -80.4225],
      [37.2178, -80.421],
    ),
    shape('Washington Street', [37.2236, -80.4236], [37.2247, -80.4188], [37.2262, -80.412]),
    shape('Main Street', [37.234, -80.418], [37.2295, -80.4145], [37.2245, -80.411]),
    shape(
      'Duck Pond Drive',
      [37.2308, -80.4299],
      [37.2265, -80.4297],
      [37.2228, -80.429],
      [37.218, -80.4285],
    ),
    shape('Southgate Drive', [37.2182, -80.434], [37.218, -80.423], [37.217, -80.412]),
    ring('Drillfield Drive', [37.2277, -80.4222], [0.00125, 0.0027]),
  ],
  waters: [oval('Duck Pond', [37.226, -80.4276], [0.0006, 0.001])],
  lawns: [oval('Drillfield', [37.2277, -80.4222], [0.0011, 0.0025])],
};

/** The sketched ground of each sample campus, by its college. */
export const campusGrounds: ReadonlyMap<string, CampusGround> = new Map([
  ['university-of-alabama', alabama],
  ['university-of-texas-at-austin', austin],
  ['university-of-wisconsin-madison', madison],
  ['virginia-tech', blacksburg],
]);
