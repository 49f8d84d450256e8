import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { isUnreachable } from '../../data/errors.ts';
import { type SignUpEnd, signUp } from '../../data/site/signUp.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { eventPhase } from '../../domain/phase/eventPhase.ts';
import { phaseWords } from '../../domain/phase/phaseWords.ts';
import type { SignedUp } from '../../domain/signUp/signedUp.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.ts';
import { keptTicket } from './keptTicket.ts';
import { signUpDraft } from './signUpDraft.ts';

/** `offline`: it's sent when the network is back. `busy`: the server has many at once, and this one waits. */
type Sending = 'no' | 'offline' | 'sending' | 'busy';
type Failure = { end: Exclude<SignUpEnd, 'in' | 'waiting'> | 'failed'; message: string };

/** What the sheet says while it sends, '' when the button says it. */
export const sendingWords: Record<Sending, string> = {
  no: '',
  offline: "No network. It's sent when you're back, while this page is open.",
  sending: '',
  busy: 'Many people are signing up. Yours is on its way: keep this page open.',
};

const ends = {
  noRoom: 'Just filled up. A spot opens when someone cancels, so check back.',
  full: 'Just filled up. A spot opens when someone cancels, so check back.',
  drawn: 'The tables are being drawn. Ask at the door.',
  password: 'The password has changed. Enter it again.',
  gone: 'This event was taken down. Ask the host.',
};

/**
 * Returns how to sign somebody up, and how far that is. `isOpen`: whether the sheet is still there; a message
 * says what became of it otherwise. Who is in is remembered and led to the ticket.
 */
export function useSignUp(event: TourEvent, unlock: string, isOpen: () => boolean) {
  const [sending, setSending] = useState<Sending>('no');
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();

  function fail(failed: Failure): void {
    setSending('no');
    setFailure(failed);
    if (!isOpen()) showToast(failed.message, 'alert');
  }

  function arrive(key: string, { name }: SignedUp): void {
    const kept = keptTicket(event.id);
    // One's own ticket stays the one that this phone shows, whoever else is signed up with it.
    if (kept.get()?.state !== 'in') kept.set({ key, name, state: 'in', seenAt: Date.now() });
    signUpDraft(event.id).clear();
    dispatchEvent(new Event('storage'));
    eventInteraction('sign-up', event);
    const show = () => navigate(paths.ticket(event.id, key));
    if (isOpen()) show();
    else showToast(`You're in: ${eventTitle(event)}.`, 'status', { label: 'Your ticket', run: show });
  }

  async function send(key: string, typed: SignedUp): Promise<void> {
    setFailure(null);
    if (!navigator.onLine) return setSending('offline');
    setSending('sending');
    try {
      const how = { signal: new AbortController().signal, onBusy: () => setSending('busy') };
      const end = await signUp({ eventId: event.id, key, typed, unlock, as: 'in' }, how);
      if (end === 'in' || end === 'waiting') arrive(key, typed);
      else fail({ end, message: end === 'closed' ? closedWords(event) : ends[end] });
    } catch (error) {
      console.warn('The sign-up was not sent.', error);
      if (!navigator.onLine && isOpen()) return setSending('offline');
      const message = isUnreachable(error) ? words.unreachable : "Couldn't sign you up. Try again.";
      fail({ end: 'failed', message });
    }
  }

  return { sending, failure, send };
}

function closedWords(event: TourEvent): string {
  const phase = eventPhase(event, new Date());
  return phase.kind === 'shut' || phase.kind === 'closed'
    ? phaseWords(phase, event).line
    : 'Sign-up has just closed.';
}
