import type { ReactNode } from 'react';
import { brand } from '../../content/brand.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { contactHref } from '../../domain/fields/publicContact.ts';

type Props = { event: TourEvent; children?: ReactNode };

/** A link to whom the public may ask about an event: the contact that its host chose, or else the tour. */
export function ContactLink({ event, children }: Props) {
  const { publicContact } = event;
  const href = contactHref(publicContact || brand.email, eventTitle(event));
  return publicContact.startsWith('@') ? (
    <a href={href} target="_blank" rel="noopener nofollow ugc">
      {children ?? publicContact}
    </a>
  ) : (
    <a href={href}>{children ?? (publicContact || brand.email)}</a>
  );
}
