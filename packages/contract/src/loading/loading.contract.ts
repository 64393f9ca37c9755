// Bundles are loaded for the flight in Miami (office, section 1).
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../fields/fields.ts'
import { byCodes, byIds, manifest } from '../manifests.contract.ts'

const undo = { undo: z.literal(true).optional().meta({ description: 'They are not loaded after all.' }) }

export const loadBundles = endpoint({
  method: 'PUT',
  path: '/manifest/{id}/loaded',
  summary: 'Says that bundles of a manifest are loaded in Miami, or undoes it until it is shipped.',
  description:
    'All of them or none: a refusal names those in the way by `codes`. Bundles that are so already stay as they are. A manifest may be shipped with bundles that are not loaded.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.union([byIds.extend(undo), byCodes.extend(undo)]),
  response: manifest,
})

export const getLoadList = endpoint({
  method: 'GET',
  path: '/manifest/{id}/load-list',
  summary: 'The bundles of a manifest in the order in which their shelves are walked past, as a PDF.',
  description:
    'A4, a row a bundle with a box to tick; what lies on no shelf comes last. It names consignees, and no document of theirs.',
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})
