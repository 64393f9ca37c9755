import { listNotifications } from '@app/contract/notifications.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { expect, test } from 'vitest'
import { someParameters } from '../../testing/given-parameters.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { answers, received } from '../../testing/server.ts'
import { RemoteNotifications } from './remote-notifications.tsx'

test('switched off, the remote component is neither shown nor asks for anything', async () => {
  answers(listRetailParameters, someParameters({ remoteComponentsEnabled: 0 }))
  await renderScreen(<RemoteNotifications />, { role: 'client' })

  await expect.poll(() => received(listRetailParameters).length).toBe(1)
  expect(document.querySelectorAll('main button')).toHaveLength(0)
  await expect.poll(() => received(listNotifications)).toHaveLength(0)
})
