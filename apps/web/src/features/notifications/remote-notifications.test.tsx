import { listNotifications } from '@app/contract/notifications.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { received } from '../../testing/server.ts'
import { RemoteNotifications } from './remote-notifications.tsx'

test('switched off, the remote component is neither shown nor asks for anything', async () => {
  const header = (
    <header>
      Puente <RemoteNotifications />
    </header>
  )
  await renderScreen(header, { role: 'client', me: { areRemoteComponentsEnabled: false } })

  await expect.element(page.getByText('Puente')).toBeVisible()
  expect(document.querySelectorAll('main button')).toHaveLength(0)
  expect(received(listNotifications)).toHaveLength(0)
})
