import { MANIFEST_ACTIONS, MANIFEST_STATUSES } from '@app/domain'
import { z } from 'zod'
import { bundle } from './bundles.contract.ts'
import { endpoint } from './endpoint.ts'
import { businessDate, date, done, id, idParams, record } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { promisedOfAll } from './fields/promise.ts'
import { timelineEntry } from './fields/timeline.ts'

export const shippingCheck = z
  .strictObject({
    problem: z.enum([
      'guideNumberMissing',
      'noBundles',
      'childGuideNumberMissing',
      'childGuideNumberRepeated',
      'customsValueMissing',
      'categoryLimitExceeded',
      'yearlyQuotaExceeded',
      'consentMissing',
    ]),
    bundleId: id.optional(),
    bundleCode: z.string().optional(),
  })
  .meta({ description: 'What keeps a manifest from being shipped; `bundleId` where one bundle is the cause.' })

export const manifest = z.strictObject({
  ...record,
  status: z.enum(MANIFEST_STATUSES),
  guideNumber: z.string().nullable(),
  airline: z.string(),
  flight: z.string(),
  departureDate: date.nullable(),
  expectedDate: date.nullable().meta({ description: 'When staff expect it in Quito; null where the rule says when.' }),
  sentAt: z.string().nullable(),
  ...promisedOfAll,
  notArrivedCount: z.int().meta({ description: 'Packages that were on it and ended before they reached Quito.' }),
  bundleCount: z.int(),
  weightInGrams: z.int(),
  customsInvoiceValueInCents: z.int(),
  cumulativeInCents: z.int().meta({ description: 'Of the bundles listed so far, with the US tax.' }),
  allowedActions: z.array(z.enum(MANIFEST_ACTIONS)),
})
export type Manifest = z.output<typeof manifest>

export const manifestDetail = manifest.extend({
  bundles: z.array(bundle),
  checks: z.array(shippingCheck).meta({ description: 'Empty when it may ship.' }),
  timeline: z.array(timelineEntry),
})
export type ManifestDetail = z.output<typeof manifestDetail>

export const listManifests = endpoint({
  method: 'GET',
  path: '/manifest',
  summary: 'Manifests, by status.',
  roles: ['administrator'],
  query: listQueryBy({
    sort: ['createdAt', 'updatedAt', 'code', 'status', 'guideNumber', 'departureDate', 'sentAt'],
    range: 'leaves',
  }).extend({
    status: repeated(z.enum(MANIFEST_STATUSES)),
  }),
  response: listOf(manifest),
})

export const getManifest = endpoint({
  method: 'GET',
  path: '/manifest/{id}',
  summary: 'One manifest with its bundles and what keeps it from being shipped.',
  roles: ['administrator'],
  params: idParams,
  response: manifestDetail,
})

const manifestFields = {
  guideNumber: z.string().trim().max(40, 'tooLong').nullable(),
  airline: z.string().trim().max(80, 'tooLong'),
  flight: z.string().trim().max(20, 'tooLong'),
  departureDate: date.nullable(),
  bundles: z
    .array(z.strictObject({ bundleId: id, childGuideNumber: z.string().trim().max(40, 'tooLong').nullable() }))
    .max(500)
    .meta({ description: 'The bundles on it, in order, with their child guides: this list replaces the one there was.' }),
}

export const createManifest = endpoint({
  method: 'POST',
  path: '/manifest',
  summary: 'Begins a manifest, with as much as is known of it.',
  guard: 'ordinary',
  roles: ['administrator'],
  body: z.strictObject(manifestFields).partial(),
  response: manifestDetail,
})

export const updateManifest = endpoint({
  method: 'PUT',
  path: '/manifest/{id}',
  summary: 'Changes a manifest that was not shipped.',
  guard: 'ordinary',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject(manifestFields).partial(),
  edits: 'manifest',
  response: manifestDetail,
})

// Both ways, section 5.
export const setExpectedDate = endpoint({
  method: 'PUT',
  path: '/manifest/{id}/expected-date',
  summary: 'Says when a manifest is expected in Quito, until it has arrived.',
  description: 'Comes before the day that the rule gives, for every package on it; null goes back to the rule.',
  guard: 'ordinary',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ expectedDate: businessDate.nullable() }),
  edits: 'manifest',
  response: manifestDetail,
})

export const removeManifest = endpoint({
  method: 'DELETE',
  path: '/manifest/{id}',
  summary: 'Removes a manifest that was not shipped; its bundles are free again.',
  guard: 'ordinary',
  roles: ['administrator'],
  params: idParams,
  edits: 'manifest',
  response: done,
})

// Domain, section 6.
export const shipManifest = endpoint({
  method: 'POST',
  path: '/manifest/{id}/ship',
  summary: 'Ships a manifest with every bundle on it: nothing takes this back.',
  description: 'Irreversible: freezes what was declared and moves every bundle and package.',
  guard: 'sensitive',
  roles: ['administrator'],
  params: idParams,
  edits: 'manifest',
  response: manifestDetail,
})

export const getManifestExcel = endpoint({
  method: 'GET',
  path: '/manifest/{id}/excel',
  summary: 'The manifest as the workbook that customs agents ask for.',
  description: "The workbook customs agents ask for, in the reader's language.",
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})

export const getManifestPdf = endpoint({
  method: 'GET',
  path: '/manifest/{id}/pdf',
  summary: 'The declarations of a manifest for customs agents, as a PDF.',
  description: 'The same on paper: landscape A4, as shipped; as it would be now, and marked so, until then.',
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})

export const exportManifests = exportOf(listManifests)
export const selectManifests = selectionOf(listManifests)
