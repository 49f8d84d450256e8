import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WatchedList } from '../../../src/data/source.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { readWaiting, type WaitingPerson } from '../../../src/domain/participants/line/waitingPerson.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { formatClock } from '../../../src/domain/time/format.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { DoorList } from '../../../src/parts/door/DoorList.tsx';
import type { Door } from '../../../src/parts/door.ts';
import { paths } from '../../../src/paths.ts';
import { stubCanvas } from '../../support/stubCanvas.ts';

const idOf = (name: string) => name.toLowerCase().replace(/\W/g, '').padEnd(22, '0');
const guest = (name: string, more: object = {}) => readParticipant(idOf(name), { name, ...more });
const codeOf = (name: string, event = 'cup') => `https://tour.example${paths.scanned(event, idOf(name))}`;
const checkedInAt = new Date();
const people = [
  guest('Ann Lee'),
  guest('Bo Diaz', { checkedIn: true, checkedInAt, checkedInBy: 'other' }),
  guest('Cy Poe'),
];

const flo = readWaiting(idOf('Flo May'), { name: 'Flo May', place: 4 });
const gus = readWaiting(idOf('Gus Orr'), { name: 'Gus Orr', place: 9 });

/** The texts of the codes in front of the camera. */
let inSight: string[] = [];
/** What the server answers when a document is asked for, null for none; undefined when it doesn't answer. */
let stored: Record<string, Record<string, unknown> | null> | undefined = {};
let asked: string[] = [];
let written: string[] = [];
let tracks: { stop: () => void; stopped: boolean; lamp: boolean }[] = [];
let give: (list: Partial<WatchedList<Participant>>) => void = () => {};
let giveLine: (items: WaitingPerson[]) => void = () => {};

const whole = { items: [], waiting: new Set<string>(), fromCache: false, more: false, growing: false };

function aDoor(more: Partial<Door> = {}): Door {
  return {
    event: { ...readEvent('cup', { title: 'Spring Open' }), ownParticipants: [] },
    people: (next) => {
      give = (list) => act(() => next({ ...whole, items: people, ...list }));
      next({ ...whole, items: people });
      return () => {};
    },
    line: (next) => {
      giveLine = (items) => act(() => next({ ...whole, items }));
      next({ ...whole, items: [flo, gus] });
      return () => {};
    },
    self: 'this-phone',
    mayUndo: ({ checkedInBy }) => checkedInBy === 'this-phone',
    ...more,
  };
}

function aCamera({ lamp = false, cameras = 1 } = {}) {
  const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => {
    const track = {
      stopped: false,
      lamp: false,
      stop: () => {
        track.stopped = true;
      },
      getSettings: () => ({ deviceId: 'back' }),
      getCapabilities: () => ({ torch: lamp }),
      applyConstraints: async ({ advanced: [first] }: { advanced: [{ torch: boolean }] }) => {
        track.lamp = first.torch;
      },
      addEventListener: () => {},
    };
    tracks.push(track);
    return Object.assign(new MediaStream(), { getTracks: () => [track], getVideoTracks: () => [track] });
  });
  const all = ['back', 'front'].slice(0, cameras);
  const enumerateDevices = async () =>
    all.map((deviceId) => ({ kind: 'videoinput', deviceId, label: `The ${deviceId} one` }));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { mediaDevices: { value: { getUserMedia, enumerateDevices } } }),
  );
  return getUserMedia;
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const show = async (...texts: string[]) => {
  inSight = texts;
  await pass(200);
};
const scan = async (door = aDoor()) => {
  render(<DoorList door={door} />);
  await act(() => import('../../../src/parts/door/scan/ScanPart.tsx'));
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
  await pass(100);
};
const card = () => document.querySelector('[data-tone]');
const said = () => [card()?.getAttribute('data-tone'), card()?.textContent];

