import { describe, expect, test } from 'vitest';
import { eventData } from '../../../src/domain/calendar/eventData.ts';
import { canonicalUrl } from '../../../src/domain/text/canonicalUrl.ts';
import { anEvent } from './anEvent.ts';

const surroundings = {
  url: 'https://tour.example/e/spring-open',
  image: 'https://tour.example/tournament-images/default.jpg',
  organizer: { name: 'Campus Blackjack Tour', url: 'https://tour.example/' },
};

describe('eventData', () => {
  test('tells search engines when, where and how much', () => {
    expect(eventData(anEvent(), surroundings)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Spring Open',
      url: surroundings.url,
      image: [surroundings.image],
      startDate: '2026-03-14T19:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Texas Union, Austin, TX',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Texas Union, Austin, TX',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
      organizer: { '@type': 'Organization', ...surroundings.organizer },
      typicalAgeRange: '18-',
      maximumAttendeeCapacity: 64,
      offers: {
        '@type': 'Offer',
        price: 25,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: surroundings.url,
      },
    });
  });

  test.each([
    ['2026-01-10', '19:00', '2026-01-10T19:00:00-06:00'],
    ['2026-03-07', '23:30', '2026-03-07T23:30:00-06:00'],
    ['2026-03-08', '01:59', '2026-03-08T01:59:00-06:00'],
    ['2026-03-08', '03:00', '2026-03-08T03:00:00-05:00'],
    ['2026-11-01', '02:00', '2026-11-01T02:00:00-06:00'],
    ['2026-07-04', 'evening', '2026-07-04'],
  ])('starts on %s at %s: %s', (date, time, startDate) => {
    expect(eventData(anEvent({ date, time }), surroundings)).toMatchObject({ startDate });
  });

  test('without a date there is nothing to tell', () => {
    expect(eventData(anEvent({ date: null }), surroundings)).toBeNull();
  });

  test('a full table is sold out, a played one is not for sale', () => {
    expect(eventData(anEvent({ currentParticipants: 64 }), surroundings)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(eventData(anEvent({ status: 'completed' }), surroundings)).not.toHaveProperty('offers');
  });

  test('nothing that only staff or the password may open is in it', () => {
    const data = eventData(
      anEvent({ registration: 'open', googleFormUrl: 'https://forms.example/1' }),
      surroundings,
    );
    expect(JSON.stringify(data)).not.toContain('forms.example');
  });
});

describe('canonicalUrl', () => {
  test.each([
    ['https://tour.example/events/upcoming?sort=school#list', 'https://tour.example/events/upcoming'],
    ['https://tour.example/faq/', 'https://tour.example/faq'],
    ['https://tour.example', 'https://tour.example/'],
    ['https://tour.example/?password=x', 'https://tour.example/'],
  ])('%s is %s', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
  });
});
