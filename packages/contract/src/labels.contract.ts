import { MOST_ON_PAPER, PLACES, WAREHOUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams } from './fields/fields.ts'
import { inSet, severalIds } from './fields/list.ts'

const STAFF = ['associate', 'administrator'] as const

const MOST_LABELS = 100
export const LABEL_FORMATS = ['pdf', 'zpl'] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]
export const labelFormat = z
  .enum(LABEL_FORMATS)
  .default('pdf')
  .meta({ description: '`zpl`: the commands of a label printer of 203 dpi that prints them without a driver, UTF-8.' })
const labelled = z
  .strictObject({ id: severalIds(MOST_LABELS).optional(), set: inSet, format: labelFormat })
  .refine(({ id, set }) => (id === undefined) !== (set === undefined), { error: 'required', path: ['id'] })
const OF_A_SET =
  'Of a set, what its caller reaches and was not removed, in its order; nothing of it left is 404, more than the limit is `runTooLarge`. One of the two.'

export const getOrderLabel = endpoint({
  method: 'GET',
  path: '/order/{id}/label',
  summary: 'The label of a package as a PDF of 100 × 150 mm; it says so when nobody knows whose package it is.',
  description: "100 × 150 mm, in the reader's language; its bars are Code 128 of the code.",
  roles: STAFF,
  params: idParams,
  response: 'file',
})

export const getOrderLabels = endpoint({
  method: 'GET',
  path: '/order/labels',
  summary: `The labels of up to 100 packages, or of a set of up to ${MOST_ON_PAPER}, a page each, in the order asked for.`,
  description: `All of the packages or none: the refusal names the ids that are not within reach. ${OF_A_SET}`,
  roles: STAFF,
  query: labelled,
  response: 'file',
})

export const getBundleLabels = endpoint({
  method: 'GET',
  path: '/bundle/labels',
  summary: `The labels of up to 100 bundles, or of a set of up to ${MOST_ON_PAPER}, a page each, in the order asked for.`,
  description: `All of the bundles or none: the refusal names the ids that are not within reach. ${OF_A_SET}`,
  roles: STAFF,
  query: labelled,
  response: 'file',
})

export const getManifestLabels = endpoint({
  method: 'GET',
  path: '/manifest/{id}/labels',
  summary: 'The labels of all bundles of a manifest in one file, a page each, in its order.',
  roles: ['administrator'],
  params: idParams,
  query: z.strictObject({ format: labelFormat }),
  response: 'file',
})

export const getBundleLabel = endpoint({
  method: 'GET',
  path: '/bundle/{id}/label',
  summary: 'The label of a bundle as a PDF of 100 × 150 mm.',
  description:
    "Its bars are Code 128 of the child guide number; of the bundle's own code while it has none, or one that bars cannot say.",
  roles: STAFF,
  params: idParams,
  response: 'file',
})

export const getLocationLabels = endpoint({
  method: 'GET',
  path: '/location/labels',
  summary: 'The labels of the shelves that are in use, or of up to 100 of them, a page each in walking order.',
  description:
    'Of one warehouse, or of both. 100 × 150 mm. Their bars are Code 128 of the letters and digits of the code alone: a scanner that is set for another keyboard changes signs.',
  roles: ['administrator'],
  query: z.strictObject({ warehouse: z.enum(PLACES).optional(), id: severalIds(MOST_LABELS).optional() }),
  response: 'file',
})

export const getStationCards = endpoint({
  method: 'GET',
  path: '/station/cards',
  summary: 'The cards of the warehouses’ station: one for each job, which a scan begins, and the one that ends a bundle.',
  description: '100 × 150 mm, a page each. Their bars are Code 128 of letters alone.',
  roles: ['administrator'],
  duties: [...WAREHOUSES, 'counter'],
  response: 'file',
})
