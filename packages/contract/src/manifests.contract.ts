import { BUNDLE_READINESS, LONGEST_GUIDE, MANIFEST_ACTIONS, MANIFEST_STATUSES, WAREHOUSES } from '@app/domain'
import { z } from 'zod'
import { bundle } from './bundles.contract.ts'
import { endpoint } from './endpoint.ts'
import { businessDate, date, done, id, idParams, record } from './fields/fields.ts'
import { exportOf, inSet, listOf, listQueryBy, partOf, repeated, selectionOf } from './fields/list.ts'
import { MOST_ON_MANIFEST } from './fields/list-limits.ts'
import { manifestCosts } from './fields/manifest-costs.ts'
import { promisedOfAll } from './fields/promise.ts'
import { timelineEntry } from './fields/timeline.ts'
import { shippingCheck } from './manifests/shipping-check.ts'

export * from './manifests/guide-file.ts'
export * from './manifests/manifest-papers.ts'
export * from './manifests/shipping-check.ts'

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
  loadedCount: z.int(),
  weightInGrams: z.int(),
  customsInvoiceValueInCents: z.int(),
  cumulativeInCents: z.int().meta({ description: 'Of the bundles listed so far, with the US tax.' }),
  allowedActions: z.array(z.enum(MANIFEST_ACTIONS)),
})
export type Manifest = z.output<typeof manifest>

export const manifestDetail = manifest.extend({
  costs: manifestCosts.nullable().meta({ description: 'Null to whom money is not shown (office, section 7).' }),
  bundles: z.array(bundle),
  checks: z.array(shippingCheck).meta({ description: 'Empty when it may ship.' }),
  readyCount: z.int().meta({ description: 'Bundles that nothing keeps from being shipped, until it was.' }),
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
    consignee: partOf('the name or identification of who is declared for one of its bundles'),
    hasGuideNumber: z.stringbool().optional(),
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
    .array(z.strictObject({ bundleId: id, childGuideNumber: z.string().trim().max(LONGEST_GUIDE, 'tooLong').nullable() }))
    .max(MOST_ON_MANIFEST, 'tooMany')
    .meta({ description: 'The bundles on it, in order, with their child guides: this list replaces the one there was.' }),
}

export const createManifest = endpoint({
  method: 'POST',
  path: '/manifest',
  summary: 'Begins a manifest, with as much as is known of it.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  body: z.strictObject(manifestFields).partial(),
  response: manifestDetail,
})

export const updateManifest = endpoint({
  method: 'PUT',
  path: '/manifest/{id}',
  summary: 'Changes a manifest that was not shipped.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.strictObject(manifestFields).partial(),
  edits: 'manifest',
  response: manifestDetail,
})

// Office, section 2.
export const listManifestBundles = endpoint({
  method: 'GET',
  path: '/manifest/{id}/bundle',
  summary: 'The bundles of a manifest, by what keeps them from being shipped.',
  roles: ['administrator'],
  params: idParams,
  query: listQueryBy({
    sort: ['position', 'code', 'consignee', 'childGuideNumber', 'weightInGrams', 'valueWithTaxInCents', 'createdAt'],
    range: 'putTogether',
  }).extend({
    readiness: repeated(z.enum(BUNDLE_READINESS)).meta({
      description: '`ready`: nothing keeps it from being shipped; else what does, as `checks` of the manifest counts.',
    }),
    isLoaded: z.stringbool().optional(),
    set: inSet,
  }),
  response: listOf(bundle),
})

export const byIds = z.strictObject({ bundleIds: z.array(id).min(1, 'required').max(MOST_ON_MANIFEST, 'tooMany') })
const bundleCode = z.string().trim().toUpperCase().min(1, 'required').max(20, 'tooLong')
export const byCodes = z.strictObject({ codes: z.array(bundleCode).min(1, 'required').max(MOST_ON_MANIFEST, 'tooMany') })
const named = z.union([byIds, byCodes])
export type NamedBundles = z.output<typeof named>

const REFUSES = 'All of them or none: a refusal names those in the way by `codes`.'

export const putOnManifest = endpoint({
  method: 'POST',
  path: '/manifest/{id}/bundle',
  summary: 'Puts free bundles on a manifest, after those that are on it.',
  description: `${REFUSES} Bundles that are on it already stay where they are. A manifest holds at most ${MOST_ON_MANIFEST}.`,
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: named,
  edits: 'manifest',
  response: manifest,
})

export const takeOffManifest = endpoint({
  method: 'DELETE',
  path: '/manifest/{id}/bundle',
  summary: 'Takes bundles off a manifest that was not shipped: they are free again, without their child guides.',
  description: REFUSES,
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: named,
  edits: 'manifest',
  response: manifest,
})

const childGuideNumber = z.string().trim().max(LONGEST_GUIDE, 'tooLong')

export const setGuides = endpoint({
  method: 'PUT',
  path: '/manifest/{id}/guides',
  summary: 'Gives child guides to many bundles of a manifest: a series, or a number for each.',
  description:
    'A series fills what is empty, in order, from `first` on. Of `guides`, one with the code of a bundle is its number, one without is that of the next bundle that has none; null takes a number away. All lines or none: `guidesRefused` names each refused line, its number and why.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.union([
    z.strictObject({ first: childGuideNumber.min(1, 'required') }),
    z.strictObject({
      guides: z
        .array(
          z.strictObject({
            code: z.string().trim().max(20, 'tooLong').optional(),
            childGuideNumber: childGuideNumber.nullable(),
          }),
        )
        .min(1, 'required')
        .max(MOST_ON_MANIFEST, 'tooMany'),
    }),
  ]),
  edits: 'manifest',
  response: manifest,
})

// Both ways, section 5.
export const setExpectedDate = endpoint({
  method: 'PUT',
  path: '/manifest/{id}/expected-date',
  summary: 'Says when a manifest is expected in Quito, until it has arrived.',
  description: 'Comes before the day that the rule gives, for every package on it; null goes back to the rule.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
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
  duties: ['warehouseMIA'],
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
  duties: ['warehouseMIA'],
  params: idParams,
  edits: 'manifest',
  response: manifestDetail,
})

export const exportManifests = exportOf(listManifests)
export const selectManifests = selectionOf(listManifests)
export const exportManifestBundles = exportOf(listManifestBundles)
export const selectManifestBundles = selectionOf(listManifestBundles)
