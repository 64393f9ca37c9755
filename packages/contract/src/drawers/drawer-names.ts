import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, id, idParams, optionalText, text } from '../fields/fields.ts'

const named = z.strictObject({ name: text(60), place: optionalText(80) })

export const createDrawer = endpoint({
  method: 'POST',
  path: '/drawer',
  summary: 'Adds a drawer.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  body: named,
  response: z.strictObject({ id }),
})

export const updateDrawer = endpoint({
  method: 'PUT',
  path: '/drawer/{id}',
  summary: 'Renames a drawer, turns it off or on again.',
  description: 'One that is open is not turned off (`drawerTaken`).',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: named.extend({ isOn: z.boolean() }),
  response: done,
})
