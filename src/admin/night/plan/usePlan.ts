import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { text } from '../../../domain/fields/storedFields.ts';
import type { NightPlan } from '../../../domain/night/format/nightPlan.ts';
import { readPlan } from '../../../domain/night/format/readPlan.ts';
import { boardTimetable } from '../../../domain/night/plan/boardTimetable.ts';
import {
  type PlanFields,
  PlanForm,
  type PlanInput,
  planFields,
  typedPlan,
} from '../../../domain/night/plan/planForm.ts';
import { proposedPlan } from '../../../domain/night/plan/proposedPlan.ts';
import { type Timetable, timetable } from '../../../domain/night/plan/timetable.ts';
import { changePlan, keepPlan } from '../../../domain/night/steps/changePlan.ts';
import { momentOf, momentValue } from '../../../domain/time/day.ts';
import { hoursLater, localDay, parseClock } from '../../../domain/time/parse.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { type SchemaForm, useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { attempt } from '../../../parts/attempt.ts';
import { planDraft } from '../parts/planDrafts.ts';
import { useAct } from '../parts/useAct.ts';
import type { NightPeople } from '../parts/useNightPeople.ts';

const failed = 'Failed to save the plan. Please try again.';
const done = 'The plan is saved.';

/** How long a night may take when nobody says. */
const usualHours = 4;

type Facts = { event: StaffEvent; night: StaffBoard | null } & NightPeople;

/** The plan as it is typed, with what it makes of the night. */
export type TypedNight = {
  form: SchemaForm<PlanFields, PlanInput>;
  /** The plan in the fields; the last one that was complete while one of them is wrong. */
  plan: NightPlan;
  players: number;
  startsAt: number;
  /** When the night should be over, null when that doesn't matter. */
  until: number | null;
  times: Timetable;
  /** Fills in another plan. */
  choose: (plan: NightPlan) => void;
  save: () => Promise<void>;
  busy: boolean;
};

/** Returns the form of a night's plan and its timetable, which follows every key. */
export function usePlan({ event, night, people, secret }: Facts): TypedNight {
  const [initial] = useState(() => storedFields({ event, night, people, secret }));
  const [draft] = useState(() => planDraft(event.id));
  const [now] = useState(() => Date.now());
  const form = useSchemaForm(PlanForm, initial);
  const { act, busy } = useAct(event.id, night);
  const { isDirty } = form.formState;
  const fields = useWatch({ control: form.control });
  const read = v.safeParse(PlanForm, fields);
  const [known, setKnown] = useState<PlanInput>(() => v.parse(PlanForm, initial));
  if (read.success && JSON.stringify(read.output) !== JSON.stringify(known)) setKnown(read.output);
  useLeaveWarning(() => isDirty);

  // What was typed before another tab of the night was opened, or before the page ended.
  useEffect(() => {
    const kept = draft.get();
    if (kept) form.reset(kept, { keepDefaultValues: true });
  }, [draft, form.reset]);
  useEffect(() => {
    if (isDirty) draft.set(form.getValues());
    else draft.clear();
  });

  const plan = typedPlan(known);
  const players = night ? night.board.people.size : known.players;
  const startsAt = momentOf(known.startsAt).getTime();
  const drawn = night !== null && night.board.rounds.length > 0;
  const times = drawn ? boardTimetable(night.board, plan, now) : timetable(players, plan, startsAt);

  async function save(): Promise<void> {
    const typed = { plan, startsAt, until: known.until };
    const sent = night
      ? await act((latest, at) => (latest ? changePlan(latest.board, secret, typed, at) : noBoard()), {
          failed,
          done,
        })
      : await attempt(() => keepPlan(event.id, secret, typed), { failed, done });
    if (sent !== 'refused') form.reset(form.getValues());
  }

  return {
    form,
    plan,
    players,
    startsAt,
    until: untilMoment(startsAt, known.until),
    times,
    choose: (chosen) => {
      const { players: typed, startsAt: start, until } = form.getValues();
      const next = planFields(chosen, { players: 0, startsAt: start, until });
      form.reset({ ...next, players: typed }, { keepDefaultValues: true });
    },
    save,
    busy,
  };
}

function noBoard(): never {
  throw new Error('The board is gone.');
}

function storedFields({ event, night, people, secret }: Facts): PlanFields {
  const players = night?.board.people.size ?? (people.length || (event.maxParticipants ?? 0));
  const stored = new Map(Object.entries(secret?.plan ?? {}));
  const kept = stored.has('rounds') ? readPlan(secret?.plan) : proposedPlan(players, 'standard');
  const start = night?.board.startsAt || secret?.startsAt || plannedStart(event).getTime();
  const until = stored.has('until') ? text(stored.get('until')) : usualEnd(start);
  return planFields(night?.board.plan ?? kept, { players, startsAt: momentValue(new Date(start)), until });
}

/** Returns when the event begins, by the reader's clock. */
function plannedStart({ date, time }: StaffEvent): Date {
  return momentOf(`${date ?? localDay(new Date())}T${parseClock(time) ?? '19:00'}`);
}

function usualEnd(start: number): string {
  return momentValue(hoursLater(new Date(start), usualHours)).slice(11);
}

/** Returns the next moment after the start with this time of day, so that a night may go past midnight. */
function untilMoment(startsAt: number, until: string): number | null {
  if (!/^\d\d:\d\d$/.test(until)) return null;
  const same = momentOf(`${momentValue(new Date(startsAt)).slice(0, 10)}T${until}`);
  return (same.getTime() > startsAt ? same : hoursLater(same, 24)).getTime();
}