beforeEach(() => {
  vi.useFakeTimers();
  [inSight, stored, asked, written, tracks] = [[], {}, [], [], []];
  stubCanvas();
  for (const side of ['videoWidth', 'videoHeight'] as const)
    Object.defineProperty(HTMLVideoElement.prototype, side, { configurable: true, get: () => 400 });
  class Detector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => inSight.map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const name = JSON.parse(body).documents[0].split('/documents/')[1];
    asked.push(name);
    if (!stored) throw new TypeError('no network');
    const fields = stored[name];
    return Response.json([fields ? { found: { name, fields } } : { missing: name }]);
  });
  sendWith(async (make) => {
    const { writes }: Change = await make();
    written.push(...writes.map((write) => JSON.stringify(write)));
    return 'acknowledged';
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a code', () => {
  beforeEach(() => void aCamera());

  test('of who is on the list checks them in, is told, and the next is read by itself', async () => {
    await scan();
    await show(codeOf('Ann Lee'));
    expect(said()).toEqual(['good', 'Ann Lee2 of 3Undo']);
    expect(written).toEqual([expect.stringContaining(idOf('Ann Lee'))]);
    await pass(1200);
    expect(card()).toBeNull();
    await show(codeOf('Cy Poe'));
    expect(said()[1]).toMatch(/^Cy Poe/);
    expect(written).toHaveLength(2);
  });

  test('that stays in sight checks in once, also for ten seconds', async () => {
    await scan();
    await show(codeOf('Ann Lee'));
    await pass(10_000);
    expect(written).toHaveLength(1);
    expect(card()).toBeNull();
  });

  test('is undone while it is shown, and the undo names that check-in', async () => {
    await scan();
    await show(codeOf('Ann Lee'));
    const undo = within(screen.getByRole('region', { name: 'Scan tickets' })).getByRole('button', {
      name: 'Undo',
    });
    await act(async () => fireEvent.click(undo));
    const [done, undone] = written.map((write) => JSON.parse(write).fields);
    expect(undone).toEqual({ checkedIn: false, checkedInAt: done.checkedInAt, checkedInBy: '' });
    expect(card()).toBeNull();
  });

  const at = '2026-12-05T22:10:00Z';
  const ticket = (state: string) => ({ state: { stringValue: state }, at: { timestampValue: at } });
  const place = `events/cup/tickets/${idOf('Dee Fox')}`;
  const cases = [
    ['came before', 'Bo Diaz', {}, 'warning', /^Bo Diaz came at .* [AP]MChecked in on another device/],
    ['canceled', 'Dee Fox', { [place]: ticket('canceled') }, 'bad', /^Canceled at Dec 5.*Add as a walk-in/],
    ['was removed', 'Dee Fox', { [place]: ticket('removed') }, 'bad', /^Taken off the list at .*walk-in/],
    ['is in, and the list is behind', 'Dee Fox', { [place]: ticket('in') }, 'warning', /^Signed up, but/],
    [
      'waits, and the list is behind',
      'Dee Fox',
      { [place]: ticket('waiting') },
      'warning',
      /^Waits for a spot/,
    ],
    ['has a state of a newer version', 'Dee Fox', { [place]: ticket('called') }, 'warning', /^A newer kind/],
    ['has no ticket', 'Dee Fox', {}, 'bad', /^Not a ticket of this tour/],
    ['gets no answer', 'Dee Fox', undefined, 'warning', /^Not on this phone's listSearch the name/],
  ] as const;

  test.each(cases)('of who %s is told and checks nobody in', async (_, name, answers, tone, words) => {
    stored = answers;
    await scan();
    await show(codeOf(name));
    expect(said()).toEqual([tone, expect.stringMatching(words)]);
    expect(written).toEqual([]);
    await pass(20_000);
    expect(card()).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close result' })));
    expect(card()).toBeNull();
  });

  test('of another event says of which', async () => {
    const date = { stringValue: '2026-11-12' };
    stored = { 'events/open': { title: { stringValue: 'Alpha Phi Night' }, date } };
    await scan();
    await show(codeOf('Ann Lee', 'open'));
    expect(said()).toEqual(['bad', 'This ticket is for Alpha Phi Night, Thu, Nov 12']);
    expect(asked).toEqual(['events/open']);
  });

  test('without a network is never called invalid, and says how old the list is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await scan();
    give({ fromCache: true });
    const lost = formatClock(new Date());
    await show(codeOf('Dee Fox'));
    expect(said()[1]).toBe(
      `Not on this phone's list of ${lost}Search the name, or let in and write it down.`,
    );
    expect(asked).toEqual([]);
    await pass(1200);
    await show(codeOf('Ann Lee'));
    expect(written).toHaveLength(1);
  });

  test('that the server is asked about holds the queue for three seconds at most', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await scan();
    await show(codeOf('Dee Fox'));
    expect(said()).toEqual(['none', 'Checking the ticket…']);
    await show(codeOf('Ann Lee'));
    expect(written).toEqual([]);
    await pass(3000);
    expect(said()[1]).toMatch(/^Not on this phone's list/);
    await pass(1300);
    expect(written).toHaveLength(1);
  });

  test('goes on to the next after every result, without reopening', async () => {
    const every = [
      'WIFI:S:House;;',
      codeOf('Bo Diaz'),
      codeOf('Ann Lee', 'open'),
      codeOf('Dee Fox'),
      codeOf('Flo May'),
      codeOf('Ann Lee'),
      'https://venmo.com/u/ann',
      codeOf('Cy Poe'),
    ];
    await scan();
    const tones: unknown[] = [];
    for (const text of every) {
      await show(text);
      tones.push(said()[0]);
      await pass(1200);
    }
    expect(tones).toEqual(['bad', 'warning', 'bad', 'bad', 'warning', 'good', 'bad', 'good']);
    expect(written).toHaveLength(2);
    expect(tracks).toHaveLength(1);
  });

  const limited = (maxParticipants: number) =>
    aDoor({ event: { ...readEvent('cup', { title: 'Spring Open', maxParticipants }), ownParticipants: [] } });
  const inCard = (name: string) =>
    within(document.querySelector<HTMLElement>('[data-tone]') ?? document.body).getByRole('button', { name });
  const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
  /** What both lists say once somebody of the line was let in here. */
  const letInHere = (person: WaitingPerson, by = 'this-phone') => {
    const at = { checkedIn: true, checkedInAt: new Date(), checkedInBy: by };
    give({ items: [...people, readParticipant(person.id, { ...person, ...at })] });
    giveLine([flo, gus].filter(({ id }) => id !== person.id));
  };

  test('of who waits says their number and the free spots, lets in by a press, and goes on', async () => {
    await scan(limited(5));
    await show(codeOf('Gus Orr'));
    expect(said()).toEqual(['warning', 'Gus Orr waits, 2nd2 spots freeLet in']);
    expect(written).toEqual([]);
    await press(inCard('Let in'));
    expect(written.map((write) => JSON.parse(write))).toMatchObject([
      { op: 'set', path: `events/cup/participants/${gus.id}`, fields: { name: 'Gus Orr', checkedIn: true } },
      { op: 'delete', path: `events/cup/waiting/${gus.id}` },
      { op: 'update', path: `events/cup/tickets/${gus.id}`, fields: { state: 'in' } },
      { op: 'update', path: 'events/cup' },
    ]);
    letInHere(gus);
    expect(said()).toEqual(['good', 'Gus Orr2 of 4Undo']);
    await pass(1200);
    expect(card()).toBeNull();
    await show(codeOf('Ann Lee'));
    expect(said()[0]).toBe('good');
    expect(tracks).toHaveLength(1);
  });

  test('of who waits asks first when all spots are taken', async () => {
    await scan(limited(3));
    await show(codeOf('Flo May'));
    expect(said()[1]).toBe('Flo May waits, 1stAll 3 spots are takenLet in');
    await press(inCard('Let in'));
    expect(screen.getByText('All 3 spots are taken. Let Flo May in anyway?')).toBeTruthy();
    expect(written).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Let in' });
    await press(within(dialog).getByRole('button', { name: 'Let in' }));
    expect(written).toHaveLength(4);
    letInHere(flo);
    expect(said()[0]).toBe('good');
  });

  test('of who waits becomes what they are meanwhile', async () => {
    stored = { [`events/cup/tickets/${flo.id}`]: ticket('canceled') };
    await scan();
    await show(codeOf('Flo May'));
    expect(said()[1]).toBe('Flo May waits, 1stLet in');
    // They have taken the spot on their own phone: as scanned, they are in.
    give({ items: [...people, readParticipant(flo.id, { name: 'Flo May' })] });
    expect(said()).toEqual(['good', 'Flo May2 of 4Undo']);
    await pass(0);
    expect(written).toEqual([expect.stringContaining(flo.id)]);
    await pass(4000);
    inSight = [];
    await pass(200);
    give({ items: people });
    await show(codeOf('Gus Orr'));
    letInHere(gus, 'other');
    expect(said()).toEqual(['warning', expect.stringMatching(/^Gus Orr came at .*on another device/)]);
    give({ items: people });
    giveLine([flo]);
    inSight = [];
    await pass(4200);
    await show(codeOf('Flo May'));
    giveLine([]);
    await pass(100);
    expect(said()[1]).toMatch(/^Canceled at .*walk-in/);
  });

  test('of who took a spot a second ago checks in as soon as the list has them', async () => {
    stored = { [place]: ticket('in') };
    await scan();
    await show(codeOf('Dee Fox'));
    expect(said()[1]).toMatch(/^Signed up, but/);
    give({ items: [...people, guest('Dee Fox')] });
    expect(said()).toEqual(['good', 'Dee Fox2 of 4Undo']);
    await pass(0);
    expect(written).toHaveLength(1);
  });

  test('of who waits, opened by its address, lets in by a press alone', async () => {
    render(<DoorList door={aDoor({ arrived: flo.id })} />);
    await act(() => import('../../../src/parts/door/scan/ScanPart.tsx'));
    await pass(100);
    expect(said()).toEqual(['warning', 'Flo May waits, 1stLet in']);
    await press(inCard('Let in'));
    letInHere(flo);
    expect(said()).toEqual(['good', 'Flo May2 of 4']);
    await press(within(screen.getByRole('listitem', { name: 'Ann Lee' })).getByRole('button'));
    expect(said()).toEqual(['good', 'Flo May2 of 4']);
  });

  test('of two in one picture takes both, one after the other', async () => {
    await scan();
    await show(codeOf('Ann Lee'), codeOf('Cy Poe'));
    expect(written).toHaveLength(1);
    await pass(1200);
    await pass(200);
    expect(written).toHaveLength(2);
    await pass(10_000);
    expect(written).toHaveLength(2);
  });

  test('waits while a walk-in is typed, to which a refused ticket leads', async () => {
    stored = { [place]: ticket('canceled') };
    await scan();
    await show(codeOf('Dee Fox'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add as a walk-in' })));
    expect(screen.getByRole('dialog', { name: 'Add walk-in' })).toBeTruthy();
    await show(codeOf('Ann Lee'));
    await pass(3000);
    expect(written).toEqual([]);
  });

  test('that the phone opened by its address checks in by a press alone', async () => {
    render(<DoorList door={aDoor({ arrived: idOf('Ann Lee') })} />);
    await act(() => import('../../../src/parts/door/scan/ScanPart.tsx'));
    await pass(100);
    expect(said()).toEqual(['none', expect.stringMatching(/^Ann LeeOn the list/)]);
    expect(written).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check in' })));
    expect(written).toEqual([expect.stringContaining(idOf('Ann Lee'))]);
    expect(card()).toBeNull();
    expect(tracks).toEqual([]);
  });

  test('that was opened by its address and is not on the list is asked for', async () => {
    stored = { [place]: ticket('canceled') };
    render(<DoorList door={aDoor({ arrived: idOf('Dee Fox') })} />);
    await act(() => import('../../../src/parts/door/scan/ScanPart.tsx'));
    await pass(100);
    expect(said()).toEqual(['bad', expect.stringMatching(/^Canceled at/)]);
  });
});

describe('the camera', () => {
  test('is asked for by the press alone, and off when scanning stops', async () => {
    const getUserMedia = aCamera();
    render(<DoorList door={aDoor()} />);
    await pass(5000);
    expect(getUserMedia).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await pass(100);
    expect(getUserMedia).toHaveBeenCalledOnce();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: 'environment' } });
    fireEvent.click(screen.getByRole('button', { name: 'Stop scanning' }));
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan' }));
  });

  test('is off when the list is left, also before the browser has answered', async () => {
    const getUserMedia = aCamera();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const on = getUserMedia.getMockImplementation();
    getUserMedia.mockImplementation(async (wish) => {
      await waiting;
      return on?.(wish) ?? Promise.reject();
    });
    const { unmount } = render(<DoorList door={aDoor()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await pass(100);
    unmount();
    answer();
    await pass(100);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
  });

  test('is off when the page was hidden for half a minute, not for less', async () => {
    aCamera();
    await scan();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await pass(29_000);
    hidden.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await pass(10_000);
    expect(tracks[0]?.stopped).toBe(false);
    hidden.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await pass(30_000);
    expect(tracks[0]?.stopped).toBe(true);
    expect(screen.queryByRole('region', { name: 'Scan tickets' })).toBeNull();
    hidden.mockRestore();
  });

  test('has a lamp and others to choose from, where there are', async () => {
    aCamera({ lamp: true, cameras: 2 });
    await scan();
    fireEvent.click(screen.getByRole('button', { name: 'Light', pressed: false }));
    expect(tracks[0]?.lamp).toBe(true);
    expect(screen.getByRole('button', { name: 'Light', pressed: true })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Camera' }), { target: { value: 'front' } });
    await pass(100);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(screen.getByRole('button', { name: 'Light', pressed: false })).toBeTruthy();
  });

  test('without a lamp and others offers neither', async () => {
    aCamera();
    await scan();
    expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Camera' })).toBeNull();
  });

  test.each([
    ['NotAllowedError', 'The camera is blocked'],
    ['NotFoundError', 'No camera on this device'],
    ['NotReadableError', 'Another app uses the camera'],
  ])('that fails by %s says why, and can be tried again', async (name, words) => {
    const getUserMedia = aCamera();
    getUserMedia.mockRejectedValueOnce(new DOMException('', name));
    await scan();
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByRole('listitem', { name: 'Ann Lee' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await show(codeOf('Ann Lee'));
    expect(said()[0]).toBe('good');
  });

  test('needs HTTPS', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: undefined } }));
    await scan();
    expect(screen.getByRole('alert').textContent).toContain('https://');
  });

  test('needs a page that was loaded since it may use one', async () => {
    const getUserMedia = aCamera();
    Object.assign(document, { featurePolicy: { allowsFeature: (name: string) => name !== 'camera' } });
    await scan();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(getUserMedia).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'featurePolicy');
  });

  test('is not offered where an older event holds its people in itself', async () => {
    const event = { ...readEvent('cup', {}), ownParticipants: people };
    render(<DoorList door={aDoor({ event })} />);
    expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
  });
});
