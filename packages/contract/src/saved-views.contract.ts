import { EVERY_DUTY, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, instant, text } from './fields/fields.ts'

export const savedView = z
  .strictObject({
    id,
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
    screen: z.string().meta({ description: 'The path of the screen.' }),
    name: z.string(),
    query: z.record(z.string(), z.unknown()),
    isDefault: z.boolean(),
  })
  .meta({ description: 'A list as somebody likes to see it: what its address says, and which columns it has.' })
export type SavedView = z.output<typeof savedView>

const value = z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(50)])
const viewFields = {
  screen: z.string().startsWith('/').max(120),
  name: text(60),
  query: z.record(z.string().max(40), value).refine((query) => Object.keys(query).length <= 40, 'tooMany'),
  isDefault: z.boolean().default(false).meta({ description: 'The one that the screen opens with; one a screen at most.' }),
}

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/saved-view',
  summary: "One's own saved views of lists.",
  description: "One's own.",
  roles: ROLES,
  query: z.object({ screen: z.string().max(120).optional() }),
  response: z.array(savedView),
})

export const addSavedView = endpoint({
  method: 'POST',
  path: '/saved-view',
  summary: 'Saves how a list is seen, under a name.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject(viewFields),
  response: savedView,
})

export const updateSavedView = endpoint({
  method: 'PUT',
  path: '/saved-view/{id}',
  summary: 'Changes a saved view.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  body: z.strictObject(viewFields),
  edits: 'savedView',
  response: savedView,
})

export const removeSavedView = endpoint({
  method: 'DELETE',
  path: '/saved-view/{id}',
  summary: 'Forgets a saved view.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  edits: 'savedView',
  response: done,
})
