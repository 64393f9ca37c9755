import { PLACES, WAREHOUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams } from './fields/fields.ts'
import { severalIds } from './fields/list.ts'

const STAFF = ['associate', 'administrator'] as const

const MOST_LABELS = 100

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
  summary: 'The labels of up to 100 packages, a page each, in the order asked for.',
  description: 'All of them or none: the refusal names the ids that are not within reach.',
  roles: STAFF,
  query: z.strictObject({ id: severalIds(MOST_LABELS) }),
  response: 'file',
})

export const getManifestLabels = endpoint({
  method: 'GET',
  path: '/manifest/{id}/labels',
  summary: 'The labels of all bundles of a manifest as one PDF, a page each, in its order.',
  roles: ['administrator'],
  params: idParams,
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
