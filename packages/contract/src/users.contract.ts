import { IDENTIFICATION_TYPES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, ids, personReference, record } from './fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const USER_STATUSES = ['active', 'inactive'] as const

export const user = z.strictObject({
  ...record,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  city: z.string(),
  province: z.string(),
  /** 0 client, 1 administrator, 2 associate, 3 shippier or courier (domain, section 4). */
  userType: z.int(),
  status: z.enum(USER_STATUSES),
  hasDiscount: z.boolean(),
  casilleroCode: z.string().nullable(),
  associate: personReference.nullable(),
  /** Orders that are neither delivered nor removed. */
  openOrders: z.int(),
})
export type User = z.output<typeof user>

const userList = listQueryBy('createdAt', 'name', 'firstName', 'lastName', 'email', 'city', 'status')

export const listUsers = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'Everybody who has an account, by type.',
  roles: ['administrator'],
  query: userList.extend({ type: repeated(z.coerce.number().int().min(0).max(3)) }),
  response: listOf(user),
})

/** Associates with how many clients each has. */
export const associate = user.extend({ clients: z.int() })
export type Associate = z.output<typeof associate>
export const listAssociates = endpoint({
  method: 'GET',
  path: '/associate',
  summary: 'Associates, with how many clients each has.',
  roles: ['administrator'],
  query: userList,
  response: listOf(associate),
})

export const listClientsWithoutAssociate = endpoint({
  method: 'GET',
  path: '/client/without-associate',
  summary: 'Clients who have no associate.',
  roles: ['administrator'],
  query: userList,
  response: listOf(user),
})

export const listClientsOfAssociate = endpoint({
  method: 'GET',
  path: '/associate/{id}/client',
  summary: 'The clients of one associate.',
  roles: ['administrator'],
  params: idParams,
  query: userList,
  response: listOf(user),
})

/** The signed-in associate's own clients. */
export const listOwnClients = endpoint({
  method: 'GET',
  path: '/associate/clients',
  summary: 'The associate’s own clients.',
  roles: ['associate'],
  query: userList,
  response: listOf(user),
})

/** Gives clients without associate to an associate: all of them or none. Their open orders follow when `withOpenOrders`. */
export const assignClients = endpoint({
  method: 'POST',
  path: '/associate/{id}/client',
  summary: 'Gives clients without associate to an associate.',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ clientIds: ids, withOpenOrders: z.boolean().default(false) }),
  response: done,
})

export const unassignClients = endpoint({
  method: 'DELETE',
  path: '/associate/{id}/client',
  summary: 'Takes clients from their associate.',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ clientIds: ids }),
  response: done,
})

export const exportUsers = exportOf(listUsers)
export const selectUsers = selectionOf(listUsers)
export const exportAssociates = exportOf(listAssociates)
export const selectAssociates = selectionOf(listAssociates)
export const exportClientsWithoutAssociate = exportOf(listClientsWithoutAssociate)
export const selectClientsWithoutAssociate = selectionOf(listClientsWithoutAssociate)
export const exportClientsOfAssociate = exportOf(listClientsOfAssociate)
export const selectClientsOfAssociate = selectionOf(listClientsOfAssociate)
export const exportOwnClients = exportOf(listOwnClients)
export const selectOwnClients = selectionOf(listOwnClients)
