import { describe, expect, test } from 'vitest';
import { eventData } from '../../../src/domain/calendar/eventData.ts';
import { canonicalUrl } from '../../../src/domain/text/canonicalUrl.ts';
import { anEvent } from './anEvent.ts';

const surroundings = {
  url: 'https://tour.example/e/spring-open',
  image: 'https://tour.example/tournament-images/default.jpg',
  tour: { name: 'Campus Blackjack Tour', url: 'https://tour.example/' },
  now: new Date('2026-03-01T12:00Z'),
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
      endDate: '2026-03-14T22:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Texas Union',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Austin',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
      organizer: [
        {
          '@type': 'Organization',
          name: 'Sigma Chi at University of Texas at Austin',
          url: surroundings.url,
        },
        { '@type': 'Organization', ...surroundings.tour },
      ],
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
    ['2026-01-10', '19:00', '2026-01-10T19:00:00-06:00', '2026-01-10T22:00:00-06:00'],
    ['2026-03-07', '22:30', '2026-03-07T22:30:00-06:00', '2026-03-08T01:30:00-06:00'],
    ['2026-03-08', '01:59', '2026-03-08T01:59:00-06:00', '2026-03-08T04:59:00-05:00'],
    ['2026-03-08', '03:00', '2026-03-08T03:00:00-05:00', '2026-03-08T06:00:00-05:00'],
    ['2026-11-01', '02:00', '2026-11-01T02:00:00-06:00', '2026-11-01T05:00:00-06:00'],
    ['2026-07-04', 'evening', '2026-07-04', '2026-07-04'],
  ])('on %s at %s: from %s to %s', (date, time, startDate, endDate) => {
    expect(eventData(anEvent({ date, time }), surroundings)).toMatchObject({ startDate, endDate });
  });

  test.each([
    ['Student Center', 'Student Center', { addressRegion: 'TX' }],
    ['Austin, TX', 'University of Texas at Austin', { addressLocality: 'Austin', addressRegion: 'TX' }],
    [
      'Union, Room 204, 101 N Grant St, West Lafayette, IN 47906, USA',
      'Union, Room 204',
      {
        streetAddress: '101 N Grant St',
        addressLocality: 'West Lafayette',
        addressRegion: 'TX',
        postalCode: '47906',
      },
    ],
    ['12 Oak Ave, TX', '12 Oak Ave', { streetAddress: '12 Oak Ave', addressRegion: 'TX' }],
    ['', 'University of Texas at Austin', { addressRegion: 'TX' }],
  ])('the place "%s" is called %s', (location, name, parts) => {
    const address = { '@type': 'PostalAddress', ...parts, addressCountry: 'US' };
    expect(eventData(anEvent({ location }), surroundings)?.location).toEqual({
      '@type': 'Place',
      name,
      address,
    });
  });

  test('without a chapter the tour alone organizes it', () => {
    expect(eventData(anEvent({ fraternityName: '' }), surroundings)).toMatchObject({
      organizer: [{ name: 'Campus Blackjack Tour' }],
    });
  });

  test('without a date there is nothing to tell', () => {
    expect(eventData(anEvent({ date: null }), surroundings)).toBeNull();
  });

  test('a full table is sold out, a played one is not for sale', () => {
    expect(eventData(anEvent({ currentParticipants: 64 }), surroundings)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    for (const over of [{ status: 'completed' }, { date: '2026-02-20' }, { board: 'live' }]) {
      expect(eventData(anEvent(over), surroundings)).not.toHaveProperty('offers');
    }
  });

  test('a canceled night says so', () => {
    const data = eventData(anEvent({ status: 'canceled' }), surroundings);
    expect(data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(data).not.toHaveProperty('offers');
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
