import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
/** A day, or a moment with the offset of its zone, as Google asks for. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d)?)?$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

const Organization = v.strictObject({ '@type': v.literal('Organization'), name: filled, url: address });

const PostalAddress = v.strictObject({
  '@type': v.literal('PostalAddress'),
  streetAddress: v.optional(filled),
  addressLocality: v.optional(filled),
  addressRegion: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  postalCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  addressCountry: v.literal('US'),
});

const Offer = v.strictObject({
  '@type': v.literal('Offer'),
  price: v.pipe(v.number(), v.minValue(0)),
  priceCurrency: v.literal('USD'),
  availability: v.picklist(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
  url: address,
});

/**
 * An Event as schema.org defines it and Google's documentation of event results requires it: name, start and
 * place with an address are a must, the rest is recommended.
 */
export const SchemaOrgEvent = v.pipe(
  v.strictObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('Event'),
    name: filled,
    url: address,
    image: v.pipe(v.array(address), v.minLength(1)),
    startDate: moment,
    endDate: moment,
    eventStatus: v.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: v.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: v.strictObject({ '@type': v.literal('Place'), name: filled, address: PostalAddress }),
    organizer: v.pipe(v.array(Organization), v.minLength(1)),
    typicalAgeRange: v.literal('18-'),
    description: v.optional(filled),
    maximumAttendeeCapacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    offers: v.optional(Offer),
  }),
  v.check(({ startDate, endDate }) => Date.parse(endDate) >= Date.parse(startDate)),
);
