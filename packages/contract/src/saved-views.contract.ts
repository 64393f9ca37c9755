import { EVERY_DUTY, MOST_SHARED_VIEWS, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, instant, personReference, text } from './fields/fields.ts'

export const savedView = z
  .strictObject({
    id,
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
    screen: z.string().meta({ description: 'The path of the screen.' }),
    name: z.string(),
    query: z.record(z.string(), z.unknown()),
    isDefault: z.boolean().meta({ description: 'It opens the screen: one’s own alone do.' }),
    isShared: z.boolean(),
    sharedBy: personReference
      .nullable()
      .meta({ description: 'Who shares it with the other administrators; null of one’s own that is not shared.' }),
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
const isShared = z
  .boolean()
  .meta({ description: `Every administrator who may open the screen sees it; ${MOST_SHARED_VIEWS} a screen at most.` })

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/saved-view',
  summary: "One's own saved views of lists, and those of the team.",
  description: "One's own; an administrator's with those that others share, of screens and tabs that their duties let them open.",
  roles: ROLES,
  query: z.object({ screen: z.string().max(120).optional() }),
  response: z.array(savedView),
})

export const addSavedView = endpoint({
  method: 'POST',
  path: '/saved-view',
  summary: 'Saves how a list is seen, under a name.',
  description: 'An administrator may share it: `permissionMissing` of others, and of a screen that is not theirs to open.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject({ ...viewFields, isShared: isShared.default(false) }),
  response: savedView,
})

export const updateSavedView = endpoint({
  method: 'PUT',
  path: '/saved-view/{id}',
  summary: 'Changes a saved view.',
  description:
    'One that is shared is changed by who made it and by owners, others are refused with `permissionMissing`; whether it is shared, and opens the screen, is its maker’s alone. `isShared` stays as it is where it is left out.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  body: z.strictObject({ ...viewFields, isShared: isShared.optional() }),
  edits: 'savedView',
  response: savedView,
})

export const removeSavedView = endpoint({
  method: 'DELETE',
  path: '/saved-view/{id}',
  summary: 'Forgets a saved view.',
  description: 'One that is shared is forgotten by who made it and by owners: `permissionMissing` of others.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  params: idParams,
  edits: 'savedView',
  response: done,
})
