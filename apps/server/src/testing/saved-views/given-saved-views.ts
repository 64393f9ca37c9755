import { savedViews } from '@app/contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { type Person, signedInAs } from '../world.ts'

let made = 0
const body = (screen: string) => {
  made += 1
  return { screen, name: `Vista ${made}`, query: {} }
}

/** A person's own, and one that the team shares. */
export const SAVED_VIEW_RECORDS = {
  savedView: async (client: Person) => (await signedInAs(client).call(savedViews.addSavedView, { body: body('/tuspedidos') })).id,
  sharedView: async () => {
    const shared = { ...body(ADMINISTRATOR_PATHS.orders), isShared: true }
    return (await signedInAs('administrator').call(savedViews.addSavedView, { body: shared })).id
  },
}
