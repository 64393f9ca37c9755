// Shelves of the two warehouses, and what lies on them (office, section 1). A house may do without.
import { isShelfCode, LAST_WALKING_ORDER, MOST_SHELVES_AT_ONCE, PLACES, plainCode, WAREHOUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, idParams, ids, optionalText, text, wholeNumber } from '../fields/fields.ts'
import { shelf } from './shelf.ts'

export const location = shelf
  .extend({
    warehouse: z.enum(PLACES),
    isActive: z.boolean().meta({ description: 'On one that is no longer used nothing is put; what lies there stays.' }),
    orderCount: z.int().meta({ description: 'How many packages lie there.' }),
  })
  .meta({ description: 'A shelf of a warehouse.' })
export type Location = z.output<typeof location>

const shelfCode = text(20).refine(isShelfCode, 'notValid')
const zone = optionalText(40)
const walkingOrder = wholeNumber().min(1, 'notValid').max(LAST_WALKING_ORDER, 'tooLarge')

export const listLocations = endpoint({
  method: 'GET',
  path: '/location',
  summary: 'The shelves of both warehouses, in walking order.',
  roles: ['administrator'],
  response: z.array(location),
})

export const createLocations = endpoint({
  method: 'POST',
  path: '/location',
  summary: 'Adds shelves to a warehouse, one or a series; they are walked past after those that are there.',
  description:
    'All or none. Codes have letters and digits, and are compared without signs and case: A-01 and a01 are one, in both warehouses (`locationCodeTaken`). Miami’s are a matter of `warehouseMIA`, Quito’s of `warehouseUIO`.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  body: z.strictObject({
    warehouse: z.enum(PLACES),
    codes: z
      .array(shelfCode)
      .min(1, 'required')
      .max(MOST_SHELVES_AT_ONCE)
      .refine((codes) => new Set(codes.map(plainCode)).size === codes.length, 'notValid'),
    zone,
  }),
  response: done,
})

export const updateLocation = endpoint({
  method: 'PUT',
  path: '/location/{id}',
  summary: 'Changes the zone or the walking order of a shelf, retires it, or takes it into use again.',
  description: 'With the duty of its warehouse. What lies on a shelf that is retired stays there.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  params: idParams,
  body: z.strictObject({ zone, walkingOrder, isActive: z.boolean() }),
  response: done,
})

export const shelveOrders = endpoint({
  method: 'PUT',
  path: '/order/location',
  summary: 'Puts packages on a shelf, or takes them off.',
  description:
    'All or none, with the duty of the shelf’s warehouse. A package that lies there already stays as it is. It leaves its shelf by itself when it leaves the warehouse.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  body: z.strictObject({
    code: text(20).nullable().meta({ description: 'The code of the shelf, with its signs or without; null takes them off.' }),
    orderIds: ids,
  }),
  response: done,
})
