// A link that shows where one package is, to whoever has it (client, section 4).
import { STAGES, TRACKING_MOMENTS, TRACKING_STATES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { date, done, idParams, instant } from '../fields/fields.ts'

const trackingLink = z.strictObject({
  link: z.string().nullable().meta({ description: 'The address that shows where the package is; null while it is not shared.' }),
  sharedAt: instant.nullable(),
})
export type TrackingLink = z.output<typeof trackingLink>

export const getTrackingLink = endpoint({
  method: 'GET',
  path: '/order/{id}/tracking-link',
  summary: 'The link by which a client shares where a package is.',
  roles: ['client'],
  params: idParams,
  response: trackingLink,
})

export const shareTracking = endpoint({
  method: 'POST',
  path: '/order/{id}/tracking-link',
  summary: 'Makes a link that shows where a package is, without an account.',
  description:
    'A package has one link at a time: where there is one, it is answered again. It ends when it is revoked, 30 days after the package was delivered or ended, or with the account.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  response: trackingLink,
})

export const stopSharingTracking = endpoint({
  method: 'DELETE',
  path: '/order/{id}/tracking-link',
  summary: 'Revokes the link of a package: it shows nothing any more.',
  description: 'Another link afterwards has another code. Where there is none, nothing happens.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  response: done,
})

const tracking = z.strictObject({
  state: z.enum(TRACKING_STATES).meta({
    description:
      'On hold: no day is known, and why is its owner’s alone. Ended: it was not handed over, and how is its owner’s alone.',
  }),
  stage: z.enum(STAGES).nullable().meta({ description: 'Null once it ended without being handed over.' }),
  stages: z
    .array(z.strictObject({ stage: z.enum(STAGES), reachedOn: date.nullable() }))
    .meta({ description: 'All of its way in order, with the days in Quito on which it reached them.' }),
  moment: z.enum(TRACKING_MOMENTS).nullable().meta({ description: 'What can be said of the day; null where none is expected.' }),
  expectedOn: date.nullable(),
  promisedOn: date.nullable().meta({ description: 'What was promised when Miami received it; it never moves.' }),
  inMiamiBy: date.nullable().meta({ description: 'By when it must reach Miami to come on the expected day.' }),
  daysLate: z.int().meta({ description: 'By how many days what is expected, or the day it came, passes what was promised.' }),
  company: z.strictObject({ name: z.string(), phone: z.string() }),
})
export type Tracking = z.output<typeof tracking>

export const readTracking = endpoint({
  method: 'GET',
  path: '/tracking/{code}',
  summary: 'Where the package of a link is, and when it comes.',
  description:
    'No account is needed. Of the package it says nothing else: no name, store, number, price, weight or photo. A link that never was, was revoked or is over: 404 `trackingLinkNotFound`.',
  roles: 'anyone',
  params: z.strictObject({ code: z.string().max(100) }),
  response: tracking,
})
